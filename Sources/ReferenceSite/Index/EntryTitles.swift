import Basics
import Diagnostics
import Orientation
import OrientationCatalog

/// Whether the page of a rule or of a kind of finding, and its chapter in SUMMARY.md, have the title of the record.
enum EntryTitles {
  /// Reports what is called otherwise, in a book that lists the catalog; a team calls its pages as it likes.
  ///
  /// - Parameters:
  ///   - folder: the folder of the pages in the book: empty, or a translation's.
  ///   - original: the titles that a translation may not have translated yet.
  static func check(
    _ pages: [Page], _ summary: Summary, in folder: String, original: Summary?, _ complaints: inout Complaints
  ) {
    let own = pages.filter { !$0.isMounted }
    guard own.contains(where: { !$0.promises.isEmpty }) else { return }
    let titles = titles(in: summary.language)
    for page in own {
      let held = page.entries.compactMap { titles[$0.key] }
      guard held.count == 1, let entry = held.first else { continue }
      let chapter = summary.chapters[page.chapter]
      let isTranslated = original.map { $0.chapters[page.chapter].title != chapter.title } ?? true
      for (title, path, line) in [
        (page.title, page.source, page.ownTitleLine),
        (chapter.title, folder + BookLayout.summary, isTranslated ? chapter.line : nil),
      ] where line != nil && title != entry.title {
        complaints.add(
          .titleDiffers(noun: entry.noun, id: entry.id, title: title, catalog: entry.title), in: path, line: line)
      }
    }
  }
}

extension EntryTitles {
  private typealias Entry = (noun: SafeText, id: String, title: String)

  private static func titles(in language: Language) -> [EntryKey: Entry] {
    let rules = Rule.allCases.map {
      (EntryKey.rule($0.rawValue), ("rule", $0.rawValue, $0.title(in: language)) as Entry)
    }
    let findings = FindingRecord.all.map { (EntryKey.finding($0.id), ("finding", $0.id, $0.title[language]) as Entry) }
    return Dictionary(uniqueKeysWithValues: rules + findings)
  }
}
