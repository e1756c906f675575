import Basics

/// What is wrong with the text of a scenario or a timeline.
public struct NotationError: Error, Equatable, CustomStringConvertible {
  /// The line of the text, from 1; nil where it is none in particular, such as for a fact that is missing.
  public let line: Int?
  /// What is wrong, as a phrase without a full stop.
  public var message: String { statement.text }
  /// What to write instead, or nil where nothing is near.
  public var help: String? { advice?.text }
  /// What else is wrong, in the order of the lines.
  public let others: [NotationError]
  private let statement: SafeText
  private let advice: SafeText?

  package init(line: Int? = nil, message: SafeText, help: SafeText? = nil, others: [NotationError] = []) {
    self.line = line
    statement = message
    advice = help
    self.others = others
  }

  /// Everything that is wrong, a line each, with the help below it.
  public var description: String { text.text }

  /// The same, for the terminal.
  package var text: SafeText {
    ([self] + others).map { error in
      error.line.map { "fact \($0): \(error.withoutLine)" } ?? error.withoutLine
    }.joined(separator: "\n")
  }

  /// Each that is wrong, for who wrote no lines.
  package var withoutLines: [SafeText] { ([self] + others).map(\.withoutLine) }

  private var withoutLine: SafeText { "error: \(statement)" + (advice.map { "\n  help: \($0)" } ?? "") }
}

extension NotationError {
  /// The faults of a text: the first, and those behind it.
  package init(_ faults: ClaimFaults) {
    let errors = faults.faults.map { fault in
      NotationError(
        line: fault.line, message: fault.message, help: fault.suggestion.map { "did you mean `\($0)`?" as SafeText })
    }
    guard let first = errors.first else {
      self.init(message: "the facts cannot be read")
      return
    }
    self.init(line: first.line, message: first.statement, help: first.advice, others: Array(errors.dropFirst()))
  }
}
