import Basics

/// Findings as a JUnit report, which CI servers show among the tests: a test case for each finding. What changes the
/// status has failed, a warning was skipped, and where there is neither, one test case has passed.
struct JUnitReport {
  let text: String

  init(_ report: Report) {
    let (errors, warnings) = (report.errors, report.warnings)
    let suite = "orientation-docs " + report.command
    let counts = "tests=\"\(max(1, errors.count + warnings.count))\" failures=\"\(errors.count)\" errors=\"0\""
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>"]
    lines.append("  <testsuite name=\"\(suite)\" \(counts) skipped=\"\(warnings.count)\">")
    if errors.isEmpty, warnings.isEmpty { lines.append("    <testcase classname=\"\(suite)\" name=\"in sync\"/>") }
    for finding in errors {
      lines += Self.testCase(
        finding,
        "<failure type=\"\(finding.kind.id)\" message=\"\(Self.escaped(finding.message))\">"
          + Self.escaped([finding.text.text, finding.code?.text].compactMap(\.self).joined(separator: "\n"))
          + "</failure>")
    }
    for finding in warnings {
      lines += Self.testCase(
        finding,
        "<skipped message=\"\(Self.escaped(finding.message))\">" + Self.escaped(finding.text.text) + "</skipped>")
    }
    lines += ["  </testsuite>", "</testsuites>", ""]
    text = lines.joined(separator: "\n")
  }
}

extension JUnitReport {
  private static func testCase(_ finding: Finding, _ result: String) -> [String] {
    let place = finding.path + (finding.line.map { ":\($0)" } ?? "")
    return [
      "    <testcase classname=\"\(finding.kind.id)\" name=\"\(escaped(place))\">", "      " + result,
      "    </testcase>",
    ]
  }

  /// A text of XML, in an element or between double quotes; XML 1.0 has no place for control characters.
  private static func escaped(_ text: String) -> String {
    text.writing { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": nil
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }
}
