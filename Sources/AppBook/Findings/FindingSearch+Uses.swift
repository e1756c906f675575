import AppFacts
import Orientation
import OrientationNotation

// What the code calls, and what it does not call.

extension FindingSearch {
  mutating func lookAtUses() throws(ClaimFaults) {
    for use in occurrences where use.role == .use { try look(at: use) }
    try lookForNewerAPI()
    try lookForLocks()
  }

  private mutating func look(at use: Occurrence) throws(ClaimFaults) {
    let screen = standIn("Screen")
    let window = ["root: \(screen)", "app delegate: all"]
    switch use.api {
    case .setDeviceOrientation:
      try lookForMask(use)
      guard !isReplaced(use) else { return }
      try keep(.keyValueCodingOnlyLogs, use, facts: window + ["event: set UIDevice.orientation 3"]) {
        $0.decision.outcome == .ignored
      }
    case .setOrientation:
      guard !isReplaced(use) else { return }
      try keep(
        .keyValueCodingOnlyLogs, use, from: OSVersion(16), facts: window + ["event: setOrientation: 3"]
      ) { $0.decision.outcome.kind == .unchanged }
    case .attemptRotationToDeviceOrientation:
      guard !isReplaced(use) else { return }
      let facts = window + ["device: landscapeLeft", "event: attemptRotationToDeviceOrientation"]
      try keep(.replacedMethod, use, facts: facts) { $0.decision.outcome == .unchanged(.outdatedMethod) }
    case .setStatusBarOrientation:
      try keep(
        .replacedMethod, use, from: OSVersion(9), facts: window + ["event: setStatusBarOrientation landscapeRight"]
      ) { $0.decision.outcome.kind != .turned }
    case .requestGeometryUpdate:
      for case .deviceOrientation(let orientation) in use.value?.literals ?? [] {
        try keep(
          .deviceOrientationInPlace, use, facts: window + ["event: requestGeometryUpdate \(orientation.rawValue)"]
        ) { $0.decision.orientation != orientation.interfaceOrientation }
      }
    default: return
    }
  }

  /// Keeps a finding about a use.
  private mutating func keep(
    _ kind: AppFindingKind, _ use: Occurrence, from first: OSVersion? = nil, edits: [SourceEdit] = [], facts: [String],
    where harms: (Resolution) -> Bool
  ) throws(ClaimFaults) {
    let range = use.versions ?? VersionRange(from: OSVersion.oldest)
    try keep(
      kind, at: use.place, use.type ?? use.api.rawValue,
      on: VersionRange(from: max(range.first, first ?? range.first), until: range.end), edits: edits,
      language: use.language, facts: { _ in facts }, where: harms)
  }

  /// A set of orientations that key-value coding hands to the device, which takes the number for one orientation.
  private mutating func lookForMask(_ use: Occurrence) throws(ClaimFaults) {
    for case .mask(let mask) in use.value?.literals ?? [] {
      let facts = [
        "root: \(standIn("Screen"))", "app delegate: all", "event: set UIDevice.orientation \(mask.rawValue)",
      ]
      try keep(.maskAsDeviceOrientation, use, edits: SourceEdit.orientation(in: use, mask), facts: facts) { _ in true }
    }
  }

  /// Whether the code around a call does the same by the API that has replaced it.
  private func isReplaced(_ use: Occurrence) -> Bool {
    let replacing = uses(of: [.requestGeometryUpdate, .setNeedsUpdateOfSupportedInterfaceOrientations])
    return replacing.contains { other in
      other.place.path == use.place.path && other.type == use.type
        && abs((other.place.line ?? 0) - (use.place.line ?? 0)) <= 30
    }
  }

  /// Updates by methods of iOS 16 alone, in an app that runs on earlier versions, too.
  private mutating func lookForNewerAPI() throws(ClaimFaults) {
    let newer = uses(of: [.setNeedsUpdateOfSupportedInterfaceOrientations, .requestGeometryUpdate])
    let older = uses(of: [.attemptRotationToDeviceOrientation, .setDeviceOrientation, .setOrientation])
    guard let first = newer.first, older.isEmpty else { return }
    let facts = ["root: \(standIn("Screen"))", "event: setNeedsUpdateOfSupportedInterfaceOrientations"]
    try keep(
      .newerThanDeploymentTarget, at: first.place, first.type ?? first.api.rawValue, language: first.language,
      facts: { _ in facts }
    ) { $0.decision.outcome.kind == .unavailable }
  }

  /// A variable that a mask depends on and that is written, in code that never has UIKit read the mask again.
  private mutating func lookForLocks() throws(ClaimFaults) {
    var updates: [OrientationAPI] = [.setNeedsUpdateOfSupportedInterfaceOrientations, .requestGeometryUpdate]
    if oldest < OSVersion(16) {
      updates += [.attemptRotationToDeviceOrientation, .setDeviceOrientation, .setOrientation]
    }
    guard uses(of: updates).isEmpty else { return }
    let screen = standIn("Screen")
    var seen: Set<String> = []
    for answer in occurrences
    where answer.role == .implementation
      && [.supportedInterfaceOrientations, .applicationSupportedInterfaceOrientations].contains(answer.api)
    {
      for write in answer.readAt where isLock(write, of: answer) && seen.insert(write.name).inserted {
        try keep(
          .lockWithoutUpdate, at: write.place, write.name, on: VersionRange(from: OSVersion(6)),
          language: write.place.path.hasSuffix(".swift") ? .swift : .objectiveC,
          facts: { _ in
            [
              "root: \(screen)", "\(screen).supportedInterfaceOrientations: landscape", "app delegate: all",
              "current: portrait", "device: portrait", "event: masks changed",
            ]
          }
        ) { $0.decision.outcome.kind == .unchanged }
      }
    }
  }

  /// Whether a variable is written while its answer may be in use. What another file gives a controller but once is how it
  /// is set up.
  private func isLock(_ write: ReadPlace, of answer: Occurrence) -> Bool {
    guard write.role == .assignment else { return false }
    if answer.api == .applicationSupportedInterfaceOrientations { return true }
    let writes = answer.readAt.filter { $0.role == .assignment && $0.name == write.name }
    return writes.count > 1 && writes.contains { $0.place.path == answer.place.path }
  }
}
