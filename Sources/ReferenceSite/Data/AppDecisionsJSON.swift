import AppBook
import Basics
import Orientation

/// What an app comes to, as a file of its site: `diff` compares those of two sites.
package enum AppDecisionsJSON {
  package static let path = "data/screens.json"

  static func file(_ decisions: AppDecisions) -> FileTree.File {
    let bytes = JSONWriter.file { json in
      json.member("format", 1)
      json.objectLines("screens", of: decisions.rows) { write($0, into: &$1) }
      json.objectLines("findings", of: decisions.findings) { write($0, into: &$1) }
      json.objectLines("statements", of: decisions.statements ?? []) { write($0, into: &$1) }
    }
    return FileTree.File(path: path, bytes: bytes)
  }
}

extension AppDecisionsJSON {
  private static func write(_ row: AppDecisions.Row, into json: inout JSONWriter) {
    json.member("screen", row.screen)
    json.member("device", row.device)
    json.member("since", row.versions.first.description)
    if let end = row.versions.end { json.member("until", end.description) }
    json.member("decision", row.decision)
  }

  /// A statement without its line, which would be another one soon.
  private static func write(_ statement: AppDecisions.Statement, into json: inout JSONWriter) {
    json.member("kind", statement.kind.rawValue)
    json.member("subject", statement.subject)
    json.member("value", statement.value)
    json.member("path", statement.place.path)
  }

  private static func write(_ finding: AppDecisions.KnownFinding, into json: inout JSONWriter) {
    json.member("kind", finding.kind)
    json.member("subject", finding.subject)
    json.member("path", finding.path)
  }
}
