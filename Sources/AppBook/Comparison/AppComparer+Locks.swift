import AppFacts
import Orientation
import OrientationNotation

// Locks that die: answers and keys without which the older version decides otherwise, and the newer does not.

extension AppComparer {
  mutating func compareLocks() {
    var found = ChangeGroups<LockKey>()
    for screen in screens.indices {
      for device in devices {
        for was in plays(screen, device, old, old) {
          for lock in locks(of: was.play) where !isDead(lock, in: was.play) {
            for build in AppBuild.allCases { compare(lock, screen, device, build, was, &found) }
          }
        }
      }
    }
    for group in found.groups {
      let proof = proof(group.example, changed: group.screens)
      changes.append(
        AppChange(
          kind: .lock, subject: .lock(name: group.key.lock.name, value: group.key.lock.value), builds: group.builds,
          devices: group.devices, screens: group.screens, places: group.key.lock.place.map { [$0] } ?? [],
          since: group.key.since, proof: proof, standing: proof.standing))
    }
  }
}

extension AppComparer {
  private mutating func compare(
    _ lock: Lock, _ screen: Int, _ device: AppDevice, _ build: AppBuild, _ was: ConditionedPlay,
    _ found: inout ChangeGroups<LockKey>
  ) {
    for becomes in plays(screen, device, new, sdk(build, new), as: was) where has(lock, becomes) {
      guard isDead(lock, in: becomes), let (before, after) = was.play.difference(from: becomes) else { continue }
      let since = Self.since(versions) { version in
        plays(screen, device, version, sdk(build, version), as: was).contains { isDead(lock, in: $0) }
      }
      found.add(
        LockKey(lock: lock, since: since, isAssumed: !becomes.assumed.isEmpty), screens[screen].name, device, build,
        .init(old: was.play, new: becomes, before: before, after: after))
    }
  }

  /// Something by which the app limits the interface.
  private struct Lock: Hashable {
    let name: String
    let value: String
    let place: FilePlace?
    /// What leaves it out.
    let without: Edit
  }

  private struct LockKey: Hashable {
    let lock: Lock
    let since: OSVersion
    let isAssumed: Bool
  }

  /// Whether a play has a lock, too: code may have another answer for a newer version.
  private func has(_ lock: Lock, _ play: AppPlay) -> Bool { locks(of: play).contains(lock) }

  /// Whether the interface of a running app does the same without a lock: Info.plist limits the launch everywhere.
  private func isDead(_ lock: Lock, in play: AppPlay) -> Bool {
    play.difference(from: play.edited(by: lock.without), countsLaunch: false) == nil
  }

  /// What limits the interface in a play: what controllers, delegates and Info.plist answer that is not the default.
  private func locks(of play: AppPlay) -> [Lock] {
    let scenario = play.start.scenario
    let facts = AppTargetFacts(app: app, target: app.application)
    var locks: [Lock] = []
    for controller in play.controllers { locks += self.locks(of: controller) }
    if scenario.applicationDelegate != .notImplemented {
      locks.append(
        Lock(
          name: FactKind.applicationDelegate.plainKey, value: scenario.applicationDelegate.notation,
          place: facts.implementations(for: .applicationDelegate).first?.place,
          without: .applicationDelegate(.notImplemented)))
    }
    func place(_ keys: [PropertyListDeclaration.Key]) -> FilePlace? {
      keys.lazy.compactMap { key in facts.declarations.first { $0.key == key && $0.isEffective }?.place }.first
    }
    let list = scenario.informationPropertyList
    if list.requiresFullScreen {
      locks.append(
        Lock(
          name: FactKind.requiresFullScreen.plainKey, value: "yes",
          place: place([.requiresFullScreenOnPad, .requiresFullScreen]), without: .requiresFullScreen(false)))
    }
    let isPad = scenario.idiom == .pad
    for (key, places) in [
      (InformationPropertyListKey.pad, [PropertyListDeclaration.Key.supportedOnPad]),
      (.phone, [.supportedOnPhone]), (.everyDevice, [.supported]),
    ] {
      guard let orientations = list[key], key != (isPad ? .phone : .pad) else { continue }
      let edit = Edit.informationPropertyList(key, InterfaceOrientation.valid)
      locks.append(
        Lock(
          name: key.rawValue, value: orientations.map(\.swiftName).joined(separator: ", "), place: place(places),
          without: edit))
      break
    }
    return locks
  }

  private func locks(of controller: Controller) -> [Lock] {
    func lock(_ answer: Answer, _ api: OrientationAPI, _ without: Answer) -> Lock {
      Lock(
        name: "\(controller.name).\(answer.fact.kind.plainKey)", value: answer.fact.value,
        place: app.controller(named: controller.name)?.implementation(of: api)?.place,
        without: .answer(controller.name, without))
    }
    let answers = controller.answers
    var locks: [Lock] = []
    if answers.supported != .notImplemented {
      locks.append(lock(.supported(answers.supported), .supportedInterfaceOrientations, .supported(.notImplemented)))
    }
    if answers.shouldAutorotate == .always(false) {
      locks.append(
        lock(.shouldAutorotate(answers.shouldAutorotate), .shouldAutorotate, .shouldAutorotate(.notImplemented)))
    }
    if answers.prefersOrientationLocked {
      locks.append(
        lock(.prefersOrientationLocked(true), .prefersInterfaceOrientationLocked, .prefersOrientationLocked(false)))
    }
    return locks
  }
}
