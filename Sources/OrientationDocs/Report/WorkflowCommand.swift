import Basics

/// A finding as a workflow command, which GitHub Actions shows as an annotation at the line.
struct WorkflowCommand {
  let text: String

  init(_ finding: Finding) {
    var properties = ["file=" + Self.property(finding.path)]
    if let line = finding.line { properties.append("line=\(line)") }
    if let column = finding.excerpt?.column { properties.append("col=\(column)") }
    properties.append("title=" + Self.property(finding.kind.id))
    text =
      (finding.verdict == .error ? "::error " : "::warning ") + properties.joined(separator: ",") + "::"
      + Self.data("\(finding.message)\nhelp: \(finding.help)" + (finding.code.map { "\n" + $0.text } ?? ""))
  }
}

extension WorkflowCommand {
  /// A message: what would end the command or be read as an escape is escaped.
  private static func data(_ text: String) -> String { escaped(text, also: []) }

  /// A property: what separates properties is escaped too.
  private static func property(_ text: String) -> String { escaped(text, also: [":", ","]) }

  private static func escaped(_ text: String, also others: [Unicode.Scalar]) -> String {
    text.writing { scalar in
      guard ["%", "\r", "\n"].contains(scalar) || others.contains(scalar) else { return nil }
      return (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
