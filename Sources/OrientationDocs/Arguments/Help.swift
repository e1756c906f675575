/// What `--help` prints, made from the same table that arguments are read by.
enum Help {
  /// The help of a command, or of the tool as a whole.
  static func text(for command: Command?) -> String {
    command.map(text(of:)) ?? overview
  }
}

extension Help {
  private static var overview: String {
    let commands = Command.allCases.map { ($0.rawValue, $0.specification.summary) }
    return """
      Documentation of iOS orientation that computes its answers and knows when it is out of date.

      usage: \(Tool.name) COMMAND [OPTION…] [OPERAND…]

      commands:
      \(columns(commands))

      options:
      \(columns([entry(.help), entry(.version)]))

      \(statuses)
      """
  }

  private static func text(of command: Command) -> String {
    let specification = command.specification
    return """
      \(specification.summary)

      usage: \(Tool.name) \(command.rawValue) [OPTION…] \(specification.operands)

      \(specification.discussion)

      options:
      \(columns((specification.options + OptionSpecification.common).map(entry)))

      \(statuses)
      """
  }

  private static let statuses = """
    exit status: 0 in sync · 1 problems found · 2 wrong usage · 3 input unreadable · 70 internal error
    """

  private static func entry(_ option: OptionSpecification) -> (String, String) {
    ("--" + option.name + (option.placeholder.map { " " + $0 } ?? ""), option.summary)
  }

  private static func columns(_ rows: [(name: String, text: String)]) -> String {
    let width = rows.map(\.name.utf8.count).max() ?? 0
    return rows.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.utf8.count + 2) + $0.text }
      .joined(separator: "\n")
  }
}
