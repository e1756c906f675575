import ToolSpecification

/// What `--help` prints, made from the same specifications that arguments are read by.
enum Help {
  /// The help of the tool as a whole.
  static func overview(of commands: [CommandSpecification]) -> String {
    """
    Finds what is wrong with the screen rotation of iOS apps, and says what iOS decides and by which rule.
    Begin with `\(Program.name) lint` in the folder of an app.

    usage: \(Program.name) COMMAND [OPTION…] [OPERAND…]

    commands:
    \(columns(commands.map { ($0.name, $0.summary) }))

    options:
    \(columns([OptionSpecification.help, .version]))

    \(statuses)
    """
  }

  /// The help of a command.
  static func text(of command: CommandSpecification) -> String {
    """
    \(command.summary)

    usage: \(Program.name) \(command.name) [OPTION…] \(command.operands)

    \(command.discussion)

    options:
    \(columns(command.options))

    \(statuses)
    """
  }
}

extension Help {
  private static let statuses =
    "exit status: " + ExitCode.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: " · ")

  private static func columns(_ options: [OptionSpecification]) -> String {
    columns(options.map { ($0.usage, $0.summary) })
  }

  private static func columns(_ rows: [(name: String, text: String)]) -> String {
    let width = rows.map(\.name.utf8.count).max() ?? 0
    return rows.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.utf8.count + 2) + $0.text }
      .joined(separator: "\n")
  }
}
