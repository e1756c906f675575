import Foundation
import Orientation
import OrientationCatalog
import Testing

/// The comments of the cases of `Rule`, which editors and DocC show, repeat what the records say.
struct RuleDocumentationTests {
  private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Orientation/Rules/Rule.swift")

  @Test func eachRuleHasItsTitleVersionsStandingAndFirstSource() throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let documented = Self.documented(text)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try documented.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == documented, "`RECORD=1 swift test --filter RuleDocumentationTests` writes the comments")
  }

  /// The file with the comment of each case as its record has it.
  private static func documented(_ text: String) -> String {
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") where !line.hasPrefix("  /// ") {
      if let id = line.firstMatch(of: /^  case \w+ = "(.*)"$/)?.1, let rule = Rule(rawValue: String(id)) {
        lines.append("  /// " + comment(on: rule))
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func comment(on rule: Rule) -> String {
    let source = rule.sources.first.map { ": " + $0.title } ?? ""
    return "\(rule.title(in: .english)) (iOS \(rule.versions), \(rule.standing)\(source))."
  }
}
