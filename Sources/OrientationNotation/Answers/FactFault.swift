/// Why the facts of a scenario could not be understood.
package struct FactFault: Error, Equatable, CustomStringConvertible {
  /// The line of the facts, from 1; nil where it is none in particular, such as a fact that is missing.
  package let line: Int?
  package let message: String
  package let help: String?
  /// What else is wrong.
  package let others: [FactFault]

  package init(line: Int? = nil, message: String, help: String? = nil, others: [FactFault] = []) {
    self.line = line
    self.message = message
    self.help = help
    self.others = others
  }

  package var description: String {
    var text = (line.map { "fact \($0): " } ?? "") + "error: \(message)"
    if let help { text += "\n  help: \(help)" }
    for other in others { text += "\n" + other.description }
    return text
  }
}
