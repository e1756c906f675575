import Orientation
import OrientationCatalog

/// The words around a page's text: what buttons, landmarks and lists are called.
package struct LayoutWords: RecordedWords, Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// What stands above a page whose text is not in the language around it.
  package func untranslated(isPart: Bool) -> String {
    isPart
      ? pick("Part of this page has not been translated yet.", "本页有一部分尚未翻译，这些段落是英文。")
      : pick("This page has not been translated yet.", "本页尚未翻译，正文是英文。")
  }

  /// A date as it is read.
  package func date(_ date: CalendarDate) -> String {
    pick(
      "\(date.day) \(Self.months[date.month - 1]) \(date.year)", "\(date.year) 年 \(date.month) 月 \(date.day) 日")
  }

  /// Up to which iOS version the page was compared with the system.
  package func factsEstablished(upTo version: String) -> String {
    pick("Covers iOS 5 to iOS \(version)", "涵盖 iOS 5 至 iOS \(version)")
  }
}

extension LayoutWords {
  /// The words whose text is always the same; `Records/words/site.txt` has them, below “words around a page”.
  package enum Word: Int, CaseIterable, Sendable {
    case skipToText, navigation, breadcrumb, versions, allVersions, recentVersions, ownName, home, allPages
    case onThisPage, previousAndNext, previous, next, isThisWrong, editThisPage, search, theme, systemTheme
    case lightTheme, darkTheme, objectiveCNames, copy, copied, moved, lastReviewed, license
  }

  package static let texts = ValueText.texts("words around a page", of: Word.self)
}

extension LayoutWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
