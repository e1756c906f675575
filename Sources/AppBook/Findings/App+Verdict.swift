extension App {
  /// What becomes of a finding: to accept it counts more than its kind.
  package func verdict(on finding: AppFinding) -> FindingPolicy.Verdict {
    if let entry = policy.accepted.first(where: { $0.covers(finding) }) { return .accepted(reason: entry.reason) }
    return policy.errors.contains(finding.kind) ? .error : .notice
  }

  /// The entries of findings.json that accept nothing.
  package func unneededEntries() -> [AcceptedFinding] {
    policy.accepted.isEmpty ? [] : unneededEntries(among: findings())
  }

  /// The same, where the app's findings are known.
  package func unneededEntries(among findings: [AppFinding]) -> [AcceptedFinding] {
    // An entry names a kind with a symbol, a file or both.
    func bytes(_ kind: AppFindingKind, _ symbol: String?, _ path: String?) -> [[UInt8]?] {
      [kind.rawValue, symbol, path].map { $0.map { Array($0.utf8) } }
    }
    let found = findings.reduce(into: Set<[[UInt8]?]>()) { found, finding in
      let (kind, subject, path) = (finding.kind, finding.subject, finding.place.path)
      found.formUnion([bytes(kind, subject, nil), bytes(kind, nil, path), bytes(kind, subject, path)])
    }
    return policy.accepted.filter { !found.contains(bytes($0.kind, $0.symbol, $0.path)) }
  }
}

extension AcceptedFinding {
  fileprivate func covers(_ finding: AppFinding) -> Bool {
    covers(finding.kind, finding.subject, in: finding.place.path)
  }
}
