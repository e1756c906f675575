import HTML
import Orientation

/// Every rule as a line over the versions in which it holds, cut where versions change rules.
struct VersionsPicture: Picture {
  static let specification = BlockSpecification(
    "versions", summary: "every rule over the versions in which it holds", noun: "picture",
    .plain { _ in VersionsPicture() })

  /// A version at which rules begin or end.
  struct Gate: Equatable {
    let version: OSVersion
    let begun: [Rule]
    let ended: [Rule]
    /// How many rules hold from here on.
    let inForce: Int
  }

  /// The gates, the oldest first; at the first one nothing begins, since nothing older is known.
  let gates: [Gate] = {
    let versions = Set(Rule.allCases.map(\.versions.first) + Rule.allCases.compactMap(\.versions.end)).sorted()
    return versions.map { version in
      Gate(
        version: version,
        begun: version == .oldest ? [] : Rule.allCases.filter { $0.versions.first == version },
        ended: Rule.allCases.filter { $0.versions.end == version },
        inForce: Rule.allCases.filter { $0.versions.contains(version) }.count)
    }
  }()

  /// The rules that have not always held, the oldest first.
  let rules: [Rule] = Rule.allCases.filter { $0.versions != VersionRange(from: .oldest) }.sorted { left, right in
    let (a, b) = (left.versions, right.versions)
    if a.first != b.first { return a.first < b.first }
    guard let end = a.end else { return false }
    return b.end.map { end < $0 } ?? true
  }

  func alternative(_ words: PictureWords) -> String {
    words.versionsTitle + " " + gates.map { words.gate($0) }.joined(separator: " ")
  }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    let always = Rule.allCases.count - rules.count
    page.drawing(words.versionsLegend(always: always), name: words.versionsTitle) { page in
      page.canvas(312, 64 + rules.count * 5, label: alternative(words)) { write(words, into: &$0) }
    }
  }
}

extension VersionsPicture {
  /// Where a version begins. A minor one has a longer name, and ten rules a longer number, and so more room.
  private func x(_ version: OSVersion?) -> Int {
    let widths = gates.map { $0.version.minor != 0 ? 5 : $0.begun.count < 10 ? 3 : 4 }
    let index = gates.firstIndex { $0.version == version } ?? gates.count
    return widths[..<index].reduce(0, +) * 310 / widths.reduce(0, +) + 1
  }

  private func write(_ words: PictureWords, into page: inout HTMLWriter) {
    let bottom = 62 + rules.count * 5
    for gate in gates {
      let x = x(gate.version)
      page.stroke("M\(x) 4V\(bottom)", "leader")
      page.label(x + 2, 14, gate.version.description, "head")
      if !gate.begun.isEmpty { page.label(x + 2, 30, "+\(gate.begun.count)", "note accent") }
      if !gate.ended.isEmpty { page.label(x + 2, 45, "−\(gate.ended.count)", "note") }
    }
    for (row, rule) in rules.enumerated() {
      let y = 59 + row * 5
      let isInForce = rule.versions.end == nil
      page.stroke(
        "M\(x(rule.versions.first) + 3) \(y)H\(x(rule.versions.end) - (isInForce ? 0 : 3))",
        isInForce ? "span" : "span past")
    }
  }
}
