import AppBook
import Basics
import Orientation
import OrientationNotation
import OrientationPolicy

/// Writes a run of policies as JSON. A whole run has the verdicts too.
enum PolicyRecordWriter {
  /// The number of the format.
  static let format = 1

  /// - Parameter reports: what came of each policy; none for a shard.
  static func bytes(of record: PolicyRecord, _ reports: [PolicyReport] = []) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("format")
      json.number(format)
      if let shard = record.shard {
        json.key("shard")
        json.object { json in
          json.key("index")
          json.number(shard.index)
          json.key("count")
          json.number(shard.count)
        }
      }
      json.member("screens", record.screens) { write($0, into: &$1) }
      json.member("policies", record.policies) { write($0, into: &$1) }
      json.key("table")
      json.object { json in
        json.member("gaps", record.table.gaps) { $1.string($0) }
        json.member("overlaps", record.table.overlaps) { $1.string($0) }
        json.member("contradictions", record.table.contradictions) { $1.string($0) }
      }
      json.key("unitCount")
      json.number(record.unitCount)
      json.member("units", record.units) { write($0, into: &$1) }
      if record.shard == nil { json.member("verdicts", reports) { write($0, into: &$1) } }
    }
    json.endLine()
    return json.bytes
  }
}

extension PolicyRecordWriter {
  private static func write(_ screen: Screen, into json: inout JSONWriter) {
    json.object { json in
      json.member("name", screen.name)
      json.member("root", screen.root.notation)
      json.member("presented", screen.presented) { $1.string($0.notation) }
      json.key("line")
      json.number(screen.line)
    }
  }

  private static func write(_ source: PolicySource, into json: inout JSONWriter) {
    json.object { json in
      json.member("name", source.name)
      json.member("page", source.path)
      json.key("line")
      json.number(source.line)
      json.member("text", source.text)
    }
  }

  private static func write(_ unit: UnitReport, into json: inout JSONWriter) {
    json.object { json in
      json.key("number")
      json.number(unit.number)
      json.member("policy", unit.policy)
      json.member("environment", unit.environment)
      json.key("end")
      json.object { json in write(unit.end, into: &json) }
      json.key("states")
      json.number(unit.states)
      json.key("depth")
      json.number(unit.depth)
      json.member("screens", unit.screens) { $1.string($0) }
      json.member("freeAnswers", unit.freeAnswers) { $1.string($0) }
      if !unit.conditions.isEmpty { json.member("conditions", unit.conditions) { $1.string($0) } }
      json.member("openAnswers", unit.openAnswers.map(\.id.description)) { $1.string($0) }
      json.member("statements", unit.findings) { write($0, into: &$1) }
    }
  }

  private static func write(_ end: SearchEnd, into json: inout JSONWriter) {
    switch end {
    case .complete: json.member("kind", "complete")
    case .decided: json.member("kind", "decided")
    case .time: json.member("kind", "time")
    case .depth(let depth):
      json.member("kind", "depth")
      json.key("depth")
      json.number(depth)
    case .states(let states, let depth):
      json.member("kind", "states")
      json.key("depth")
      json.number(depth)
      json.key("states")
      json.number(states)
    }
  }

  private static func write(_ finding: UnitReport.Finding, into json: inout JSONWriter) {
    json.object { json in
      json.key("applies")
      json.bool(finding.applies)
      if !finding.unreached.isEmpty {
        json.member("unreached", finding.unreached.orientations.map(\.swiftName)) { $1.string($0) }
      }
      if let failure = finding.failure {
        json.key("failure")
        write(failure, into: &json)
      }
    }
  }

  private static func write(_ failure: PolicyFailure, into json: inout JSONWriter) {
    json.object { json in
      json.key("length")
      json.number(failure.length)
      json.member("timeline", failure.timeline.lines) { $1.string($0) }
      json.member("outcome", failure.outcome)
      json.member("rule", failure.rule)
      json.member("standing", failure.standing.rawValue)
      json.member("screens", failure.screens) { $1.string($0) }
      if let place = failure.place {
        json.member("path", place.path)
        if let line = place.line {
          json.key("line")
          json.number(line)
        }
      }
    }
  }

  private static func write(_ report: PolicyReport, into json: inout JSONWriter) {
    json.object { json in
      json.member("policy", report.policy.name)
      json.key("states")
      json.number(report.states)
      json.key("depth")
      json.number(report.depth)
      json.member("statements", Array(zip(report.policy.statements, report.verdicts))) { pair, json in
        let (statement, verdict) = pair
        json.object { json in
          json.member("statement", statement.text)
          json.member("verdict", verdict.name)
          if let text = verdict.text { json.member("text", text) }
          if verdict == .proved, let standing = report.standingOfProofs { json.member("standing", standing.rawValue) }
          if let reason = report.reason(toAccept: verdict) { json.member("accepted", reason) }
          if case .fails(let failure, _) = verdict {
            json.key("whyNot")
            failure.repairs(for: statement) { Task.isCancelled }.write(into: &json)
          }
        }
      }
      json.member("openAnswers", report.openAnswers.map(\.id.description)) { $1.string($0) }
      json.member("neverApply", report.idleStatements.map(\.text)) { $1.string($0) }
      json.member("acceptNothing", report.idleAcceptances.map(\.ending.rawValue)) { $1.string($0) }
    }
  }
}
