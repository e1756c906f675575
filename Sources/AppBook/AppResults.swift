/// What an app comes to, worked out once.
struct AppResults: Sendable {
  let findings: [AppFinding]
  /// What the newest version changes; nil where it was not worked out.
  let comparison: AppComparison?
}
