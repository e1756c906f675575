import OrientationPolicy

/// What a table of policies shows, in words.
package struct PolicyTableText: Sendable, Equatable {
  package var gaps: [String]
  package var overlaps: [String]
  package var contradictions: [String]

  package init(gaps: [String], overlaps: [String], contradictions: [String]) {
    self.gaps = gaps
    self.overlaps = overlaps
    self.contradictions = contradictions
  }
}

extension PolicyTableText {
  init(_ table: PolicyTable, _ policies: [Policy]) {
    func text(_ entry: PolicyTable.Entry) -> String {
      let policy = policies[entry.policy]
      return "`\(policy.statements[entry.statement].text)` of `\(policy.name)`"
    }
    func text(_ pair: PolicyTable.Pair) -> String {
      "\(text(pair.first)) and \(text(pair.second)): \(pair.screen), \(pair.environment.text)"
    }
    gaps = table.gaps.map { gap in
      let first = gap.environments.first.map { ", such as " + $0.text } ?? ""
      return "\(gap.screen): no statement on \(gap.environments.count) of the devices and versions\(first)"
    }
    overlaps = table.overlaps.map(text)
    contradictions = table.contradictions.map(text)
  }
}
