import Basics
import CLibrary
import Orientation
import OrientationCatalog
import ReferenceSite
import ToolSpecification

/// The tool `orientation-docs`: reads its arguments, does what they ask, and says how it went.
package enum Tool {
  /// Everything that it can be asked to do.
  static let commands: [any Command.Type] = [
    LintCommand.self,
    BuildCommand.self,
    CheckCommand.self,
    ServeCommand.self,
    ExplainCommand.self,
    DiffCommand.self,
    FleetCommand.self,
    TranslatedCommand.self,
    ScanCommand.self,
    InitCommand.self,
    FixCommand.self,
    PolicyCommand.self,
    MergeCommand.self,
    MCPCommand.self,
    CompletionsCommand.self,
  ]

  /// What they take, for help and for pages that document them.
  static let specifications = commands.map { $0.specification }

  /// Runs the tool on the arguments of this process, and ends it.
  package static func main() async -> Never {
    let streams = StandardStreams()
    let console = Console.on(streams)
    var status = await run(ProcessSetup.arguments, console: console)
    // What was asked for and did not arrive whole must not pass for an answer.
    if status == .inSync || status == .problemsFound, let fault = streams.fault {
      console.complain(fault.text)
      status = .inputUnreadable
    }
    exit(status.rawValue)
  }

  /// Runs the tool on `arguments` and gathers all that it says, in order.
  package static func run(_ arguments: [String]) async -> (status: ExitCode, text: String) {
    let said = Transcript()
    let status = await run(arguments, console: Console { _, bytes in said.append(bytes) })
    return (status, said.text)
  }

  /// Runs the tool on `arguments`, which do not include its own name.
  static func run(_ arguments: [String], console: Console) async -> ExitCode {
    do {
      return try await ObservationParser.own.whileInForce { try await perform(arguments, console: console) }
    } catch let error as UsageError {
      console.complain(error.text)
      return .wrongUsage
    } catch let fault as Fault {
      console.complain(fault.text)
      return .inputUnreadable
    } catch {
      console.complain(
        "error: \(String(describing: error))\n  help: this is a fault of \(Program.name) itself; please report it")
      return .internalError
    }
  }
}

extension Tool {
  private static let seeHelp: SafeText = "\(Program.name) --help lists the commands"

  private static func perform(_ arguments: [String], console: Console) async throws -> ExitCode {
    guard let first = arguments.first else { throw UsageError(message: "no command", help: seeHelp) }
    switch first {
    case "--help", "-h": console.data(overview(in: console.language))
    case "--version", "-V", "version": console.data("\(Program.name) \(Program.version)")
    case "help" where arguments.dropFirst().first == "--man":
      console.data(SafeText(ours: ManualPage.text(of: specifications)))
    case "help":
      let command = try arguments.dropFirst().first.map(command(named:))
      console.data(command.map { help(of: $0, in: console.language) } ?? overview(in: console.language))
    case _ where first.hasPrefix("-"):
      throw UsageError.unknown(
        "option", first, among: ["--help", "--version"],
        help: "a command comes first: \(Program.name) --help lists them")
    default: return try await run(command(named: first), arguments.dropFirst(), console: console)
    }
    return .inSync
  }

  private static func run(
    _ command: any Command.Type, _ arguments: ArraySlice<String>, console: Console
  ) async throws -> ExitCode {
    let parsed = try ArgumentParser.parse(arguments, of: command.specification, among: specifications)
    if parsed.has(.help) {
      console.data(help(of: command, in: console.language))
      return .inSync
    }
    return try await command.init(parsed).run(console: parsed.has(.quiet) ? console.quieted() : console)
  }

  private static func overview(in language: Language) -> SafeText {
    SafeText(ours: Help.overview(of: specifications, in: language))
  }

  private static func help(of command: any Command.Type, in language: Language) -> SafeText {
    SafeText(ours: Help.text(of: command.specification, in: language))
  }

  private static func command(named name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.specification.name == name }) else {
      throw .unknown(
        "command", name, among: specifications.map(\.name) + ["help"], help: seeHelp)
    }
    return command
  }
}
