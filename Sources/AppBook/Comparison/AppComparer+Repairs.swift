import AppFacts
import Orientation

// Which repairs are worth to be shown: none may be worse than what it repairs.

extension AppComparer {
  /// Whether an edit is one that a team would make: of a class of its own, of the whole app only where all of it has
  /// changed, and with no key that iOS is giving up.
  func isForTeams(_ edit: Edit, _ changed: [String]) -> Bool {
    switch edit {
    case .answer(let name, _), .forwarding(let name, _, _), .style(let name, _), .removesPresentersView(let name, _):
      app.controller(named: name).map { !app.choice.isAside(path: $0.type.place.path) } ?? false
    case .requiresFullScreen(let isRequired): !isRequired || new < OSVersion(26)
    case .applicationDelegate, .sceneDelegate, .variable, .informationPropertyList:
      Set(screens.map(\.name)).isSubset(of: changed)
    case .call: true
    // The app as it is, built with another SDK, is no edit.
    case .linkedSDK, .rotationLock, .device, .fillsScreen, .mode, .os, .idiom, .homeButton: false
    }
  }

  /// Whether a repair changes nothing but to what it was on the older version: on every screen and device, with every
  /// condition of the code.
  mutating func isHarmless(_ repair: Repair, linkedSDK sdk: OSVersion) -> Bool {
    let names = Set(repair.edits.compactMap(\.controller))
    let isOfWholeApp = repair.edits.contains { $0.controller == nil }
    // An edit of a controller that is not there changes nothing.
    for screen in screens.indices
    where isOfWholeApp || screens[screen].nodes.contains(where: { names.contains($0.className) }) {
      for device in devices where !isHarmless(repair, screen, device, sdk) { return false }
    }
    return true
  }

  private mutating func isHarmless(_ repair: Repair, _ screen: Int, _ device: AppDevice, _ sdk: OSVersion) -> Bool {
    for becomes in plays(screen, device, new, sdk) {
      let edited = becomes.play.edited(by: repair.edits)
      if becomes.play.difference(from: edited) == nil { continue }
      let was = plays(screen, device, old, old, holding: becomes.conditions)
      if was.isEmpty || was.contains(where: { $0.play.difference(from: edited) != nil }) { return false }
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
