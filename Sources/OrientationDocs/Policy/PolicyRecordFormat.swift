import AppBook
import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy
import ToolSpecification

/// The format of a run of policies, whole or a shard: reading what was written gives back an equal record. A whole run
/// has the verdicts too, which are worked out of the rest.
enum PolicyRecordFormat {
  /// What such a file holds.
  struct File: Sendable {
    var format = number
    var record: PolicyRecord
    /// What came of each policy; nil for a shard, and where the file was read.
    var reports: [PolicyReport]?
  }

  /// The number of the format.
  static let number = 1

  /// - Parameter reports: what came of each policy; none for a shard.
  static func bytes(of record: PolicyRecord, _ reports: [PolicyReport] = []) -> [UInt8] {
    var json = JSONWriter()
    file.write(File(record: record, reports: record.shard == nil ? reports : nil), &json)
    json.endLine()
    return json.bytes
  }

  /// The record in a file, or which line of it is wrong.
  static func record(_ bytes: [UInt8]) throws(JSONFileError) -> PolicyRecord {
    try JSONMember.read(bytes) { (member) throws(JSONMember.Mismatch) in try file.read(member).record }
  }
}

extension PolicyRecordFormat {
  static let file = JSONFormat.object(
    File(
      record: PolicyRecord(
        screens: [], policies: [], table: emptyTable, unitCount: 0, shard: nil, units: [])),
    .member("format", \.format, format),
    .optional("shard", \.record.shard, shard),
    .member("screens", \.record.screens, .lines(of: screen)),
    .member("policies", \.record.policies, .lines(of: source)),
    .member("table", \.record.table, table),
    .member("unitCount", \.record.unitCount, .number),
    .member("units", \.record.units, .lines(of: unit)),
    .optional("verdicts", \.reports, verdicts))

  private static let format = JSONFormat<Int>(.number) { (read) throws(JSONFormatFault) in
    guard read == number else { throw JSONFormatFault("this version of \(Program.name) reads format \(number)") }
    return read
  } stored: {
    $0
  }

  private struct WrittenShard {
    var index = 0
    var count = 0
  }

  private static let shard = JSONFormat<Shard>(
    .object(WrittenShard(), .member("index", \.index, .number), .member("count", \.count, .number))
  ) { (written) throws(JSONFormatFault) in
    guard let shard = Shard(index: written.index, of: written.count) else {
      throw JSONFormatFault("there is no shard \(written.index) of \(written.count)")
    }
    return shard
  } stored: {
    WrittenShard(index: $0.index, count: $0.count)
  }

  private struct WrittenScreen {
    var name = ""
    var root = ""
    var presented: [String] = []
    var line = 0
  }

  private static let screen = JSONFormat<Screen>(
    .object(
      WrittenScreen(),
      .member("name", \.name, .string),
      .member("root", \.root, .string),
      .member("presented", \.presented, .lines(of: .string)),
      .member("line", \.line, .number))
  ) { (written) throws(JSONFormatFault) in
    do throws(ValueFault) {
      return try Screen(name: written.name, root: written.root, presented: written.presented, line: written.line)
    } catch {
      throw JSONFormatFault(error.message.text)
    }
  } stored: {
    WrittenScreen(name: $0.name, root: $0.root.notation, presented: $0.presented.map(\.notation), line: $0.line)
  }

  private static let source = JSONFormat.object(
    PolicySource(name: "", text: "", path: "", line: 0),
    .member("name", \.name, .string),
    .member("page", \.path, .string),
    .member("line", \.line, .number),
    .member("text", \.text, .string))

  private static let emptyTable = PolicyTableText(gaps: [], overlaps: [], contradictions: [])
  private static let table = JSONFormat.object(
    emptyTable,
    .member("gaps", \.gaps, .lines(of: .string)),
    .member("overlaps", \.overlaps, .lines(of: .string)),
    .member("contradictions", \.contradictions, .lines(of: .string)))

  private static let unit = JSONFormat.object(
    UnitReport(
      number: 0, policy: "", environment: "", end: .complete, states: 0, depth: 0, findings: [], screens: [],
      freeAnswers: [], conditions: [], openAnswers: []),
    .member("number", \.number, .number),
    .member("policy", \.policy, .string),
    .member("environment", \.environment, .string),
    .member("end", \.end, end),
    .member("states", \.states, .number),
    .member("depth", \.depth, .number),
    .member("screens", \.screens, .lines(of: .string)),
    .member("freeAnswers", \.freeAnswers, .lines(of: .string)),
    .member("conditions", \.conditions, .lines(of: .string), unless: []),
    .member("openAnswers", \.openAnswers, .lines(of: sentence)),
    .member("statements", \.findings, .lines(of: finding)))

  private static let sentence = JSONFormat<RuleSentence>(.string) { (text) throws(JSONFormatFault) in
    guard let sentence = SentenceID(text).flatMap({ RuleSentence($0) }) else {
      throw JSONFormatFault("`\(text)` is no sentence of a rule")
    }
    return sentence
  } stored: {
    $0.id.description
  }

  private static let finding = JSONFormat.object(
    UnitReport.Finding(applies: false, failure: nil, unreached: []),
    .member("applies", \.applies, .bool),
    .member("unreached", \.unreached, mask, unless: []),
    .optional("failure", \.failure, failure),
    .member("holdsIf", \.holdsIf, .lines(of: sentence), unless: []))

