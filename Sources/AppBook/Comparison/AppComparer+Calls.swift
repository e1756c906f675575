import AppFacts
import Orientation
import OrientationNotation

// Calls that rotate the interface on the older version, and not on the newer.

extension AppComparer {
  mutating func compareCalls() {
    let search = FindingSearch(app)
    for call in Call.all {
      let uses = search.occurrences.filter { use in
        use.role == .use && use.api == call.api && runs(use)
      }
      if !uses.isEmpty { compare(call, uses, screen: search.standIn("Screen")) }
    }
  }
}

extension AppComparer {
  /// A call, and a moment at which it rotates the interface where it does anything.
  private struct Call {
    let api: OrientationAPI
    let call: MethodCall
    /// What the screen answers, if not the default.
    var answer: Answer?
    /// How the device is held, if not as the interface.
    var device: DeviceOrientation?

    static let all = [
      Call(api: .attemptRotationToDeviceOrientation, call: .rotationAttempted, device: .landscapeLeft),
      Call(
        api: .setNeedsUpdateOfSupportedInterfaceOrientations, call: .updateRequested,
        answer: .supported(.mask(.landscape))),
      Call(api: .requestGeometryUpdate, call: .geometryRequested(.landscapeRight)),
      Call(api: .setDeviceOrientation, call: .keyValueCodingSet(rawValue: 3)),
      Call(api: .setOrientation, call: .privateSetterCalled(rawValue: 3)),
      Call(api: .setStatusBarOrientation, call: .statusBarOrientationSet(.landscapeRight)),
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

  private mutating func compare(_ call: Call, _ uses: [Occurrence], screen: String) {
    var found = ChangeGroups<CallKey>()
    for device in devices {
      guard let was = play(call, screen, device, old, old), was.rotates else { continue }
      for build in AppBuild.allCases {
        guard let becomes = play(call, screen, device, new, sdk(build, new)), !becomes.rotates else { continue }
        let since = Self.since(versions) { version in
          play(call, screen, device, version, sdk(build, version)).map { !$0.rotates } ?? false
        }
        let outcome = becomes.steps.last?.resolution.decision.outcome.claim ?? ""
        found.add(
          CallKey(outcome: outcome, since: since), "", device, build,
          .init(old: was, new: becomes, before: was.steps, after: becomes.steps))
      }
    }
    for group in found.groups {
      let proof = proof(group.example, changed: screens.map(\.name), prefersCalls: true)
      changes.append(
        AppChange(
          kind: .call, subject: .call(call.api.rawValue), builds: group.builds, devices: group.devices,
          places: uses.map(\.place), since: group.key.since, proof: proof, standing: proof.standing))
    }
  }

  /// The call in a screen that allows everything, in an app that declares what this one does.
  private func play(
    _ call: Call, _ screen: String, _ device: AppDevice, _ os: OSVersion, _ sdk: OSVersion
  ) -> AppPlay? {
    // The stand-in is no controller of the app, so what the app declares counts only where its target is named, even the only one.
    let target = app.application == nil ? [] : [StatedFact.target(app.mainTarget)]
    let facts: [StatedFact?] = [
      .root(ControllerTree(screen)), .applicationDelegate(.mask(.all)),
      call.answer.map { .answer(of: screen, $0) }, call.device.map { .device($0) },
    ]
    return timeline(system(device, os, sdk) + target + facts.compactMap(\.self), calling: call.call).map {
      AppPlay($0, assumed: [])
    }
  }
}

extension AppPlay {
  /// Whether the last event rotated the interface.
  fileprivate var rotates: Bool { steps.last?.resolution.decision.outcome.kind == .turned }
}
