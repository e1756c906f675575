import Basics
import Orientation
import OrientationCatalog
import ReferenceSite
import ToolSpecification

/// A report as one JSON object, with a line for each finding.
struct JSONReport {
  let bytes: [UInt8]

  init(_ report: Report) {
    bytes = JSONWriter.file { json in
      json.object("tool") { json in
        json.member("name", Program.name)
        json.member("version", Program.version)
      }
      json.member("command", report.command)
      json.objectLines("diagnostics", of: report.findings) { Self.write($0, into: &$1) }
      if let coverage = report.coverage {
        json.objectLines("coverage", of: coverage.rows) { row, json in
          json.member("what", row.kind.title)
          json.member("covered", row.covered)
          json.member("total", row.total)
        }
      }
      if !report.evidence.isEmpty {
        json.objectLines("evidence", of: report.evidence) { Self.write($0, into: &$1) }
      }
      json.object("summary") { json in
        if let pages = report.pageCount {
          json.member("pages", pages)
        }
        json.member("diagnostics", report.errors.count)
        json.member("warnings", report.warnings.count)
        if let reachedSite = report.reachedSite {
          json.member("reachedSite", reachedSite)
        }
        json.member("inSync", report.errors.isEmpty)
      }
    }
  }
}

extension JSONReport {
  private static func write(_ count: EvidenceCount, into json: inout JSONWriter) {
    json.member("iOS", count.version.description)
    for standing in Standing.allCases {
      json.key(standing.rawValue)
      json.number(count.sentences[standing, default: 0])
    }
    json.member("computed", count.cells)
  }

  /// Writes the members of one finding.
  static func write(_ finding: Finding, into json: inout JSONWriter) {
    json.member("id", finding.kind.id)
    switch finding.verdict {
    case .error: json.member("severity", "error")
    case .warning: json.member("severity", "warning")
    case .accepted(let reason, let firstSeen):
      json.member("severity", "accepted")
      json.member("reason", reason)
      if let firstSeen { json.object("firstSeen", firstSeen.write) }
    }
    json.member("path", finding.path)
    json.member("line", finding.line)
    if let excerpt = finding.excerpt {
      json.member("column", excerpt.column)
    }
    json.member("message", finding.message)
    json.member("help", finding.help.text)
    if let versions = finding.versions { json.member("versions", versions.description) }
    if let standing = finding.standing { json.member("standing", standing.rawValue) }
    if !finding.owners.isEmpty { json.member("owners", finding.owners) }
    if let code = finding.code { json.member("code", code.text) }
    guard let difference = finding.difference else { return }
    json.object("stale") { json in
      json.member("onDisk", difference.onDisk)
      json.member("built", difference.built)
      json.array("changes", of: finding.changes) { change, json in change.write(into: &json) }
    }
  }
}
