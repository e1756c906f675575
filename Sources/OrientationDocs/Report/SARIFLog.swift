import AppBook
import Basics
import ToolSpecification

/// Findings as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Every kind of finding is a rule of the log, found or not, so that an index always means the same rule. What the team
/// accepts is a result too, with its reason as a suppression: a service then closes its alert.
struct SARIFLog {
  let bytes: [UInt8]

  /// - Parameter addresses: where the reference explains kinds of findings, where the book says where its site will be.
  init(_ findings: [Finding], addresses: [EntryKey: String] = [:]) {
    var fingerprints = Fingerprints()
    bytes = JSONWriter.file { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.objects("runs", of: [findings]) { findings, json in
        Self.writeTool(addresses, into: &json)
        json.objectLines("results", of: findings) { Self.write($0, fingerprints.next($0), into: &$1) }
      }
    }
  }
}

extension SARIFLog {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The folder that paths start from, by the name that readers of such logs know it by.
  private static let root = "%SRCROOT%"

  private static func writeTool(_ addresses: [EntryKey: String], into json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.member("name", Program.name)
        json.member("version", Program.version)
        if let address = Program.address { json.member("informationUri", address) }
        json.objectLines("rules", of: FindingKind.all) { write($0, addresses[$0.entry], into: &$1) }
      }
    }
  }

  private static func write(_ kind: FindingKind, _ address: String?, into json: inout JSONWriter) {
    json.member("id", kind.id)
    json.message("shortDescription", kind.summary)
    json.message("help", kind.remedy)
    if let address { json.member("helpUri", address) }
    json.object("defaultConfiguration") { $0.member("level", kind.isOfApp ? "warning" : "error") }
  }

  private static func write(_ finding: Finding, _ fingerprint: String, into json: inout JSONWriter) {
    json.member("ruleId", finding.kind.id)
    if let index = FindingKind.all.firstIndex(of: finding.kind) {
      json.member("ruleIndex", index)
    }
    json.member("level", finding.verdict == .error ? "error" : "warning")
    let text = "\(finding.message)\nhelp: \(finding.help)"
    json.message(
      "message", text,
      markdown: finding.code.map { text.escapedLinesForMarkdown + "\n\n" + $0.markdown })
    json.objects("locations", of: [finding]) { finding, json in
      json.object("physicalLocation") { writePlace(of: finding, into: &$0) }
    }
    json.object("partialFingerprints") { $0.member("orientationDocs/v1", fingerprint) }
    if case .accepted(let reason, _) = finding.verdict {
      json.objects("suppressions", of: [reason]) { reason, json in
        json.member("kind", "external")
        json.member("status", "accepted")
        json.member("justification", reason)
      }
    }
    if !finding.edits.isEmpty { write(finding.edits, into: &json) }
  }

  /// The edits as one fix: each alone may not compile.
  private static func write(_ edits: [ReportedEdit], into json: inout JSONWriter) {
    json.objects("fixes", of: [edits]) { edits, json in
      json.objects("artifactChanges", of: edits) { edit, json in
        json.object("artifactLocation") { writeLocation(of: edit.path, into: &$0) }
        json.objects("replacements", of: [edit]) { edit, json in
          json.object("deletedRegion") { json in
            json.member("startLine", edit.line)
            json.member("startColumn", edit.column)
            json.member("endColumn", edit.endColumn)
          }
          json.object("insertedContent") { $0.member("text", edit.replacement) }
        }
      }
    }
  }

  private static func writeLocation(of path: String, into json: inout JSONWriter) {
    json.member("uri", path.percentEncoded(keeping: "/~"))
    json.member("uriBaseId", root)
  }

  private static func writePlace(of finding: Finding, into json: inout JSONWriter) {
    json.object("artifactLocation") { writeLocation(of: finding.path, into: &$0) }
    guard let line = finding.line else { return }
    json.object("region") { json in
      json.member("startLine", line)
      if let column = finding.excerpt?.column {
        json.member("startColumn", column)
      }
    }
  }
}

extension JSONWriter {
  /// A message of the log. Brackets would make links and braces places for arguments, so both are escaped.
  fileprivate mutating func message(_ name: String, _ text: String, markdown: String? = nil) {
    key(name)
    object { json in
      json.member("text", Self.escaped(text, "\\[]"))
      // In a fence of code a backslash would be shown.
      if let markdown { json.member("markdown", Self.escaped(markdown, "")) }
    }
  }

  private static func escaped(_ text: String, _ marks: String) -> String {
    text.writing { scalar in
      switch scalar {
      case "{", "}": "\(scalar)\(scalar)"
      case _ where marks.unicodeScalars.contains(scalar): "\\\(scalar)"
      default: nil
      }
    }
  }
}
