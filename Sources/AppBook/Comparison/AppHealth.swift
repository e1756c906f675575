import Orientation

/// How an app stands: what is found and not accepted, the worst first, and what the newest iOS changes.
struct AppHealth: Sendable {
  /// What a finding does to the app, the worst first.
  enum Harm: CaseIterable {
    case launch
    case crash
    case upload
    case other

    init(_ finding: AppFinding) {
      if case .exception = finding.proof?.decision.outcome {
        self = .crash
      } else {
        switch finding.kind.changeKind {
        case .launch: self = .launch
        case .upload: self = .upload
        case .screen, .lock, .call, .finding: self = .other
        }
      }
    }
  }

  /// What is not accepted, with its number among all findings, the worst first.
  let open: [(number: Int, finding: AppFinding, harm: Harm)]
  let acceptedCount: Int
  let comparison: AppComparison

  init(_ app: App) {
    let all = app.findings().enumerated()
    let open = all.filter { _, finding in
      switch app.verdict(on: finding) {
      case .accepted: false
      case .error, .warning: true
      }
    }.map { (number: $0 + 1, finding: $1, harm: Harm($1)) }
    self.open = Harm.allCases.flatMap { harm in open.filter { $0.harm == harm } }
    acceptedCount = all.count - open.count
    comparison = AppComparison(ofNewest: app)
  }
}
