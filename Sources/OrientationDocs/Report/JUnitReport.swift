/// Findings as a JUnit report, which CI servers show among the tests: a test case for each finding, which failed, and
/// one that passed where there are none.
struct JUnitReport {
  let text: String

  init(_ report: Report) {
    let findings = report.findings
    let suite = "orientation-docs " + report.command
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites tests=\"\(max(1, findings.count))\" failures=\"\(findings.count)\">")
    lines.append(
      "  <testsuite name=\"\(suite)\" tests=\"\(max(1, findings.count))\" failures=\"\(findings.count)\" errors=\"0\">")
    if findings.isEmpty { lines.append("    <testcase classname=\"\(suite)\" name=\"in sync\"/>") }
    for finding in findings {
      let place = finding.path + (finding.line.map { ":\($0)" } ?? "")
      lines.append("    <testcase classname=\"\(finding.kind.rawValue)\" name=\"\(Self.escaped(place))\">")
      lines.append(
        "      <failure type=\"\(finding.kind.rawValue)\" message=\"\(Self.escaped(finding.message))\">"
          + Self.escaped(finding.text) + "</failure>")
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>", ""]
    text = lines.joined(separator: "\n")
  }
}

extension JUnitReport {
  /// A text of XML, in an element or between double quotes; XML 1.0 has no place for control characters.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
