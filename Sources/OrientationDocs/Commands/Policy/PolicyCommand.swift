import AppBook
import Diagnostics
import OrientationPolicy
import ReferenceSite
import ToolSpecification

/// `policy`: proves the policies of a book, or shows how the app fails them.
struct PolicyCommand: Command {
  private static let json = OptionSpecification(name: "json", summary: "Print the run as JSON.")
  private static let shard = OptionSpecification(
    name: "shard", placeholder: "I/N", summary: "Only part I of N of the run, as JSON for `merge`.")
  private static let output = OptionSpecification(
    name: "output", placeholder: "FILE", summary: "Write the run as JSON to this file.")
  private static let memory = OptionSpecification(
    name: "memory", placeholder: "MB", summary: "The most memory that the states of the run may take (default: 512).")
  private static let time = OptionSpecification(
    name: "time", placeholder: "SECONDS", summary: "The longest time that the run may take (default: 300).")

  private static let gaps = OptionSpecification(
    name: "gaps", summary: "List the screens of which no policy states the orientations.")

  static let specification = CommandSpecification(
    name: "policy", operands: "[BOOK]", maximumOperands: 1,
    options: [.project, .target, .configuration, json, shard, output, memory, time, gaps],
    summary: "Prove the policies of a book about an app, or show the shortest sequence of events that fails them.",
    discussion: """
      Plays the app that BOOK's app.json describes, or the one at PATH, on every device and version that a policy is about.
      For a statement that fails, prints the shortest timeline, which `explain` can read, and the place in the code that
      decides. Also prints how many screens no policy covers, and which policies overlap.

      With `--shard I/N`, or with TEST_SHARD_INDEX and TEST_TOTAL_SHARDS in the environment, runs one of N parts and prints
      it as JSON; `merge` makes one run of the parts. The schema is data/policy.schema.json of the reference.

      At the limit of memory or time, the run ends, and what it has not proved until then is not proved.
      """,
    statuses: [
      .inSync: "Every statement is proved or accepted.",
      .problemsFound:
        "A statement fails, is not proved, never applies or contradicts another, or a policy cannot be read.",
      .inputUnreadable: "The book or the app cannot be read, or a file cannot be written.",
    ])

  private let book: BookFolder
  /// The app that is scanned instead of what app.json says; nil for that.
  private let project: AppScan?
  private let printsJSON: Bool
  private let shard: Shard?
  private let output: String?
  private let listsGaps: Bool
  /// The limit of memory, in MB; nil for the usual one.
  private let memory: Int?
  /// The limit of time, in seconds; nil for the usual one.
  private let seconds: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = arguments.operands.first ?? "content"
    if name.isEmpty { throw UsageError(message: "the book's name is empty", help: arguments.seeHelp) }
    book = BookFolder(name)
    project = arguments[.project].map { arguments.appScan(of: $0) }
    printsJSON = arguments.has(Self.json)
    output = arguments[Self.output]
    listsGaps = arguments.has(Self.gaps)
    memory = try arguments.number(Self.memory, in: 1...1_048_576)
    seconds = try arguments.number(Self.time, in: 1...1_000_000)
    if let text = arguments[Self.shard] {
      guard let shard = ShardName.shard(text) else {
        throw UsageError(message: "`\(text)` is no part of a run", help: "write it like `--shard 1/3`")
      }
      self.shard = shard
    } else {
      shard = ShardName.shard { Environment[$0] }
    }
  }

  func run(console: Console) async throws -> ExitCode {
    let stopwatch = Stopwatch()
    let answer: PolicyAnswer
    do {
      answer = try await self.answer(console)
    } catch let unreadable as UnreadablePolicies {
      for diagnostic in unreadable.diagnostics { console.problem(diagnostic.sentence) }
      return .problemsFound
    }
    if let output { _ = try OutputFile(path: output).write(answer.bytes, tell: console.talk) }
    if printsJSON || shard != nil && output == nil {
      console.data(bytes: answer.bytes)
    } else if shard == nil {
      answer.tell(console)
    }
    let units = answer.record.units
    let states = units.map(\.states).reduce(0, +)
    console.talk("\(Count.of(units.count, "unit")), \(Count.of(states, "state")), \(stopwatch.text)")
    return shard == nil ? answer.status : .inSync
  }
}

extension PolicyCommand {
  /// What is wrong with the policies of a book, none of which is played therefore.
  private struct UnreadablePolicies: Error, CustomStringConvertible {
    let diagnostics: [Diagnostic]

    var description: String { diagnostics.map(\.description).joined(separator: "\n") }
  }

  /// Plays the policies.
  func answer(_ console: Console) async throws -> PolicyAnswer {
    let clock = PolicyClock(limit: seconds.map { .seconds($0) } ?? PolicyClock.usualLimit, console: console)
    let (policies, diagnostics) = try await policies(within: clock.limits(memory: memory.map { $0 << 20 }))
    if !diagnostics.isEmpty { throw UnreadablePolicies(diagnostics: diagnostics) }
    let units = await withTaskCancellationHandler {
      policies.units(of: shard ?? .whole, .threads)
    } onCancel: {
      clock.cancel()
    }
    try Task.checkCancellation()
    return PolicyAnswer(
      record: policies.record(units, of: shard), book: book.shown,
      reports: shard == nil ? policies.reports(units) : [], listsGaps: listsGaps)
  }

  /// The policies of the book, and what is wrong with those that cannot be read.
  private func policies(within limits: SearchLimits) async throws -> (BookPolicies, [Diagnostic]) {
    let files = try book.read()
    var options = BuildOptions(bookPath: book.shown, workers: .threads)
    if let project {
      options.app = App(try await project.facts())
    } else {
      options.app = try CommittedApp(in: files, of: book).map { App($0.facts) }
    }
    options.app?.policyLimits = limits
    let (policies, complaints) = ReferenceSite.policies(of: files, options: options)
    guard let policies else {
      throw Fault(
        "the book `\(book.shown)` has no app.json", help: "`scan` writes one, or name the app with --project PATH")
    }
    return (policies, complaints.sorted())
  }
}
