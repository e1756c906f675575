import Basics

/// The ledger of a site: every page and every id on a page that a build ever published.
///
/// It is a file of the site itself, so it is committed with it. Somebody may have linked to each of its addresses, so a
/// later build has to keep them, or to send readers on. A page stands on a line, its ids below it:
///
///     guides/video-app.html
///     #the-button
///     #the-code
package struct PublishedIDs: Sendable, Equatable {
  /// A line that is neither a page nor an id.
  package struct Fault: Error, Equatable {
    /// The line, from 1.
    let line: Int
    let text: String
  }

  /// The ids of each page, by the page's path.
  private(set) var pages: [String: Set<String>] = [:]

  package init() {}

  /// Reads a ledger.
  init(_ bytes: [UInt8]) throws(Fault) {
    var page: String?
    for (index, bytes) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let line = String(decoding: bytes, as: UTF8.self)
      if line.isEmpty { continue }
      if line.hasPrefix("#"), line.utf8.count > 1, let page {
        pages[page, default: []].insert(String(line.dropFirst()))
      } else if line.hasSuffix(".html"), BookPath.isUsable(line) {
        page = line
        pages[line, default: []] = pages[line] ?? []
      } else {
        throw Fault(line: index + 1, text: line)
      }
    }
  }

  /// Adds a page and its ids.
  mutating func insert(_ page: String, _ ids: Set<String>) {
    // The set itself where there is none yet, as in a first build: a union would hash every id again.
    if let former = pages.updateValue(ids, forKey: page) { pages[page] = former.union(ids) }
  }

  /// The pages and their ids, sorted.
  var entries: [(page: String, ids: [String])] {
    pages.sorted { $0.key.precedes($1.key) }
      .map { ($0.key, $0.value.sorted { $0.precedes($1) }) }
  }

  /// The file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (page, ids) in entries {
      bytes += page.utf8
      bytes.append(UInt8(ascii: "\n"))
      for id in ids {
        bytes.append(UInt8(ascii: "#"))
        bytes += id.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }
}