  private static let mask = JSONFormat<InterfaceOrientationMask>(
    .lines(of: .named(InterfaceOrientation.valid, by: \.swiftName)),
    { $0.reduce(into: []) { $0.insert($1.mask) } }, stored: \.orientations)

  private static let failure = JSONFormat.object(
    PolicyFailure(
      length: 0, timeline: Timeline(start: AppState(Scenario(os: .newest)), events: []), outcome: "", rule: "",
      standing: .assumption,
      screens: [], place: nil),
    .member("length", \.length, .number),
    .member("timeline", \.timeline, timeline),
    .member("outcome", \.outcome, .string),
    .member("rule", \.rule, .string),
    .member("standing", \.standing, .named),
    .member("screens", \.screens, .lines(of: .string)),
    .member("conditions", \.conditions, .lines(of: condition), unless: []),
    .member("guesses", \.guesses, .lines(of: .string), unless: []),
    place)

  private static let condition = JSONFormat.object(
    HeldCondition("", holds: false),
    .member("condition", \.condition, .string),
    .member("holds", \.holds, .bool))

  private static let timeline = JSONFormat<Timeline>(.lines(of: .string)) { (lines) throws(JSONFormatFault) in
    do throws(ClaimFaults) {
      return try TimelineParser.parse(lines.joined(separator: "\n")).timeline
    } catch {
      throw JSONFormatFault(error.faults.first?.message.text ?? "no timeline")
    }
  } stored: {
    $0.lines
  }

  /// A line without a path says nothing.
  private static let place = JSONField<PolicyFailure>([
    JSONShape.Member(key: "path", isRequired: false, shape: .string),
    JSONShape.Member(key: "line", isRequired: false, shape: .number),
  ]) { (object, failure) throws(JSONMember.Mismatch) in
    guard let path = object.optional("path") else { return }
    let line = try object.optional("line").map { (line) throws(JSONMember.Mismatch) in try line.number() }
    failure.place = FilePlace(path: try path.string(), line: line)
  } write: { failure, json, _ in
    guard let place = failure.place else { return }
    json.member("path", place.path)
    if let line = place.line { json.member("line", line) }
  }

  private static let end = JSONFormat<SearchEnd>(
    .object([
      JSONShape.Member(
        key: "kind", isRequired: true, shape: .names(["complete", "decided", "depth", "states", "time"])),
      JSONShape.Member(key: "depth", isRequired: false, shape: .number),
      JSONShape.Member(key: "states", isRequired: false, shape: .number),
    ])
  ) { (member) throws(JSONMember.Mismatch) in
    try end(member)
  } write: { end, json in
    json.object { write(end, &$0) }
  }

  private static func end(_ member: JSONMember) throws(JSONMember.Mismatch) -> SearchEnd {
    let object = try member.object(["kind", "depth", "states"])
    let kind = try object.member("kind")
    switch try kind.string() {
    case "complete": return .complete
    case "decided": return .decided
    case "time": return .time
    case "depth": return .depth(try object.member("depth").number())
    case "states":
      return .states(try object.member("states").number(), depth: try object.member("depth").number())
    case let name: throw JSONMember.Mismatch(steps: kind.steps, message: "a search does not end as `\(name)`")
    }
  }

  private static func write(_ end: SearchEnd, _ json: inout JSONWriter) {
    switch end {
    case .complete: json.member("kind", "complete")
    case .decided: json.member("kind", "decided")
    case .time: json.member("kind", "time")
    case .depth(let depth):
      json.member("kind", "depth")
      json.member("depth", depth)
    case .states(let states, let depth):
      json.member("kind", "states")
      json.member("depth", depth)
      json.member("states", states)
    }
  }

  private static let verdicts = JSONFormat<[PolicyReport]>(.any) { _ in
    []
  } write: { reports, json in
    json.array { json in
      for report in reports {
        json.startElementLine()
        write(report, &json)
      }
    }
  }

  private static func write(_ report: PolicyReport, _ json: inout JSONWriter) {
    json.object { json in
      json.member("policy", report.policy.name)
      json.member("states", report.states)
      json.member("depth", report.depth)
      json.objectLines("statements", of: Array(zip(report.policy.statements, report.verdicts))) { pair, json in
        let (statement, verdict) = pair
        json.member("statement", statement.text)
        json.member("verdict", verdict.name)
        if let text = verdict.text { json.member("text", text) }
        if let sentences = verdict.condition, let standing = sentences.map(\.standing).max() {
          json.member("standing", standing.rawValue)
          json.lines("holdsIf", of: sentences.map(\.id.description)) { $1.string($0) }
        }
        if let reason = report.reason(toAccept: verdict) { json.member("accepted", reason) }
        if case .fails(let failure, _) = verdict {
          json.key("whyNot")
          failure.repairs(for: statement, of: report.policy) { Task.isCancelled }.write(into: &json)
        }
      }
      json.lines("openAnswers", of: report.openAnswers.map(\.id.description)) { $1.string($0) }
      json.lines("neverApply", of: report.idleStatements.map(\.text)) { $1.string($0) }
      json.lines("acceptNothing", of: report.idleAcceptances.map(\.ending.rawValue)) { $1.string($0) }
    }
  }
}
