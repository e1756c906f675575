import AppBook
import AppFacts
import Basics
import Diagnostics
import Orientation
import ToolSpecification

/// `lint`: says what does harm in an app, without a book.
struct LintCommand: Command {
  /// From which findings on the status is 1.
  private enum FailureLevel: String, CaseIterable {
    case error, warning, unread, never
  }

  private static let ios = OptionSpecification(
    name: "ios", placeholder: "VERSION", summary: "Only what does harm on this version of iOS, such as 27.")
  private static let failOn = OptionSpecification(
    name: "fail-on", placeholder: "LEVEL", values: FailureLevel.allCases.map(\.rawValue),
    summary:
      "What ends with status 1: error (default), warning, unread (unreadable parts) or never.")
  private static let baseline = OptionSpecification(
    name: "baseline", placeholder: "FILE",
    summary: "Leave out the findings that FILE has, and name those that are gone.")
  private static let writeBaseline = OptionSpecification(
    name: "write-baseline", placeholder: "FILE",
    summary: "Write the findings of now to FILE, by symbol, and end with status 0.")
  private static let appVersion = OptionSpecification(
    name: "app-version", placeholder: "TEXT",
    summary: "With --write-baseline: the app's version, noted where a finding is first seen, as --commit is.")
  private static let book = OptionSpecification(
    name: "book", placeholder: "BOOK",
    summary:
      "Take [findings] and findings.json from BOOK (default: ., content or docs with an app.json)."
  )

  static let specification = CommandSpecification(
    name: "lint", operands: "[PATH | FILE…]", maximumOperands: nil,
    options: [
      .reportFormat, ios, failOn, baseline, writeBaseline, appVersion, .commit, book, .project, .target, .configuration,
      .language,
    ],
    summary: "Say what is wrong with the orientations of an app. Needs no Xcode and no book, writes nothing.",
    discussion: """
      PATH is the folder of an app, or the .xcodeproj or .xcworkspace in one (default: the folder that the tool runs in).
      With FILE…, only the findings in these files are told; the app around them is at `--project`, or else in this folder.

      Each finding is a line `file:line:column: warning: what is wrong [ID]`; at a terminal, the code is below it. What ends
      in a crash, in a rejected upload or in an app that does not launch is an error. `explain ID` says why, and shows code.

      A comment accepts a finding on the same line or the next: `// orientation-docs:accept ID: REASON`. After the
      comments a baseline counts, then findings.json. A comment or an entry that accepts nothing is told.
      """,
    statuses: [
      .inSync: "No finding is as bad as `--fail-on` says.",
      .problemsFound: "One is, or a comment or an entry of findings.json cannot be read.",
      .wrongUsage: "Wrong usage, or an unknown target or configuration.",
      .inputUnreadable: "PATH has no app, or a file cannot be read or written.",
    ])

  private let scan: AppScan
  /// The files that are asked about; nil for all.
  private let files: [String]?
  private let format: ReportFormat
  private let version: OSVersion?
  private let failure: FailureLevel
  private let baseline: String?
  private let newBaseline: String?
  /// When findings are first seen that a baseline has not.
  private let now: FirstSeen?
  private let book: BookFolder?
  /// The language that is asked for; nil for that of the book.
  private let language: Language?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let asked = try LintOperands(arguments.operands, project: arguments[.project])
    scan = arguments.appScan(of: asked.project)
    files = asked.files
    format = try arguments.reportFormat()
    version = try arguments[Self.ios].map { text throws(UsageError) in try Self.version(text) }
    failure = try arguments.choice(Self.failOn, "level") ?? .error
    (baseline, newBaseline) = (arguments[Self.baseline], arguments[Self.writeBaseline])
    if newBaseline != nil, baseline != nil || files != nil || version != nil {
      throw UsageError(
        message: "`--write-baseline` writes all findings of an app", help: "leave out --baseline, --ios and FILE")
    }
    now = FirstSeen(version: arguments[Self.appVersion], commit: try arguments.commit())
    if now != nil, newBaseline == nil {
      throw UsageError(
        message: "`--app-version` and `--commit` are noted in a baseline", help: "add --write-baseline FILE")
    }
    language = try arguments.language()
    book = arguments[Self.book].map { BookFolder($0) } ?? BookFolder.nearest(with: BookLayout.app)
  }

  func run(console: Console) async throws -> ExitCode {
    let stopwatch = Stopwatch()
    let facts = try await scan.facts()
    try scan.requireApp(in: facts)
    var app = App(facts)
    let policy = try LintPolicy(of: book)
    app.policy = policy.findings
    let known = try baseline.map { path throws(Fault) in try BaselineFile(path: path).entries() } ?? []
    var found = AppFindings(of: app, in: scan.folder, baseline: Baseline(known))
    if let newBaseline { return try write(found, to: newBaseline, console) }
    let isPart = version != nil || files != nil
    if let version { found.keep { $0.versions.contains(version) } }
    let wanted = try files.map { files throws(UsageError) in try LintOperands.relative(files, to: scan.folder) }
    if let wanted { found.keep { wanted.contains($0.place.path) } }
    let faults = found.faults { wanted?.contains($0) ?? true } + policy.faults + (isPart ? [] : unneeded(found))
    // What programs read does not depend on who runs it.
    let language = self.language ?? policy.language ?? (format == .text ? console.language : .english)
    let console = console.speaking(language)
    let all = found.told(in: language) + faults.map(\.withoutBlame)
    let report = Report(
      command: Self.specification.name,
      findings: all.filter { $0.verdict == .error } + all.filter { $0.verdict != .error },
      addresses: policy.addresses)
    report.write(as: format, to: console)
    conclude(report, found, stopwatch, console)
    return fails(report, facts) ? .problemsFound : .inSync
  }
}

