import AppFacts
import Orientation

// What the code calls.

extension FindingSearch {
  mutating func lookAtUses() {
    for use in app.facts.occurrences where use.role == .use && SourceCondition.isCompiled(use) { look(at: use) }
    for old in app.implementations(of: .shouldAutorotateToInterfaceOrientation) {
      keep(
        .replacedMethod, at: old.place, old.type ?? old.api.rawValue,
        facts: [
          "iOS: \(oldest.text)", "root: Screen", "app delegate: all",
          "Screen.shouldAutorotateToInterfaceOrientation: portrait", "device: landscapeLeft",
        ]
      ) { $0.decision.outcome.kind == .turned }
    }
  }

  private mutating func look(at use: Occurrence) {
    let subject = use.type ?? use.api.rawValue
    let newest = max(oldest, OSVersion(16))
    switch use.api {
    case .setDeviceOrientation:
      keep(
        .keyValueCodingOnlyLogs, at: use.place, subject,
        facts: ["iOS: \(newest.text)", "root: Screen", "app delegate: all", "event: set UIDevice.orientation 3"]
      ) { $0.decision.outcome == .ignored }
    case .setOrientation:
      keep(
        .keyValueCodingOnlyLogs, at: use.place, subject,
        facts: ["iOS: \(newest.text)", "root: Screen", "app delegate: all", "event: setOrientation: 3"]
      ) { $0.decision.outcome.kind == .unchanged }
    case .attemptRotationToDeviceOrientation:
      keep(
        .replacedMethod, at: use.place, subject,
        facts: [
          "iOS: \(newest.text)", "root: Screen", "app delegate: all", "device: landscapeLeft",
          "event: attemptRotationToDeviceOrientation",
        ]
      ) { $0.decision.outcome == .unchanged(.outdatedMethod) }
    case .setStatusBarOrientation:
      keep(
        .replacedMethod, at: use.place, subject,
        facts: [
          "iOS: \(max(oldest, OSVersion(9)).text)", "root: Screen", "app delegate: all",
          "event: setStatusBarOrientation landscapeRight",
        ]
      ) { $0.decision.outcome.kind != .turned }
    case .requestGeometryUpdate: lookForDeviceOrientation(use, subject)
    default: return
    }
  }

  /// A geometry request that passes on a device orientation's number.
  private mutating func lookForDeviceOrientation(_ use: Occurrence, _ subject: String) {
    for case .deviceOrientation(let orientation) in use.value?.literals ?? [] {
      keep(
        .deviceOrientationInPlace, at: use.place, subject,
        facts: [
          "iOS: \(max(oldest, OSVersion(16)).text)", "root: Screen", "app delegate: all",
          "event: requestGeometryUpdate \(orientation.rawValue)",
        ]
      ) { $0.decision.orientation != orientation.interfaceOrientation }
    }
  }
}
