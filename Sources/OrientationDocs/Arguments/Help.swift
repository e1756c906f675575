import Basics
import Diagnostics
import Orientation
import ToolSpecification

/// What `--help` prints, made from the same specifications that arguments are read by.
enum Help {
  /// The help of the tool as a whole.
  static func overview(of commands: [CommandSpecification], in language: Language) -> String {
    """
    \(language.says("Finds what is wrong with the screen rotation of iOS apps, and says what iOS decides and by which rule."))
    \(language.says("Begin with `orientation-docs lint` in the folder of an app."))

    \(usage("COMMAND [OPTION…] [OPERAND…]", language))

    \(language.says("commands:"))
    \(columns(commands.map { ($0.name, $0.summary) }, language))

    \(language.says("options:"))
    \(columns([OptionSpecification.help, .version], language))

    \(statuses(language))
    """
  }

  /// The help of a command.
  static func text(of command: CommandSpecification, in language: Language) -> String {
    """
    \(language.says(command.summary))

    \(usage("\(command.name) [OPTION…] \(command.operands)", language))

    \(language.saysParagraphs(command.discussion))

    \(language.says("options:"))
    \(columns(command.options, language))

    \(statuses(language))
    """
  }
}

extension Help {
  private static func usage(_ arguments: String, _ language: Language) -> String {
    ("usage: \("\(Program.name) \(arguments)")" as SafeText).said(in: language)
  }

  private static func statuses(_ language: Language) -> String {
    let codes = ExitCode.allCases.map { "\($0.rawValue) \(language.says($0.meaning))" }.joined(separator: " · ")
    return ("exit status: \(codes)" as SafeText).said(in: language)
  }

  private static func columns(_ options: [OptionSpecification], _ language: Language) -> String {
    columns(options.map { ($0.usage, $0.summary) }, language)
  }

  private static func columns(_ rows: [(name: String, text: String)], _ language: Language) -> String {
    let width = rows.map(\.name.utf8.count).max() ?? 0
    return rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.utf8.count + 2) + language.says(text)
    }.joined(separator: "\n")
  }
}
