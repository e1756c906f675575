/// What one command takes, and what its help says.
struct CommandSpecification {
  /// The operands as the usage line shows them.
  let operands: String
  /// How many operands it takes at most; nil for any number.
  let maximumOperands: Int?
  /// The options of its own; those of every command come in addition.
  let options: [OptionSpecification]
  let summary: String
  let discussion: String
}
