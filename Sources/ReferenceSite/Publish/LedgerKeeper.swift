import Basics
import Diagnostics

/// Keeps the ledger of published ids: finds what has vanished from a site, and adds what is new.
struct LedgerKeeper {
  let site: SiteIndex
  let redirects: Redirects
  /// Pages that the site has besides those of the book.
  let otherPages: Set<String>

  /// The ledger for the site at hand.
  ///
  /// - Parameter former: the ledger of the committed site, or nil where there is none.
  func ledger(after former: [UInt8]?, _ complaints: inout Complaints) -> [UInt8] {
    var ledger = PublishedIDs()
    if let former {
      do {
        ledger = try PublishedIDs(former)
        complain(ledger, lines: former, &complaints)
      } catch {
        complaints.add(.ledgerMalformed(text: error.text), inSiteAt: SiteLayout.publishedIDs, line: error.line)
      }
    }
    // The reference below a team's book has a ledger of its own: what it loses is no loss of the team's.
    for page in site.pages where !page.isMounted {
      ledger.insert(
        page.output, page.passingAnchors.isEmpty ? page.anchors : page.anchors.subtracting(page.passingAnchors))
    }
    for page in otherPages where !site.isMounted(page) { ledger.insert(page, []) }
    return ledger.bytes
  }
}

extension LedgerKeeper {
  /// What is missing because a page could not be read whole is no loss yet, and only hides the cause.
  private func complain(_ ledger: PublishedIDs, lines bytes: [UInt8], _ complaints: inout Complaints) {
    let isSummaryWhole = !complaints.hasAny(in: BookLayout.summary)
    let pages = Dictionary(site.pages.map { ($0.output, $0) }) { first, _ in first }
    var effort = SuggestionEffort()
    var vanished: [(page: String, id: String?, suggestion: String?)] = []
    for (output, ids) in ledger.entries where redirects.pages[output] == nil && !otherPages.contains(output) {
      guard let page = pages[output] else {
        guard isSummaryWhole else { continue }
        let nearest = effort.nearest(to: output, in: pages.keys)
        let suggestion = nearest.flatMap { Self.isNear(output, $0) ? pages[$0]?.source : nil }
        vanished.append((output, nil, suggestion))
        continue
      }
      if page.anchors.isSuperset(of: ids) || complaints.hasAny(in: page.source) { continue }
      let moved = Set((redirects.ids[output] ?? []).map(\.id))
      for id in ids where !page.anchors.contains(id) && !moved.contains(id) {
        let suggestion = effort.nearest(to: id, in: page.anchors).map { page.source + "#" + $0 }
        vanished.append((output, id, suggestion ?? page.source))
      }
    }
    if vanished.isEmpty { return }
    let lines = LedgerLines(bytes)
    for (page, id, suggestion) in vanished {
      complaints.add(
        .idVanished(address: page + (id.map { "#" + $0 } ?? ""), suggestion: suggestion),
        inSiteAt: SiteLayout.publishedIDs,
        line: lines.line(of: page, id))
    }
  }
}

extension LedgerKeeper {
  /// Whether two pages have more in common than the folder and the kind of thing that they are about.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    Suggestion.nearest(to: stem(one), in: [stem(other)]) != nil
  }

  private static func stem(_ output: String) -> String {
    var stem = output.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? output
    for end in ["Controller", "View"] where stem.hasSuffix(end) { stem.removeLast(end.count) }
    return stem
  }
}

/// The lines of a ledger as it was read.
private struct LedgerLines {
  private var lines: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    var page = ""
    for (index, bytes) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("#") { lines[page + line] = index + 1 } else { lines[line] = index + 1 }
      if !line.hasPrefix("#") { page = line }
    }
  }

  func line(of page: String, _ id: String?) -> Int? { lines[page + (id.map { "#" + $0 } ?? "")] }
}
