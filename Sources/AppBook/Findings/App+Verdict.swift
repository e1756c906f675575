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
    policy.accepted.filter { entry in !findings.contains { entry.covers($0) } }
  }
}

extension AcceptedFinding {
  fileprivate func covers(_ finding: AppFinding) -> Bool {
    covers(finding.kind, finding.subject, in: finding.place.path)
  }
}
