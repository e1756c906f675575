import Orientation

/// The words for the rules: what each is called, and what it states.
///
/// The words live in one file a language and kind; the switches are exhaustive, so a rule without words does not
/// compile.
package enum RuleWords {
  /// A rule's title: a short phrase without a full stop.
  package static func title(_ rule: Rule, _ language: Language) -> String {
    switch language {
    case .english: rule.englishTitle
    case .simplifiedChinese: rule.chineseTitle
    }
  }

  /// A rule's statement: one to three sentences of plain text, with versions and conditions.
  package static func statement(_ rule: Rule, _ language: Language) -> String {
    switch language {
    case .english: rule.englishStatement
    case .simplifiedChinese: rule.chineseStatement
    }
  }
}
