/// What one command takes, and what its help and its documentation say: arguments are read by it, too.
package struct CommandSpecification: Equatable, Sendable {
  package let name: String
  /// The operands as the usage line shows them.
  package let operands: String
  /// How many operands it takes at most; nil for any number.
  package let maximumOperands: Int?
  /// All options that it takes: first its own, then those of every command.
  package let options: [OptionSpecification]
  /// What it does, in a sentence.
  package let summary: String
  package let discussion: String

  /// - Parameter options: the options of its own; those of every command come in addition.
  package init(
    name: String, operands: String, maximumOperands: Int?, options: [OptionSpecification], summary: String,
    discussion: String
  ) {
    self.name = name
    self.operands = operands
    self.maximumOperands = maximumOperands
    self.options = options + OptionSpecification.common
    self.summary = summary
    self.discussion = discussion
  }
}