extension LintCommand {
  private static func version(_ text: String) throws(UsageError) -> OSVersion {
    guard let version = OSVersion(text) else {
      throw UsageError(message: "`\(text)` is no version of iOS", help: "write a number, such as --ios 27")
    }
    if let reason = version.reasonNotKnown {
      throw UsageError(message: "\(reason)", help: "name another, such as --ios 27")
    }
    return version
  }

  private func unneeded(_ found: AppFindings) -> [Finding] {
    let gone = baseline.map { path in found.gone.map { Finding(unneeded: $0, in: Path.shown(path)) } } ?? []
    let file = book.map { Path.join($0.shown, BookLayout.findings) } ?? ""
    return gone + found.unneededEntries.map { Finding(unneeded: $0, in: file) }
  }

  private func write(_ found: AppFindings, to path: String, _ console: Console) throws(Fault) -> ExitCode {
    let findings = found.withoutReason
    let outcome = try BaselineFile(path: path).write(findings, firstSeen: now, tell: console.talk)
    console.talk("\(Path.shown(path)): \(Count.of(findings.count, "finding")), \(outcome.rawValue)")
    return .inSync
  }

  private func fails(_ report: Report, _ facts: AppFacts) -> Bool {
    switch failure {
    case .never: false
    case .error: !report.errors.isEmpty
    case .warning: !report.told.isEmpty
    case .unread: !report.told.isEmpty || !facts.unread.isEmpty
    }
  }

  /// Says how it went, and what to do next.
  private func conclude(
    _ report: Report, _ found: AppFindings, _ stopwatch: Stopwatch, _ console: Console
  ) {
    for part in found.app.facts.unread where failure == .unread { console.complain(ScanSummary.text(of: part)) }
    let accepted = report.findings.count(where: \.isAccepted)
    console.talk(
      LintWords.counts(
        errors: report.errors.count, warnings: report.warnings.count, accepted: accepted,
        unread: found.app.facts.unread.count, time: stopwatch.text))
    let folders = found.app.foldersLeftOut
    if !folders.isEmpty {
      let names = Set(folders).sorted { $0.precedes($1) }.prefix(5).map { Shell.word(Path.shown($0)) }
      console.talk(LintWords.leftOut(folders.count, below: names.joined(separator: ", ")))
    }
    if let first = report.told.first { console.talk(LintWords.reason(first.kind.id, in: console.language)) }
    let edits = found.open.count { !$0.edits.isEmpty }
    if edits > 0 {
      let place = scan.path == "." ? "" : " --project " + Shell.word(Path.shown(scan.path))
      console.talk(LintWords.fix(edits, place))
    }
  }
}

extension Finding {
  /// The same as a warning, if it is about something that accepts nothing: who fixes a finding has done nothing wrong.
  fileprivate var withoutBlame: Finding {
    guard kind == .diagnostic(.findingsUnneeded) else { return self }
    var finding = self
    finding.verdict = .warning
    return finding
  }
}
