import AppFacts
import Orientation
import OrientationNotation

// What the code calls.

extension FindingSearch {
  mutating func lookAtUses() throws(ClaimFaults) {
    for use in app.facts.occurrences where use.role == .use && SourceCondition.isCompiled(use) { try look(at: use) }
    let screen = standIn("Screen")
    for old in app.implementations(of: .shouldAutorotateToInterfaceOrientation) {
      try keep(
        .replacedMethod, at: old.place, old.type ?? old.api.rawValue,
        facts: [
          "iOS: \(oldest.text)", "root: \(screen)", "app delegate: all",
          "\(screen).shouldAutorotateToInterfaceOrientation: portrait", "device: landscapeLeft",
        ]
      ) { $0.decision.outcome.kind == .turned }
    }
  }

  private mutating func look(at use: Occurrence) throws(ClaimFaults) {
    let subject = use.type ?? use.api.rawValue
    let screen = standIn("Screen")
    let newest = max(oldest, OSVersion(16), use.versions?.first ?? oldest)
    // Code in the `else` of `#available(iOS 16, *)` never runs where what it calls has no effect.
    if let versions = use.versions, !versions.contains(newest) { return }
    switch use.api {
    case .setDeviceOrientation:
      try keep(
        .keyValueCodingOnlyLogs, at: use.place, subject,
        facts: ["iOS: \(newest.text)", "root: \(screen)", "app delegate: all", "event: set UIDevice.orientation 3"]
      ) { $0.decision.outcome == .ignored }
    case .setOrientation:
      try keep(
        .keyValueCodingOnlyLogs, at: use.place, subject,
        facts: ["iOS: \(newest.text)", "root: \(screen)", "app delegate: all", "event: setOrientation: 3"]
      ) { $0.decision.outcome.kind == .unchanged }
    case .attemptRotationToDeviceOrientation:
      try keep(
        .replacedMethod, at: use.place, subject,
        facts: [
          "iOS: \(newest.text)", "root: \(screen)", "app delegate: all", "device: landscapeLeft",
          "event: attemptRotationToDeviceOrientation",
        ]
      ) { $0.decision.outcome == .unchanged(.outdatedMethod) }
    case .setStatusBarOrientation:
      try keep(
        .replacedMethod, at: use.place, subject,
        facts: [
          "iOS: \(max(oldest, OSVersion(9)).text)", "root: \(screen)", "app delegate: all",
          "event: setStatusBarOrientation landscapeRight",
        ]
      ) { $0.decision.outcome.kind != .turned }
    case .requestGeometryUpdate: try lookForDeviceOrientation(use, subject)
    default: return
    }
  }

  /// A geometry request that passes on a device orientation's number.
  private mutating func lookForDeviceOrientation(_ use: Occurrence, _ subject: String) throws(ClaimFaults) {
    let screen = standIn("Screen")
    for case .deviceOrientation(let orientation) in use.value?.literals ?? [] {
      try keep(
        .deviceOrientationInPlace, at: use.place, subject,
        facts: [
          "iOS: \(max(oldest, OSVersion(16)).text)", "root: \(screen)", "app delegate: all",
          "event: requestGeometryUpdate \(orientation.rawValue)",
        ]
      ) { $0.decision.orientation != orientation.interfaceOrientation }
    }
  }
}
