import Basics
import Diagnostics
import Orientation
import OrientationCatalog

/// Whether the page of a rule, and its chapter in SUMMARY.md, have the title that the catalog has.
enum RuleTitles {
  /// Reports what is called otherwise, in a book that lists the catalog; a team calls its pages as it likes.
  static func check(_ pages: [Page], _ summary: Summary, _ complaints: inout Complaints) {
    let own = pages.filter { !$0.isMounted }
    guard own.contains(where: { !$0.promises.isEmpty }) else { return }
    let rules = Dictionary(uniqueKeysWithValues: Rule.allCases.map { (EntryKey.rule($0.rawValue), $0) })
    for page in own {
      let held = page.entries.compactMap { rules[$0.key] }
      guard held.count == 1, let rule = held.first else { continue }
      let expected = rule.title(in: summary.language)
      let chapter = summary.chapters[page.chapter]
      for (title, path, line) in [
        (page.title, page.source, page.titleLine), (chapter.title, BookLayout.summary, chapter.line),
      ] where line != nil && title != expected {
        complaints.add(
          .titleDiffers(rule: rule.rawValue, title: title, catalog: expected), in: path, line: line)
      }
    }
  }
}
