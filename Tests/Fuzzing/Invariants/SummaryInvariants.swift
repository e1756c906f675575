@testable import ReferenceSite

/// SUMMARY.md: the chapters are a forest in reading order, and the site made of them holds together.
enum SummaryInvariants {
  static func violations(of bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    var faults: [Int] = []
    let summary = SummaryParser.parse(bytes) { faults.append($1) }
    if faults.contains(where: { $0 < 1 || $0 > lines }) { violations.append("a fault on no line") }
    for (index, chapter) in summary.chapters.enumerated() {
      if chapter.line < 1 || chapter.line > lines { violations.append("a chapter on no line") }
      if let parent = chapter.parent {
        if parent >= index { violations.append("a chapter before its parent") }
        if !summary.chapters[parent].children.contains(index) { violations.append("a parent without its child") }
      }
      if chapter.children.contains(where: { summary.chapters[$0].parent != index }) {
        violations.append("a child without its parent")
      }
    }
    let top = summary.parts.flatMap(\.chapters)
    if top != summary.chapters.indices.filter({ summary.chapters[$0].parent == nil }) {
      violations.append("a chapter in no part")
    }
    return violations + SiteInvariants.violations(of: ReferenceSite.build(book: SampleBook.book(summary: bytes)))
  }
}
