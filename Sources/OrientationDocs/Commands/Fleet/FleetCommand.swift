import AppBook
import Basics
import ToolSpecification

/// `fleet`: says of many apps at once what is found in each, and what the newest iOS changes for it.
struct FleetCommand: Command {
  /// How the report is written.
  private enum Format: String, CaseIterable {
    case text, markdown, json, csv
  }

  private static let format = OptionSpecification(
    name: "format", placeholder: "NAME", values: Format.allCases.map(\.rawValue),
    summary: "text, markdown, json or csv (default: text).")

  static let specification = CommandSpecification(
    name: "fleet", operands: "FILE …", maximumOperands: nil, options: [format],
    summary: "Report on many apps at once: findings, and what the newest iOS changes for each.",
    discussion: """
      A FILE is an app.json that `scan` wrote, or the folder of a book about an app, whose [findings] and findings.json
      count. The report has a line for each app, for each kind of finding and for each version that changes something.
      `--format csv` and `--format json` have every finding and every change of every app.
      """,
    statuses: [
      .inSync: "No app has a finding that is an error, as `lint` counts them.",
      .problemsFound: "An app has one.",
      .inputUnreadable: "A file cannot be read, or is not what `scan` wrote.",
    ])

  private let files: [String]
  private let format: Format

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    if files.isEmpty || files.contains("") {
      throw UsageError(message: "`fleet` needs the apps", help: "write `\(Program.name) fleet FILE …`")
    }
    format = try arguments.choice(Self.format, "format") ?? .text
  }

  func run(console: Console) throws(Fault) -> ExitCode {
    let stopwatch = Stopwatch()
    // Of an app that was read only what the report says stays in memory.
    let readings = Workers.threads.map(files) { file in
      Result { () throws(Fault) in try Self.app(at: file) }
    }
    let apps = try readings.map { (reading) throws(Fault) in try reading.get() }
    let report = FleetReport(apps)
    switch format {
    case .text:
      for line in report.text { console.data(line) }
    case .markdown: console.data(SafeText(ours: report.markdown))
    case .json: console.data(bytes: report.json)
    case .csv: console.data(bytes: report.csv)
    }
    console.talk("\(Count.of(apps.count, "app")), \(Count.of(report.count, report.noun)), in \(stopwatch.text)")
    return apps.contains(where: \.hasErrors) ? .problemsFound : .inSync
  }
}

extension FleetCommand {
  private static func app(at path: String) throws(Fault) -> FleetApp {
    let isFolder = (try? FileSystem.status(of: path))?.kind == .folder
    let book = isFolder ? BookFolder(path) : nil
    var app = App(try AppFactsFormat.facts(inFile: isFolder ? Path.join(path, BookLayout.app) : path))
    let policy = try LintPolicy(of: book)
    if let fault = policy.faults.first {
      throw Fault(fault.statement, help: "`\(Program.name) check \(Shell.word(Path.shown(path)))` says more")
    }
    app.policy = policy.findings
    return FleetApp(app, path: Path.shown(path))
  }
}
