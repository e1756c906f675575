import Orientation
import OrientationCatalog

/// What stands before a line of an answer for the terminal. What follows it is notation, the same in every language.
enum AnswerLabel {
  case outcome, rule, text, display, claim

  /// The line with its label.
  func line(_ value: String, in language: Language) -> String {
    let label =
      switch self {
      case .outcome: LocalizedText("outcome: ", "结果：")
      case .rule: LocalizedText("rule: ", "规则：")
      case .text: LocalizedText("text: ", "原文：")
      case .display: LocalizedText("display: ", "画面：")
      case .claim: LocalizedText("claim: ", "断言：")
      }
    return label[language] + value
  }

  /// The line about a claim: that it holds, or else what is wrong with it.
  static func claim(_ falsehood: String?, in language: Language) -> String {
    claim.line(falsehood ?? LocalizedText("holds", "成立")[language], in: language)
  }
}
