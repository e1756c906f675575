import Orientation

/// What stands before a line of an answer for the terminal. What follows it is notation, the same in every language.
enum AnswerLabel {
  case outcome, rule, text, display, claim

  /// The line with its label.
  func line(_ value: String, in language: Language) -> String {
    let label =
      switch (self, language) {
      case (.outcome, .english): "outcome: "
      case (.outcome, .simplifiedChinese): "结果："
      case (.rule, .english): "rule: "
      case (.rule, .simplifiedChinese): "规则："
      case (.text, .english): "text: "
      case (.text, .simplifiedChinese): "原文："
      case (.display, .english): "display: "
      case (.display, .simplifiedChinese): "画面："
      case (.claim, .english): "claim: "
      case (.claim, .simplifiedChinese): "断言："
      }
    return label + value
  }

  /// The line about a claim: that it holds, or else what is wrong with it.
  static func claim(_ falsehood: String?, in language: Language) -> String {
    let holds =
      switch language {
      case .english: "holds"
      case .simplifiedChinese: "成立"
      }
    return claim.line(falsehood ?? holds, in: language)
  }
}
