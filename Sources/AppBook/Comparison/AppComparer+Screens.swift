import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

// Screens that decide differently.

extension AppComparer {
  /// Plays every screen on every device, and tells those together that change in the same way.
  ///
  /// Where masks do not count, every screen changes; what that breaks are the locks.
  mutating func compareScreens() {
    var found = ChangeGroups<ScreenKey>()
    for screen in screens.indices {
      for device in devices where device.mode == nil {
        for was in plays(screen, device, old, old) {
          for build in AppBuild.allCases { compare(screen, device, build, was, &found) }
        }
      }
    }
    let byName = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for group in found.groups {
      let proof = proof(group.example, changed: group.screens)
      changes.append(
        AppChange(
          kind: .screen, subject: .step(old: group.key.old, new: group.key.new), builds: group.builds,
          devices: group.devices, screens: group.screens,
          places: group.screens.compactMap { byName[$0].flatMap(place) },
          since: group.key.since,
          proof: proof, standing: proof.standing))
    }
  }
}

extension AppComparer {
  private mutating func compare(
    _ screen: Int, _ device: AppDevice, _ build: AppBuild, _ was: ConditionedPlay,
    _ found: inout ChangeGroups<ScreenKey>
  ) {
    for becomes in plays(screen, device, new, sdk(build, new), as: was) {
      guard let (before, after) = was.play.difference(from: becomes) else { continue }
      let since = Self.since(versions) { version in
        plays(screen, device, version, sdk(build, version), as: was).contains { was.play.difference(from: $0) != nil }
      }
      let (oldText, newText) = Self.texts(before, after)
      found.add(
        ScreenKey(old: oldText, new: newText, since: since, isAssumed: !becomes.assumed.isEmpty), screens[screen].name,
        device, build, .init(old: was.play, new: becomes, before: before, after: after))
    }
  }

  /// What changes in the same way.
  private struct ScreenKey: Hashable {
    let old: String
    let new: String
    let since: OSVersion
    let isAssumed: Bool
  }

  /// What is allowed before and after or, where that is the same, how the event ends.
  private static func texts(_ before: [TimelineStep], _ after: [TimelineStep]) -> (old: String, new: String) {
    guard let old = before.last, let new = after.last else { return ("", "") }
    if old.allowed != new.allowed { return (old.allowed, new.allowed) }
    return (old.resolution.decision.outcome.claim, new.resolution.decision.outcome.claim)
  }

  /// Where the controller of a screen is written.
  private func place(of screen: Screen) -> FilePlace? {
    if screen.name.isEmpty { return nil }
    let shown = screen.presented.last?.tree ?? screen.root
    return shown.nodes.map(\.className).reversed().lazy.compactMap { app.controller(named: $0) }.first?.type.place
  }
}

extension TimelineStep {
  /// What the interface may rotate to, or how it ends where that is nothing.
  fileprivate var allowed: String {
    let decision = resolution.decision
    guard !raisesException, let mask = decision.effectiveMask, !mask.isEmpty else { return decision.outcome.claim }
    return decision.controllerMask == nil ? AppWords(language: .english)[.notAsked] : mask.swiftExpression
  }
}
