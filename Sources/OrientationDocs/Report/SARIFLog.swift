import Basics
import Diagnostics
import ReferenceSite
import ToolSpecification

/// Findings as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Every kind of finding is a rule of the log, found or not, so that an index always means the same rule.
struct SARIFLog {
  let bytes: [UInt8]

  init(_ findings: [Finding]) {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          Self.writeTool(into: &json)
          json.key("results")
          var fingerprints = Fingerprints()
          json.array { json in
            for finding in findings {
              json.startElementLine()
              Self.write(finding, fingerprints.next(finding), into: &json)
            }
          }
        }
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension SARIFLog {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The folder that paths start from, by the name that readers of such logs know it by.
  private static let root = "%SRCROOT%"

  private static func writeTool(into json: inout JSONWriter) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", Program.name)
        json.member("version", Program.version)
        json.member("informationUri", Program.address)
        json.key("rules")
        json.array { json in
          for kind in DiagnosticKind.allCases {
            json.startElementLine()
            write(kind, into: &json)
          }
        }
      }
    }
  }

  private static func write(_ kind: DiagnosticKind, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", kind.rawValue)
      json.message("shortDescription", kind.summary)
      json.message("help", kind.remedy)
      json.key("defaultConfiguration")
      json.object { $0.member("level", "error") }
    }
  }

  private static func write(_ finding: Finding, _ fingerprint: String, into json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.kind.rawValue)
      if let index = DiagnosticKind.allCases.firstIndex(of: finding.kind) {
        json.key("ruleIndex")
        json.number(index)
      }
      json.member("level", "error")
      json.message("message", "\(finding.message)\nhelp: \(finding.help)")
      json.key("locations")
      json.array { json in
        json.object { json in
          json.key("physicalLocation")
          json.object { writePlace(of: finding, into: &$0) }
        }
      }
      json.key("partialFingerprints")
      json.object { $0.member("orientationDocs/v1", fingerprint) }
    }
  }

  private static func writePlace(of finding: Finding, into json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object { json in
      json.member("uri", reference(finding.path))
      json.member("uriBaseId", root)
    }
    guard let line = finding.line else { return }
    json.key("region")
    json.object { json in
      json.key("startLine")
      json.number(line)
    }
  }

  /// A relative path as a URI reference: everything but unreserved characters and slashes is percent-encoded.
  private static func reference(_ path: String) -> String {
    var reference = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        reference += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return reference
  }
}

extension JSONWriter {
  /// A message of the log. Brackets would make links and braces places for arguments, so both are escaped.
  fileprivate mutating func message(_ name: String, _ text: String) {
    key(name)
    object { json in
      var escaped = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "[", "]": escaped += "\\"
        case "{", "}": escaped.unicodeScalars.append(scalar)
        default: break
        }
        escaped.unicodeScalars.append(scalar)
      }
      json.member("text", escaped)
    }
  }
}
