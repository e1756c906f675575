import Foundation

/// The tool `orientation-docs`: reads its arguments, does what they ask, and says how it went.
package enum Tool {
  static let name = "orientation-docs"
  static let version = "0.1.0"
  /// Where the tool comes from.
  static let address = "https://github.com/orientation-docs/orientation-docs"

  /// Runs the tool on the arguments of this process, and ends it.
  package static func main() async -> Never {
    let streams = StandardStreams()
    let console = Console.on(streams)
    var status = await run(Array(CommandLine.arguments.dropFirst()), console: console)
    // What was asked for and did not arrive whole must not pass for an answer.
    if status == .inSync || status == .problemsFound, let fault = streams.fault {
      console.complain(fault.description)
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
      let invocation = try ArgumentParser.parse(arguments)
      return try await perform(invocation, console: invocation.isQuiet ? console.quieted() : console)
    } catch let error as UsageError {
      console.complain(error.description)
      return .wrongUsage
    } catch let fault as Fault {
      console.complain(fault.description)
      return .inputUnreadable
    } catch {
      console.complain("error: \(error)\n  help: this is a fault of \(name) itself; please report it")
      return .internalError
    }
  }
}

extension Tool {
  private static func perform(_ invocation: Invocation, console: Console) async throws -> ExitCode {
    switch invocation.request {
    case .help(let command):
      console.data(Help.text(for: command))
      return .inSync
    case .version:
      console.data("\(name) \(version)")
      return .inSync
    case .build(let book, let output, let format, let mountsReference):
      return try BuildCommand(book: book, output: output, format: format, mountsReference: mountsReference)
        .run(console: console)
    case .check(let book, let output, let format, let mountsReference, let showsCoverage):
      return try await CheckCommand(
        book: book, output: output, format: format, mountsReference: mountsReference, showsCoverage: showsCoverage
      ).run(console: console)
    case .checkSDK(let path, let version, let format):
      return try SDKCheckCommand(path: path, version: version, format: format).run(console: console)
    case .serve(let book, let port, let mountsReference):
      return try ServeCommand(book: book, port: port, mountsReference: mountsReference).run(console: console)
    case .diff(let subject, let format):
      return try DiffCommand(subject: subject, format: format).run(console: console)
    case .initialise(let request):
      return try await InitCommand(request: request).run(console: console)
    case .scan(let request):
      return try await ScanCommand(request: request).run(console: console)
    case .explain(let request):
      return try await ExplainCommand(request: request, explainer: ResolverExplainer()).run(
        console: console, input: .standard)
    }
  }
}
