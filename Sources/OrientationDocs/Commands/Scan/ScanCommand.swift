import AppFacts
import ToolSpecification

/// `scan`: reads the checkout of an app and writes what it declares and does about orientations.
struct ScanCommand: Command {
  private static let output = OptionSpecification(
    name: "output", placeholder: "FILE", summary: "The file to write, such as app.json (default: standard output).")

  static let specification = CommandSpecification(
    name: "scan", operands: "PATH", maximumOperands: 1, options: [.target, .configuration, output, .commit],
    summary: "Read the checkout of an app, without Xcode, and write what it declares and does about orientations.",
    discussion: """
      PATH is a folder, or the .xcodeproj or .xcworkspace in one that is meant. Projects, build settings, property
      lists and the Swift and Objective-C sources are read. What is found is JSON with relative paths only, the same
      for the same checkout; its schema is data/app.schema.json of the reference. What could not be read is listed
      and does not fail the scan.

      With `--output`, the file also says where the app is, and with `--commit` at which commit, so that a site can link
      to lines: give it only if the checkout has no changes, as `--commit "$(git rev-parse HEAD)"`. Without it, a file
      in which nothing else changes keeps its commit, and any other has none.
      """,
    statuses: [
      .inSync: "Scanned. Parts that could not be read are listed on standard error.",
      .wrongUsage: "Wrong usage, or an unknown target or configuration.",
      .inputUnreadable: "PATH cannot be read.",
    ])

  private let scan: AppScan
  /// The file that is written; nil for standard output.
  private let output: String?
  private let commit: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw UsageError(message: "`scan` reads the checkout of an app", help: "write `\(Program.name) scan PATH`")
    }
    scan = arguments.appScan(of: path)
    output = arguments[Self.output]
    commit = try arguments.commit()
    if commit != nil, output == nil {
      throw UsageError(message: "`--commit` needs `--output`", help: "only a file says where the app is")
    }
  }

  func run(console: Console) async throws -> ExitCode {
    let stopwatch = Stopwatch()
    if let output { try FactsFile(path: output).requireOurs() }
    let facts =
      if let output {
        try await scan.facts(for: output, commit: commit)
      } else {
        try await scan.facts()
      }
    let bytes = AppFactsFormat.bytes(of: facts)
    for line in ScanSummary(facts: facts).lines { console.talk(line) }
    for part in facts.unread { console.complain(ScanSummary.text(of: part)) }
    guard let output else {
      console.data(bytes: bytes)
      return .inSync
    }
    let outcome = try OutputFile(path: output).write(bytes, tell: console.talk)
    console.talk("\(Path.shown(output)): \(outcome.rawValue), \(stopwatch.text)")
    return .inSync
  }
}
