// What an event does to the controllers.

extension AppState {
  mutating func present(_ presentation: Presentation) throws(EventRefusal) -> Transition {
    var transition = Transition(event: .presented, isPresentation: true)
    guard scenario.root != nil else { throw .noRoot }
    try checkNames(of: presentation.controller)
    if scenario.removesPresenter(presentation) {
      transition.appearance += Appearance.disappearing(scenario.shown)
    }
    scenario.presented.append(presentation)
    transition.appearance += Appearance.appearing(presentation.controller)
    return transition
  }

  mutating func dismiss(_ name: Name?) throws(EventRefusal) -> Transition {
    guard var index = scenario.presented.indices.last else { throw .nothingPresented }
    if let name {
      guard let found = scenario.presented.firstIndex(where: { $0.controller.name == name }) else {
        throw .notPresented(name)
      }
      index = found
    }
    var appearance = Appearance.disappearing(scenario.shown)
    let dismissed = Array(scenario.presented[index...])
    scenario.presented.removeSubrange(index...)
    if dismissed.allSatisfy({ $0.isAlert }) { return Transition(event: .alertDismissed, appearance: appearance) }
    if let lowest = dismissed.first, scenario.removesPresenter(lowest) {
      appearance += Appearance.appearing(scenario.shown)
    }
    // Of several, one that took over is enough to make UIKit ask again.
    let decisive = dismissed.first { scenario.cover(of: $0).takesOver } ?? dismissed.first
    return Transition(
      event: .dismissed(decisive?.style, takesOver: decisive?.takesOver), appearance: appearance,
      isPresentation: true)
  }

  /// A gesture that is let go again: what was about to disappear appears, and the other way round.
  mutating func cancelDismissal() throws(EventRefusal) -> Transition {
    guard let last = scenario.presented.last else { throw .nothingPresented }
    var presenter = scenario
    presenter.presented.removeLast()
    let returns = scenario.removesPresenter(last)
    let shown = scenario.shown
    let below = returns ? presenter.shown : nil
    return Transition(
      event: .dismissalCancelled,
      appearance: Appearance.disappearing(shown) + Appearance.appearing(below) + Appearance.disappearing(below)
        + Appearance.appearing(shown))
  }

  /// Another root comes into the window; what was presented over the old one is gone with it.
  mutating func replaceRoot(_ controller: Controller) throws(EventRefusal) -> Transition {
    let appearance = Appearance.disappearing(scenario.shown) + Appearance.appearing(controller)
    scenario.presented = []
    scenario.root = controller
    return Transition(event: .rootReplaced, appearance: appearance)
  }

  mutating func push(_ controller: Controller) throws(EventRefusal) -> Transition {
    try checkNames(of: controller)
    if controller.kind == .navigation { throw .navigationControllerPushed(controller.name) }
    var left: Controller?
    let isFound = changeShown { shown in
      shown.changeInnermost(.navigation) { navigation in
        left = navigation.visibleChild
        navigation.children.append(controller)
        navigation.selectedChild = navigation.children.count - 1
      }
    }
    guard isFound else { throw .noNavigationController }
    return Transition(event: .pushed, appearance: Appearance.disappearing(left) + Appearance.appearing(controller))
  }

  mutating func pop() throws(EventRefusal) -> Transition {
    var left: Controller?
    var shown: Controller?
    let isFound = changeShown { controller in
      controller.changeInnermost(.navigation) { navigation in
        guard navigation.children.count > 1 else { return }
        left = navigation.children.removeLast()
        navigation.selectedChild = navigation.children.count - 1
        shown = navigation.visibleChild
      }
    }
    guard isFound else { throw .noNavigationController }
    guard left != nil else { throw .nothingToPop }
    return Transition(event: .popped, appearance: Appearance.disappearing(left) + Appearance.appearing(shown))
  }

  mutating func selectTab(_ name: Name) throws(EventRefusal) -> Transition {
    var left: Controller?
    var shown: Controller?
    let isFound = changeShown { controller in
      controller.changeInnermost(.tabBar) { tabBar in
        guard let index = tabBar.children.firstIndex(where: { $0.holds(name) }) else { return }
        left = tabBar.visibleChild
        tabBar.selectedChild = index
        shown = tabBar.visibleChild
      }
    }
    guard isFound else { throw .noTabBarController }
    guard let left, let shown else { throw .noTab(name) }
    if left.name == shown.name { throw .tabAlreadySelected(name) }
    // Logs of tab bar controllers have the new one first, other than those of a push.
    return Transition(event: .tabSelected, appearance: Appearance.appearing(shown) + Appearance.disappearing(left))
  }

  /// Changes the controller of a name; whether there is one.
  mutating func changeController(named name: Name, _ change: (inout Controller) -> Void) -> Bool {
    for index in scenario.presented.indices where scenario.presented[index].controller.change(name, change) {
      return true
    }
    guard var root = scenario.root else { return false }
    let isFound = root.change(name, change)
    scenario.root = root
    return isFound
  }
}

extension AppState {
  /// Changes the tree on top of everything; whether there was one that the change found its place in.
  private mutating func changeShown(_ change: (inout Controller) -> Bool) -> Bool {
    if let top = scenario.presented.indices.last { return change(&scenario.presented[top].controller) }
    guard var root = scenario.root else { return false }
    let isFound = change(&root)
    scenario.root = root
    return isFound
  }

  private func checkNames(of controller: Controller) throws(EventRefusal) {
    if let root = scenario.root { try controller.checkNames(against: root) }
    for presentation in scenario.presented { try controller.checkNames(against: presentation.controller) }
  }
}

extension Scenario {
  /// The outermost controller of what was presented last, or else the root.
  fileprivate var shown: Controller? { presented.last?.controller ?? root }

  /// Whether the views of the presenter go when a controller comes up, so that it disappears.
  fileprivate func removesPresenter(_ presentation: Presentation) -> Bool {
    if presentation.isAlert { return false }
    return switch presentation.style ?? .automatic {
    case .fullScreen, .currentContext: true
    case .automatic: os < OSVersion(13)
    case .pageSheet, .formSheet: os < OSVersion(13) && idiom == .phone
    case .custom: presentation.removesPresentersView ?? false
    case .none, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}

extension Controller {
  /// Whether a controller of this name is in the tree.
  package func holds(_ name: Name) -> Bool {
    if self.name == name { return true }
    for child in children where child.holds(name) { return true }
    return false
  }

  fileprivate func checkNames(against other: Controller) throws(EventRefusal) {
    if other.holds(name) { throw .nameTaken(name) }
    for child in children { try child.checkNames(against: other) }
  }

  /// Changes the controller of a name; whether it is in this tree. What is not on the way there stays shared with copies of
  /// the tree.
  package mutating func change(_ name: Name, _ change: (inout Controller) -> Void) -> Bool {
    if self.name == name {
      change(&self)
      return true
    }
    for index in children.indices where children[index].holds(name) { return children[index].change(name, change) }
    return false
  }

  /// Changes the innermost controller of a kind among those that show; whether there is one.
  fileprivate mutating func changeInnermost(_ kind: Kind, _ change: (inout Controller) -> Void) -> Bool {
    if visibleChild != nil, children[selectedChild].changeInnermost(kind, change) { return true }
    guard self.kind == kind else { return false }
    change(&self)
    return true
  }
}
