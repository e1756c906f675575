/// Which findings fail `check`, and which the team accepts: what SUMMARY.md and findings.json say.
package struct FindingPolicy: Sendable, Equatable {
  /// What becomes of a finding.
  package enum Verdict: Sendable, Equatable {
    /// It fails `check`.
    case error
    /// It is reported, and changes no status.
    case warning
    /// The team has a reason for it, and may know when it was first told.
    case accepted(reason: String, firstSeen: FirstSeen? = nil)
  }

  /// The kinds that SUMMARY.md names as errors.
  package let errors: Set<AppFindingKind>
  /// The entries of findings.json.
  package let accepted: [AcceptedFinding]

  package init(errors: Set<AppFindingKind> = [], accepted: [AcceptedFinding] = []) {
    self.errors = errors
    self.accepted = accepted
  }
}
