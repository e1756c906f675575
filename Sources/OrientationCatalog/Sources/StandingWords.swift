import Orientation

/// How far sentences and verdicts can be relied on, in words.
package struct StandingWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// A sign for a standing, which stands before its word and alone in narrow cells: the fuller, the better.
  package static func sign(_ standing: Standing) -> String {
    switch standing {
    case .documented: "●"
    case .observed: "◉"
    case .tested: "◕"
    case .reported: "◑"
    case .contested: "≠"
    case .assumption: "○"
    }
  }

  package func name(_ standing: Standing) -> String { ValueText.text("standings", standing.rawValue, in: language) }

  /// Sign and name.
  package func marked(_ standing: Standing) -> String { Self.sign(standing) + " " + name(standing) }

  /// Sign and name of what happens and, where it stands on less, of which orientation it becomes.
  package func marked(_ verdict: VerdictStanding) -> String {
    marked(verdict.outcome) + (verdict.choice.map { choice + marked($0) } ?? "")
  }

  /// What stands between the standing of what happens and that of which orientation it becomes.
  package var choice: String { pick("; which orientation: ", "；转到哪个方向：") }

  /// How a contested verdict ends by the other side, or what that says; nil where none is contested.
  package func contrary(_ verdict: VerdictStanding) -> String? {
    let others = verdict.contraryOutcomes.map(\.claim) + verdict.contraryCitations.compactMap { text(of: $0) }
    return others.isEmpty ? nil : contrary(others)
  }

  /// Who says what, of a citation that could be opened.
  package func text(of citation: Citation) -> String? {
    citation.finding.map { "“\(citation.source.title)”: \($0.says)" }
  }

  /// The same of what the other side has.
  package func contrary(_ others: [String]) -> String {
    pick("Another source says otherwise: ", "另一种说法：") + others.joined(separator: pick("; ", "；")) + pick(".", "。")
  }

  /// The end of a matrix's caption: the standing that most cells have, and the signs of those that have another.
  package func usual(_ usual: Standing, others: [Standing]) -> String {
    if others.isEmpty { return pick(". All cells: \(marked(usual)).", "。全部单元格：\(marked(usual))。") }
    let others = others.map { marked($0) }.joined(separator: pick(", ", "、"))
    return pick(
      ". Cells without a mark: \(marked(usual)). Marked: \(others).", "。没有标记的单元格：\(marked(usual))。有标记的：\(others)。")
  }
}
