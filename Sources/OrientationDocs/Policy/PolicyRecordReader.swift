import AppBook
import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy
import ToolSpecification

/// Reads what `PolicyRecordWriter` has written: reading gives back an equal record, or says which line is wrong.
enum PolicyRecordReader {
  static func record(_ bytes: [UInt8]) throws(JSONFileError) -> PolicyRecord {
    try JSONMember.read(bytes) { (member) throws(Mismatch) in try record(member) }
  }
}

extension PolicyRecordReader {
  private typealias Mismatch = JSONMember.Mismatch

  private static func record(_ member: JSONMember) throws(Mismatch) -> PolicyRecord {
    let object = try member.object([
      "format", "shard", "screens", "policies", "table", "unitCount", "units", "verdicts",
    ])
    let format = try object.member("format")
    guard try format.number() == PolicyRecordWriter.format else {
      throw Mismatch(
        steps: format.steps, message: "this version of \(Program.name) reads format \(PolicyRecordWriter.format)")
    }
    let table = try object.member("table").object(["gaps", "overlaps", "contradictions"])
    return PolicyRecord(
      screens: try object.member("screens").list(screen), policies: try object.member("policies").list(source),
      table: PolicyTableText(
        gaps: try strings(table.member("gaps")), overlaps: try strings(table.member("overlaps")),
        contradictions: try strings(table.member("contradictions"))),
      unitCount: try object.member("unitCount").number(),
      shard: try object.optional("shard").map { (member) throws(Mismatch) in try shard(member) },
      units: try object.member("units").list(unit))
  }

  private static func shard(_ member: JSONMember) throws(Mismatch) -> Shard {
    let object = try member.object(["index", "count"])
    let (index, count) = (try object.member("index").number(), try object.member("count").number())
    guard let shard = Shard(index: index, of: count) else {
      throw Mismatch(steps: member.steps, message: "there is no shard \(index) of \(count)")
    }
    return shard
  }

  private static func screen(_ member: JSONMember) throws(Mismatch) -> Screen {
    let object = try member.object(["name", "root", "presented", "line"])
    let (name, line) = (try object.member("name").string(), try object.member("line").number())
    let (root, presented) = (try object.member("root").string(), try strings(object.member("presented")))
    do throws(ValueFault) {
      return try Screen(name: name, root: root, presented: presented, line: line)
    } catch {
      throw Mismatch(steps: member.steps, message: error.message)
    }
  }

  private static func source(_ member: JSONMember) throws(Mismatch) -> PolicySource {
    let object = try member.object(["name", "page", "line", "text"])
    return PolicySource(
      name: try object.member("name").string(), text: try object.member("text").string(),
      path: try object.member("page").string(), line: try object.member("line").number())
  }

  private static func unit(_ member: JSONMember) throws(Mismatch) -> UnitReport {
    let object = try member.object([
      "number", "policy", "environment", "end", "states", "depth", "screens", "freeAnswers", "conditions",
      "openAnswers",
      "statements",
    ])
    return UnitReport(
      number: try object.member("number").number(), policy: try object.member("policy").string(),
      environment: try object.member("environment").string(), end: try end(object.member("end")),
      states: try object.member("states").number(), depth: try object.member("depth").number(),
      findings: try object.member("statements").list(finding), screens: try strings(object.member("screens")),
      freeAnswers: try strings(object.member("freeAnswers")),
      conditions: try object.optional("conditions").map { (member) throws(Mismatch) in try strings(member) } ?? [],
      openAnswers: try object.member("openAnswers").list { (member) throws(Mismatch) in
        guard let answer = SentenceID(try member.string()).flatMap({ RuleSentence($0) }) else {
          throw Mismatch(steps: member.steps, message: "`\(try member.string())` is no sentence of a rule")
        }
        return answer
      })
  }

  private static func end(_ member: JSONMember) throws(Mismatch) -> SearchEnd {
    let object = try member.object(["kind", "depth", "states"])
    let kind = try object.member("kind")
    switch try kind.string() {
    case "complete": return .complete
    case "decided": return .decided
    case "time": return .time
    case "depth": return .depth(try object.member("depth").number())
    case "states":
      return .states(try object.member("states").number(), depth: try object.member("depth").number())
    case let name: throw Mismatch(steps: kind.steps, message: "a search does not end as `\(name)`")
    }
  }

  private static func finding(_ member: JSONMember) throws(Mismatch) -> UnitReport.Finding {
    let object = try member.object(["applies", "unreached", "failure"])
    var unreached: InterfaceOrientationMask = []
    if let names = object.optional("unreached") {
      for name in try names.elements() {
        unreached.formUnion(try name.named(InterfaceOrientation.valid.map { ($0.swiftName, $0.mask) }))
      }
    }
    return UnitReport.Finding(
      applies: try object.member("applies").bool(),
      failure: try object.optional("failure").map { (member) throws(Mismatch) in try failure(member) },
      unreached: unreached)
  }

  private static func failure(_ member: JSONMember) throws(Mismatch) -> PolicyFailure {
    let object = try member.object([
      "length", "timeline", "outcome", "rule", "standing", "screens", "path", "line",
    ])
    var place: FilePlace?
    if let path = object.optional("path") {
      let line = try object.optional("line").map { (line) throws(Mismatch) in try line.number() }
      place = FilePlace(path: try path.string(), line: line)
    }
    return PolicyFailure(
      length: try object.member("length").number(), timeline: try timeline(object.member("timeline")),
      outcome: try object.member("outcome").string(), rule: try object.member("rule").string(),
      standing: try object.member("standing").named(Standing.allCases.map { ($0.rawValue, $0) }),
      screens: try strings(object.member("screens")), place: place)
  }

  private static func timeline(_ member: JSONMember) throws(Mismatch) -> Timeline {
    let lines = try strings(member)
    do throws(ClaimFaults) {
      return try TimelineParser.parse(lines.joined(separator: "\n")).timeline
    } catch {
      throw Mismatch(steps: member.steps, message: error.faults.first?.message ?? "no timeline")
    }
  }

  private static func strings(_ member: JSONMember) throws(Mismatch) -> [String] {
    try member.list { (element) throws(Mismatch) in try element.string() }
  }
}
