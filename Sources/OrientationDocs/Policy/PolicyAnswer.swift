import AppBook
import Basics
import OrientationCatalog
import OrientationPolicy
import ToolSpecification

/// What `policy` and `merge` say of a whole run.
struct PolicyAnswer {
  let record: PolicyRecord
  /// The folder of the book, as messages call it; nil where nobody says it.
  let book: String?
  let reports: [PolicyReport]
  /// Whether to list each gap.
  let listsGaps: Bool
  /// The run as JSON.
  let bytes: [UInt8]

  init(record: PolicyRecord, book: String? = nil, reports: [PolicyReport], listsGaps: Bool = false) {
    self.record = record
    self.book = book
    self.reports = reports
    self.listsGaps = listsGaps
    bytes = PolicyRecordFormat.bytes(of: record, reports)
  }

  /// What the team does not accept.
  var problemCount: Int {
    let verdicts = reports.flatMap { report in
      report.verdicts.filter { $0.condition == nil && report.reason(toAccept: $0) == nil }
    }
    let idle = reports.flatMap(\.idleStatements).count + reports.flatMap(\.idleAcceptances).count
    return verdicts.count + idle + record.table.contradictions.count
  }

  var status: ExitCode { problemCount == 0 ? .inSync : .problemsFound }

  /// Writes verdicts for people.
  func tell(_ console: Console) {
    for (source, report) in zip(record.policies, reports) {
      console.data(
        "\(report.policy.name): \(Count.of(report.states, "state")), depth \(report.depth), \(Count.of(report.units.count, "environment"))"
      )
      for (statement, verdict) in zip(report.policy.statements, report.verdicts) {
        tell(statement, verdict, report, source, console)
      }
      for acceptance in report.idleAcceptances {
        console.problem(
          "\(place(of: acceptance.line, source)): error: `accept: \(acceptance.ending.rawValue)` accepts nothing")
      }
    }
    tellWhatVerdictsTake(console)
    for text in record.table.contradictions { console.problem("contradiction: \(text)") }
    for text in record.table.overlaps { console.data("overlap: \(text)") }
    tellGaps(console)
  }
}

extension PolicyAnswer {
  private func tell(
    _ statement: Statement, _ verdict: PolicyVerdict, _ report: PolicyReport, _ source: PolicySource,
    _ console: Console
  ) {
    // What nothing was held against is not proved either.
    if report.idleStatements.contains(statement) {
      let reason = report.whyIdle(statement, record.screens)
      return console.problem(
        "\(place(of: statement.line, source)): error: `\(statement.text)` never applies: \(reason)")
    }
    guard let text = verdict.text else {
      let sentences = (verdict.condition ?? []).map { "\($0.id) (\($0.standing.rawValue))" }
      let condition = sentences.isEmpty ? "" : " if " + sentences.joined(separator: " and ")
      return console.data("  \(statement.text) — holds\(condition)")
    }
    if let reason = report.reason(toAccept: verdict) {
      return console.data("  \(statement.text) — \(text); accepted: \(reason)")
    }
    console.problem("\(place(of: statement.line, source)): error: `\(statement.text)` \(text)")
    guard case .fails(let failure, _) = verdict else { return }
    if let place = failure.place { console.problem("  decided at \(place.text)") }
    for line in failure.timeline.lines { console.problem("    \(line)") }
    let words = RepairWords(language: .english)
    let repairs = failure.repairs(for: statement, of: report.policy) { Task.isCancelled }.repairs
    for repair in repairs.all where repair.edits.count == 1 {
      console.problem("  repair: \(words.all(repair.edits))")
    }
  }

  /// What was played both ways, and the sentences on which verdicts depend; each once.
  private func tellWhatVerdictsTake(_ console: Console) {
    let holding = reports.filter { $0.verdicts.contains { $0.condition != nil } }
    for condition in holding.flatMap(\.conditions).withoutRepeats {
      console.data("played both ways: `\(condition)`, the same in a whole sequence of events")
    }
    for answer in holding.flatMap(\.decidingAnswers).withoutRepeats {
      console.data("\(answer.id): \(answer.sentence?.text[.english] ?? "")")
    }
  }

  private func tellGaps(_ console: Console) {
    let gaps = record.table.gaps
    if listsGaps || gaps.count == 1 {
      for text in gaps { console.data("gap: \(text)") }
    } else if !gaps.isEmpty {
      console.data(
        "gaps: no policy states the orientations of \(Count.of(gaps.count, "screen")) everywhere; `policy --gaps` lists them"
      )
    }
  }

  private func place(of line: Int, _ source: PolicySource) -> String {
    "\(book.map { Path.join($0, source.path) } ?? source.path):\(source.line + line)"
  }
}
