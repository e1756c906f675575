@testable import ReferenceSite

/// What holds of every site that is made, with problems or without.
enum SiteInvariants {
  static func violations(of edition: Edition) -> [String] {
    var violations: [String] = []
    let paths = Set(edition.files.files.map(\.path))
    var pages: [String: (ids: Set<String>, tags: [StrictHTML.Tag])] = [:]
    for file in edition.files.files where file.path.hasSuffix(".html") {
      let html = StrictHTML(file.bytes)
      violations += html.faults.map { "\(file.path): \($0)" }
      var ids: Set<String> = []
      for tag in html.tags {
        guard let id = tag.attributes.first(where: { $0.name == "id" })?.value else { continue }
        // A block that stands twice on a page has been complained of, and such a site is not published.
        if !ids.insert(id).inserted, edition.diagnostics.isEmpty {
          violations.append("\(file.path): the id `\(id)` twice")
        }
      }
      pages[file.path] = (ids, html.tags)
    }
    let ids = pages.mapValues(\.ids)
    let explorers = Set(
      pages.filter { $0.value.tags.contains { $0.attributes.contains { $0.name == "data-start" } } }.map(\.key))
    for (path, page) in pages {
      // What browsers ask for at an address that is missing is told from the root of the site.
      if path == "404.html" { continue }
      for (name, value) in page.tags.flatMap({ tag in addresses(of: tag).map { (tag.name, $0) } }) {
        if let reason = fault(of: value, in: name, on: path, paths, ids, explorers) {
          violations.append("\(path): `\(value)` \(reason)")
        }
      }
    }
    return violations
  }
}

extension SiteInvariants {
  private static func addresses(of tag: StrictHTML.Tag) -> [String] {
    tag.attributes.filter { $0.name == "href" || $0.name == "src" }.map(\.value)
  }

  /// Why an address has no place on a page, or nil where it has one.
  private static func fault(
    of address: String, in tag: String, on path: String, _ paths: Set<String>, _ ids: [String: Set<String>],
    _ explorers: Set<String>
  ) -> String? {
    if let colon = address.firstIndex(of: ":"), !address[..<colon].contains(where: { "/#?".contains($0) }) {
      switch address[..<colon].lowercased() {
      case "http", "https", "mailto": return tag == "a" ? nil : "asks another host"
      case "data": return tag == "link" ? nil : "is data"
      default: return "has a scheme that is not allowed"
      }
    }
    if address.hasPrefix("/") || address.hasPrefix("\\") { return "is absolute" }
    if address.contains(where: { $0.asciiValue.map { $0 <= 0x20 || $0 == 0x7F } ?? false }) {
      return "holds white space"
    }
    // A problem has been reported for it.
    if address == "#" { return nil }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    // Behind a question mark stands the checksum of what is loaded; one in a file's name is encoded.
    let file = parts[0].prefix { $0 != "?" }
    let target = file.isEmpty ? path : resolved(decoded(String(file)), from: path)
    guard let target, paths.contains(target) else { return "leads to no file" }
    guard parts.count == 2, target.hasSuffix(".html") else { return nil }
    let anchor = decoded(String(parts[1]))
    // What the explorer is opened with is a state, and names no place.
    if anchor.hasPrefix("1S"), explorers.contains(target) { return nil }
    return ids[target]?.contains(anchor) == true ? nil : "leads to no id"
  }

  private static func resolved(_ address: String, from path: String) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in address.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
