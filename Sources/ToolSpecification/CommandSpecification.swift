/// What one command takes, and what its help and its documentation say: arguments are read by it, too.
package struct CommandSpecification: Equatable, Sendable {
  package let name: String
  /// The operands as the usage line shows them.
  package let operands: String
  /// How many operands it takes at most; nil for any number.
  package let maximumOperands: Int?
  /// The operands that it takes, for completion; empty where they cannot be listed.
  package let operandValues: [String]
  /// The options of its own; those of every command come in addition.
  let ownOptions: [OptionSpecification]
  /// What it does, in a sentence.
  package let summary: String
  package let discussion: String
  /// What exit statuses mean for this command, where there is more to say than of every command.
  package let statuses: [ExitCode: String]
  /// The options that it took once, by their names, each with what to do instead.
  package let formerOptions: [String: String]

  package init(
    name: String, operands: String, maximumOperands: Int?, operandValues: [String] = [],
    options: [OptionSpecification], summary: String,
    discussion: String, statuses: [ExitCode: String] = [:],
    formerOptions: [String: String] = [:]
  ) {
    self.name = name
    self.operands = operands
    self.maximumOperands = maximumOperands
    self.operandValues = operandValues
    ownOptions = options
    self.summary = summary
    self.discussion = discussion
    self.statuses = statuses
    self.formerOptions = formerOptions
  }

  /// All options that it takes: first its own, then those of every command.
  package var options: [OptionSpecification] { ownOptions + OptionSpecification.common }

  /// A call with all that is its own.
  package var usage: String {
    ([Program.name, name, operands] + ownOptions.map { "[\($0.usage)]" }).joined(separator: " ")
  }
}
