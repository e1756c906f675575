import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation

// Calls that rotate the interface on the older version, and not on the newer.

extension AppComparer {
  mutating func compareCalls() throws(ClaimFaults) {
    let search = FindingSearch(app)
    for call in Call.all {
      let uses = search.occurrences.filter { use in
        use.role == .use && use.api == call.api && runs(use)
      }
      if !uses.isEmpty { try compare(call, uses, screen: search.standIn("Screen")) }
    }
  }
}

extension AppComparer {
  /// A call, and a moment at which it rotates the interface where it does anything.
  private struct Call {
    let api: OrientationAPI
    let event: String
    /// What of the moment is not the default; `Screen` is the controller.
    let facts: [String]

    static let all = [
      Call(
        api: .attemptRotationToDeviceOrientation, event: "attemptRotationToDeviceOrientation",
        facts: ["device: landscapeLeft"]),
      Call(
        api: .setNeedsUpdateOfSupportedInterfaceOrientations,
        event: "setNeedsUpdateOfSupportedInterfaceOrientations",
        facts: ["Screen.supportedInterfaceOrientations: landscape"]),
      Call(api: .requestGeometryUpdate, event: "requestGeometryUpdate landscapeRight", facts: []),
      Call(api: .setDeviceOrientation, event: "set UIDevice.orientation 3", facts: []),
      Call(api: .setOrientation, event: "setOrientation: 3", facts: []),
      Call(api: .setStatusBarOrientation, event: "setStatusBarOrientation landscapeRight", facts: []),
    ]
  }

  private struct CallKey: Hashable {
    let outcome: String
    let since: OSVersion
  }

  /// Whether a use runs on both versions, as far as `#available` says.
  private func runs(_ use: Occurrence) -> Bool {
    let range = use.versions ?? VersionRange(from: OSVersion.oldest)
    return range.contains(old) && range.contains(new)
  }

  private mutating func compare(_ call: Call, _ uses: [Occurrence], screen: String) throws(ClaimFaults) {
    var found = ChangeGroups<CallKey>()
    for device in devices {
      guard let was = try play(call, screen, device, old, old), was.rotates else { continue }
      for build in AppBuild.allCases {
        guard let becomes = try play(call, screen, device, new, sdk(build, new)), !becomes.rotates else { continue }
        let since = try Self.since(versions) { (version) throws(ClaimFaults) in
          try play(call, screen, device, version, sdk(build, version)).map { !$0.rotates } ?? false
        }
        let outcome = becomes.steps.last?.resolution.decision.outcome.claim ?? ""
        found.add(
          CallKey(outcome: outcome, since: since), "", device, build,
          .init(old: was, new: becomes, before: was.steps, after: becomes.steps))
      }
    }
    for group in found.groups {
      let proof = proof(
        group.example.old, group.example.new, group.example.before, group.example.after, prefersCalls: true)
      changes.append(
        AppChange(
          kind: .call, subject: .call(call.api.rawValue), builds: group.builds, devices: group.devices,
          places: uses.map(\.place), since: group.key.since, proof: proof, standing: proof.standing))
    }
  }

  /// The call in a screen that allows everything, in an app that declares what this one does.
  private func play(
    _ call: Call, _ screen: String, _ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion
  ) throws(ClaimFaults) -> AppPlay? {
    // The stand-in is no controller of the app, so what the app declares counts only where its target is named, even the only one.
    let named = app.application.map { ["target: \($0.name)"] } ?? []
    let facts = call.facts.map { $0.hasPrefix("Screen.") ? screen + $0.dropFirst("Screen".count) : $0 }
    return try timeline(
      system(device, os, sdk) + named + ["root: \(screen)", "app delegate: all"] + facts, ["event: " + call.event]
    ).map { AppPlay($0.timeline, assumed: []) }
  }
}

extension AppPlay {
  /// Whether the last event rotated the interface.
  fileprivate var rotates: Bool { steps.last?.resolution.decision.outcome.kind == .turned }
}
