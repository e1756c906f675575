import Basics
import ToolSpecification

/// Takes the arguments of a command apart, by its specification.
struct ArgumentParser {
  private var parsed: ParsedArguments
  private var remaining: ArraySlice<String>

  /// Reads `arguments`, which begin behind the name of the command.
  static func parse(
    _ arguments: ArraySlice<String>, of command: CommandSpecification, among commands: [CommandSpecification]
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(
      parsed: ParsedArguments(command: command, commands: commands), remaining: arguments)
    try parser.collect()
    return parser.parsed
  }
}

extension ArgumentParser {
  private mutating func collect() throws(UsageError) {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        parsed.operands += remaining
        remaining = []
      } else if argument == "-h" {
        parsed.values[OptionSpecification.help.name] = ""
      } else if argument.utf8.starts(with: "--".utf8) {
        try take(option: argument)
      } else if argument.utf8.first == UInt8(ascii: "-"), argument.utf8.count > 1,
        !argument.utf8.starts(with: "-[".utf8)
      {
        // A pasted crash may begin with a method of Objective-C, `-[UIDevice setOrientation:]`.
        throw unknown(option: argument)
      } else {
        parsed.operands.append(argument)
      }
    }
    if let maximum = parsed.command.maximumOperands, parsed.operands.count > maximum {
      throw UsageError(message: "`\(parsed.operands[maximum])` is one operand too many", help: parsed.seeHelp)
    }
  }

  private mutating func take(option argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = parsed.command.options.first(where: { $0.name == name }) else {
      guard let instead = parsed.command.formerOptions[name] else { throw unknown(option: "--" + name) }
      throw UsageError(message: "`\(parsed.command.name)` no longer takes `--\(name)`", help: SafeText(ours: instead))
    }
    guard !parsed.has(option) else {
      throw UsageError(message: "`--\(name)` is given twice", help: "give it once")
    }
    guard option.placeholder != nil else {
      if parts.count > 1 { throw UsageError(message: "`--\(name)` takes no value", help: parsed.seeHelp) }
      parsed.values[name] = ""
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : remaining.popFirst(), !value.isEmpty else {
      throw UsageError(message: "`--\(name)` needs a value", help: "write `\(option.usage)`")
    }
    parsed.values[name] = value
  }

  private func unknown(option: String) -> UsageError {
    .unknown("option", option, among: parsed.command.options.map { "--" + $0.name }, help: parsed.seeHelp)
  }
}
