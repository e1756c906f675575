import AppFacts
import Orientation
import OrientationNotation

// Which repairs are worth to be shown: none may be worse than what it repairs.

extension AppComparer {
  /// Whether an edit is one that a team would make: of a class of its own, of the whole app only where all of it has
  /// changed, and with no key that iOS is giving up.
  func isForTeams(_ edit: Edit, _ changed: [String]) -> Bool {
    switch edit {
    case .answer(let name, _), .forwarding(let name, _, _), .style(let name, _), .removesPresentersView(let name, _):
      app.controller(named: name).map { !TargetChoice.isAside(path: $0.type.place.path) } ?? false
    case .requiresFullScreen(let isRequired): !isRequired || new < OSVersion(26)
    case .applicationDelegate, .sceneDelegate, .variable, .informationPropertyList:
      Set(screens.map(\.name)).isSubset(of: changed)
    case .call: true
    // The app as it is, built with another SDK, is no edit.
    case .linkedSDK, .rotationLock, .device, .fillsScreen, .mode, .os, .idiom, .homeButton: false
    }
  }

  /// Whether every screen that has not changed ends each event as without the repair.
  mutating func leavesOthers(_ repair: Repair, besides changed: [String], as scenario: Scenario) -> Bool {
    let names = Set(repair.edits.compactMap(\.controller))
    for screen in screens.indices where !changed.contains(screens[screen].name) {
      // An edit of a controller that is not there changes nothing.
      guard screens[screen].nodes.contains(where: { names.contains($0.className) }) else { continue }
      for device in devices {
        for other in plays(screen, device, new, scenario.linkedSDK ?? new) {
          if other.play.difference(from: other.play.edited(by: repair.edits)) != nil { return false }
        }
      }
    }
    return true
  }
}

extension Edit {
  /// The controller whose answer is edited.
  fileprivate var controller: String? {
    switch self {
    case .answer(let name, _), .forwarding(let name, _, _), .style(let name, _), .removesPresentersView(let name, _):
      name
    case .applicationDelegate, .sceneDelegate, .variable, .call, .linkedSDK, .informationPropertyList,
      .requiresFullScreen, .rotationLock, .device, .fillsScreen, .mode, .os, .idiom, .homeButton:
      nil
    }
  }
}
