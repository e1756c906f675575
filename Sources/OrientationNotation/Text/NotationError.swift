/// What is wrong with the text of a scenario or a timeline.
public struct NotationError: Error, Equatable, CustomStringConvertible {
  /// The line of the text, from 1; nil where it is none in particular, such as for a fact that is missing.
  public let line: Int?
  /// What is wrong, as a phrase without a full stop.
  public let message: String
  /// What to write instead, or nil where nothing is near.
  public let help: String?
  /// What else is wrong, in the order of the lines.
  public let others: [NotationError]

  package init(line: Int? = nil, message: String, help: String? = nil, others: [NotationError] = []) {
    self.line = line
    self.message = message
    self.help = help
    self.others = others
  }

  /// Everything that is wrong, a line each, with the help below it.
  public var description: String {
    var text = (line.map { "fact \($0): " } ?? "") + "error: \(message)"
    if let help { text += "\n  help: \(help)" }
    for other in others { text += "\n" + other.description }
    return text
  }
}

extension NotationError {
  /// The faults of a text: the first, and those behind it.
  package init(_ faults: ClaimFaults) {
    let errors = faults.faults.map { fault in
      NotationError(line: fault.line, message: fault.message, help: fault.suggestion.map { "did you mean `\($0)`?" })
    }
    guard let first = errors.first else {
      self.init(message: "the facts cannot be read")
      return
    }
    self.init(line: first.line, message: first.message, help: first.help, others: Array(errors.dropFirst()))
  }
}
