import Basics
import ToolSpecification

/// `completions`: prints what has a shell complete the tool's command line.
struct CompletionsCommand: Command {
  static let specification = CommandSpecification(
    name: "completions", operands: "SHELL", maximumOperands: 1, operandValues: Shell.allCases.map(\.rawValue),
    options: [], summary: "Print the completion script for bash, zsh or fish.",
    discussion: """
      SHELL is bash, zsh or fish. The script completes commands, options and their values. A package of the tool installs it;
      otherwise, write it where the shell looks for completions.
      """)

  private let shell: Shell
  private let commands: [CommandSpecification]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = arguments.operands.first else {
      throw UsageError(
        message: "`completions` needs the name of a shell", help: "write `\(Program.name) completions bash`")
    }
    guard let shell = Shell(rawValue: name) else {
      throw .unknown("shell", name, among: Shell.allCases.map(\.rawValue), help: "the shells are bash, zsh and fish")
    }
    self.shell = shell
    commands = arguments.commands
  }

  func run(console: Console) async throws -> ExitCode {
    console.data(SafeText(ours: shell.script(for: commands)))
    return .inSync
  }
}
