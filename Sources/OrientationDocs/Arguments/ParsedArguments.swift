import Basics
import ToolSpecification

/// The operands and options of one command, as they were written.
struct ParsedArguments: Equatable {
  let command: CommandSpecification
  /// All commands of the tool, for books that document them.
  let commands: [CommandSpecification]
  var operands: [String] = []
  /// The values of options by their names; an option that takes none has an empty one.
  var values: [String: String] = [:]

  /// The value of an option, or nil where it is not given.
  subscript(option: OptionSpecification) -> String? { values[option.name] }

  func has(_ option: OptionSpecification) -> Bool { values[option.name] != nil }

  /// Where help says more, as the help of a `UsageError`.
  var seeHelp: SafeText { "see \(Program.name) \(command.name) --help" }
}
