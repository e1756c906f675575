import Basics
import Orientation
import OrientationCatalog
import ReferenceSite
import ToolSpecification

/// A report as one JSON object, with a line for each finding.
struct JSONReport {
  let bytes: [UInt8]

  init(_ report: Report) {
    var json = JSONWriter()
    json.object { json in
      json.key("tool")
      json.object { json in
        json.member("name", Program.name)
        json.member("version", Program.version)
      }
      json.member("command", report.command)
      json.key("diagnostics")
      json.array { json in
        for finding in report.findings {
          json.startElementLine()
          Self.write(finding, into: &json)
        }
      }
      if let coverage = report.coverage {
        json.key("coverage")
        json.array { json in
          for row in coverage.rows {
            json.startElementLine()
            json.object { json in
              json.member("what", row.kind.title)
              json.key("covered")
              json.number(row.covered)
              json.key("total")
              json.number(row.total)
            }
          }
        }
      }
      if !report.evidence.isEmpty {
        json.key("evidence")
        json.array { json in
          for count in report.evidence {
            json.startElementLine()
            json.object { Self.write(count, into: &$0) }
          }
        }
      }
      json.key("summary")
      json.object { json in
        if let pages = report.pageCount {
          json.key("pages")
          json.number(pages)
        }
        json.key("diagnostics")
        json.number(report.errors.count)
        json.key("warnings")
        json.number(report.warnings.count)
        if let reachedSite = report.reachedSite {
          json.key("reachedSite")
          json.bool(reachedSite)
        }
        json.key("inSync")
        json.bool(report.errors.isEmpty)
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension JSONReport {
  private static func write(_ count: EvidenceCount, into json: inout JSONWriter) {
    json.member("iOS", count.version.description)
    for standing in Standing.allCases {
      json.key(standing.rawValue)
      json.number(count.sentences[standing, default: 0])
    }
    json.key("computed")
    json.number(count.cells)
  }

  /// Writes one finding as an object.
  static func write(_ finding: Finding, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", finding.kind.id)
      switch finding.verdict {
      case .error: json.member("severity", "error")
      case .warning: json.member("severity", "warning")
      case .accepted(let reason):
        json.member("severity", "accepted")
        json.member("reason", reason)
      }
      json.member("path", finding.path)
      json.key("line")
      if let line = finding.line { json.number(line) } else { json.null() }
      if let excerpt = finding.excerpt {
        json.key("column")
        json.number(excerpt.column)
      }
      json.member("message", finding.message)
      json.member("help", finding.help)
      if let versions = finding.versions { json.member("versions", versions.description) }
      if let standing = finding.standing { json.member("standing", standing.rawValue) }
      if let code = finding.code { json.member("code", code.text) }
      guard let difference = finding.difference else { return }
      json.key("stale")
      json.object { json in
        json.member("onDisk", difference.onDisk)
        json.member("built", difference.built)
        json.key("changes")
        json.array { json in
          for change in finding.changes { change.write(into: &json) }
        }
      }
    }
  }
}
