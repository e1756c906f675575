import AppFacts
import Diagnostics

extension App {
  /// What becomes of a finding: to accept it counts more than its kind.
  package func verdict(on finding: AppFinding) -> FindingPolicy.Verdict {
    if let comment = finding.acceptedBy { return .accepted(reason: comment.reason) }
    if let entry = policy.accepted.first(where: { $0.covers(finding) }) { return entry.verdict }
    return policy.errors.contains(finding.kind) ? .error : .warning
  }

  /// The entries of findings.json that accept nothing.
  package func unneededEntries() -> [AcceptedFinding] {
    policy.accepted.isEmpty ? [] : unneededEntries(among: findings())
  }

  /// The same, where it is known what they could accept.
  package func unneededEntries(among findings: [AppFinding]) -> [AcceptedFinding] {
    // An entry names a kind with a symbol, a file or both.
    func bytes(_ kind: AppFindingKind, _ symbol: String?, _ path: String?) -> [[UInt8]?] {
      [kind.rawValue, symbol, path].map { $0.map { Array($0.utf8) } }
    }
    let found = findings.reduce(into: Set<[[UInt8]?]>()) { found, finding in
      guard finding.acceptedBy == nil else { return }
      let (kind, subject, path) = (finding.kind, finding.subject, finding.place.path)
      found.formUnion([bytes(kind, subject, nil), bytes(kind, nil, path), bytes(kind, subject, path)])
    }
    return policy.accepted.filter { !found.contains(bytes($0.kind, $0.symbol, $0.path)) }
  }

  /// What is wrong with the comments that accept findings, each with its place in the scanned folder.
  ///
  /// - Parameter findings: what is found in the app.
  package func faultsOfComments(among findings: [AppFinding]) -> [(place: FilePlace, problem: Problem)] {
    let used = Set(findings.compactMap(\.acceptedBy))
    return facts.acceptComments.filter { !used.contains($0) }.map { ($0.place, $0.fault) }
  }
}

extension AcceptComment {
  /// Why it accepts nothing.
  fileprivate var fault: Problem {
    if AppFindingKind(rawValue: kind) == nil {
      return .findingsMalformed(reason: AppFindingKind.unknown(kind))
    }
    if reason.isEmpty {
      return .findingsMalformed(reason: "the comment gives no reason: write `orientation-docs:accept \(kind): REASON`")
    }
    return .findingsUnneeded(finding: "`\(kind)` in line \(codeLine), which this comment accepts")
  }
}

extension AcceptedFinding {
  /// What becomes of a finding that it accepts.
  package var verdict: FindingPolicy.Verdict { .accepted(reason: reason, firstSeen: firstSeen) }

  func covers(_ finding: AppFinding) -> Bool { covers(finding.kind, finding.subject, in: finding.place.path) }
}
