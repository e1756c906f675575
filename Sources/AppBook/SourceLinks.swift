/// The links of a site to its app's sources. With the commit that was scanned they have the commit and lines, which are
/// others after each commit; a site of another commit says the same.
package struct SourceLinks: Sendable {
  /// What links begin with, up to the commit, and what follows it.
  private let before: [UInt8]
  private let after: [UInt8]
  /// What links begin with where no commit is known.
  private let base: [UInt8]

  /// - Parameter base: the address below which the sources can be read; nil for one that cannot have a commit.
  init?(base: String) {
    let mark = "\u{1}"
    guard let address = SourceAddress(base).at(mark), let place = address.firstRange(of: mark) else { return nil }
    before = Self.attribute(address[..<place.lowerBound])
    after = Array(Self.escaped(address[place.upperBound...]).utf8)
    self.base = Self.attribute(base[...])
  }

  /// A page as it is where no commit is known.
  package func withoutCommits(_ page: [UInt8]) -> [UInt8] {
    guard page.firstRange(of: before) != nil else { return page }
    var found: [UInt8] = []
    var rest = page[...]
    while let start = rest.firstRange(of: before) {
      found += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let commit = rest.prefix { $0.hexadecimalDigit != nil }
      let path = rest.dropFirst(commit.count)
      guard commit.count == 40 || commit.count == 64, path.starts(with: after) else {
        found += before
        continue
      }
      let link = path.dropFirst(after.count).prefix { $0 != UInt8(ascii: "\"") }
      found += base + Self.withoutLine(link)
      rest = rest[link.endIndex...]
    }
    return found + rest
  }
}

extension SourceLinks {
  private static func attribute(_ address: Substring) -> [UInt8] { Array(("href=\"" + escaped(address)).utf8) }

  private static func escaped(_ address: Substring) -> String { String(address.replacing("&", with: "&amp;")) }

  /// A path without `#L` and a number behind it.
  private static func withoutLine(_ link: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let mark = link.lastIndex(of: UInt8(ascii: "#")), link[mark...].starts(with: "#L".utf8) else { return link }
    return link[..<mark]
  }
}

extension App {
  /// The links of the app's site; nil where they never have a commit.
  package var sourceLinks: SourceLinks? { sourceBase.flatMap(SourceLinks.init) }
}
