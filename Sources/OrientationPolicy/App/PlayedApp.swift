import Basics
import Orientation
import OrientationNotation

/// An app in one environment, with all that its screens allow to happen.
package struct PlayedApp: Sendable {
  /// The book's names of the screens, in their order.
  let screenNames: [String]
  let screens: [ScreenTree]
  /// The windows with which the app can start: screens that cannot be reached from one another's root begin anew.
  let roots: [Controller]
  let showings: [Showing]
  let pushes: [Push]
  /// What holds on every screen; it has no controllers.
  private(set) var facts: Scenario
  let freeAnswers: [FreeAnswer]
  /// The conditions on which they depend, each once.
  let conditions: [FreeCondition]
  let events: EventChoice
  /// Whether a controller sets a variable when it appears or disappears.
  let setsVariables: Bool
  /// The calls that controllers make whenever they appear or disappear.
  let calls: [Name: [AppearanceCall]]
  /// Whether a call may find what the scene has kept of the controllers' set.
  let readsKnownSet: Bool
  /// Whether each controller is of the types that the code asks for.
  private let types: [Name: [String: CaseCondition]]
  /// The screens that end with a controller.
  private let screensByLeaf: [Name: [Int]]
  /// The presentations and pushes that can happen where something shows.
  private let showingsByPlace: [[[Name]]: [Int]]
  private let pushesByPlace: [[[Name]]: [Int]]

  package init(_ app: any PlayableApp, in environment: PolicyEnvironment, events: EventChoice) {
    self.init(app, environment.facts, environment.os, environment.device.idiom, events: events)
  }

  /// - Parameter stated: what the app runs on, as facts.
  init(_ app: any PlayableApp, _ stated: [StatedFact], _ os: OSVersion, _ idiom: Idiom, events: EventChoice) {
    let shown = app.screens.filter { $0.isShown(on: idiom) }
    let scenarios = Self.scenarios(of: shown, app, stated)
    let free = Self.freeAnswers(of: shown, app, os, idiom)
    var facts = Scenario(os: os)
    var trees: [ScreenTree] = []
    var names: [String] = []
    for (name, scenario) in scenarios {
      facts = scenario
      for answer in free { answer.set(FreeValue.idle(answer.kind), in: &facts) }
      guard let tree = ScreenTree(facts) else { continue }
      trees.append(tree)
      names.append(name)
    }
    facts.root = nil
    facts.presented = []
    self.facts = facts
    self.events = events
    freeAnswers = free
    types = Self.types(of: shown, askedBy: free, app)
    let openTypes = types.sorted { $0.key < $1.key }.flatMap { $1.sorted { $0.key < $1.key }.flatMap(\.value.free) }
    conditions = (free.flatMap { $0.cases.flatMap(\.condition.free) } + openTypes).withoutRepeats
    screens = trees
    calls = Self.calls(of: shown, app, os)
    readsKnownSet =
      !events.calls.isEmpty
      || calls.values.joined().contains { if case .geometryRequested = $0.call { true } else { false } }
    setsVariables = trees.contains { tree in
      ([tree.root] + tree.presented.map(\.controller)).contains { $0.all.contains(where: \.answers.setsVariable) }
    }
    screenNames = names
    roots = Self.merged(trees.map(\.root.atStart)) { $0.merged(with: $1) }
    showings = Self.merged(trees.flatMap { Showing.showings(of: $0, among: trees) }) { $0.merged(with: $1) }
    pushes = trees.enumerated().flatMap { Push.pushes(to: $1, at: $0) }
    let (showings, pushes) = (showings, pushes)
    showingsByPlace = Dictionary(grouping: showings.indices) { showings[$0].below }
    pushesByPlace = Dictionary(grouping: pushes.indices) { pushes[$0].below }
    screensByLeaf = Dictionary(grouping: trees.indices) { trees[$0].leaf }
  }
}

extension PlayedApp {
  /// The calls that the controllers make which an event brings or takes away.
  func calls(behind step: TimelineStep) -> [MethodCall] {
    if calls.isEmpty { return [] }
    var made: [AppearanceCall] = []
    for callback in step.callbacks {
      switch callback {
      case .viewWillAppear(let name, _):
        made += calls[name, default: []].filter { $0.isMade(by: step.event, isAppearing: true) }
      case .viewWillDisappear(let name, _):
        made += calls[name, default: []].filter { $0.isMade(by: step.event, isAppearing: false) }
      case .asked, .layout, .errorHandler: continue
      }
    }
    let inOrder = AppearanceCall.Phase.allCases.flatMap { phase in made.filter { $0.phase == phase }.map(\.call) }
    // What is called twice in a row comes to the same.
    return inOrder.indices.filter { $0 == 0 || inOrder[$0] != inOrder[$0 - 1] }.map { inOrder[$0] }
  }
}

// What the sources do not tell: the free answers that can have every value, and the conditions, in this order.
extension PlayedApp {
  /// The unknowns before UIKit has called for any.
  var nothingChosen: [FreeValue?] { Array(repeating: nil, count: freeAnswers.count + conditions.count) }

  /// The number of a condition among the unknowns.
  func number(of condition: FreeCondition) -> Int {
    freeAnswers.count + (conditions.firstIndex(of: condition) ?? 0)
  }

  /// Whether an unknown that has a value keeps it as long as the app runs.
  func isFixed(_ unknown: Int) -> Bool {
    unknown < freeAnswers.count || conditions[unknown - freeAnswers.count].isFixed
  }

  /// Chooses what conditions are until the first screen is in front.
  func chooseAtLaunch(_ chosen: inout [FreeValue?]) {
    for (index, condition) in conditions.enumerated() {
      guard let holds = condition.atLaunch else { continue }
      chosen[freeAnswers.count + index] = FreeValue.truths.first { ($0.number == 1) == holds }
    }
  }

  /// Whether a condition holds, as far as the unknowns tell.
  func truth(of condition: FreeCondition, _ chosen: [FreeValue?]) -> Bool? {
    for (other, value) in zip(conditions, chosen.dropFirst(freeAnswers.count)) {
      guard let value else { continue }
      if other == condition { return value.number == 1 }
      if value.number == 1, condition.excludes(other) { return false }
    }
    return nil
  }

  /// The value that an answer has as long as the app runs; nil where it is not known, or may be another one each time.
  func settled(_ index: Int, _ chosen: [FreeValue?]) -> Answer? {
    let answer = freeAnswers[index]
    if answer.cases.isEmpty { return chosen[index].map { $0.answer(answer.kind) } }
    for one in answer.cases {
      switch one.condition.truth({ $0.isFixed ? truth(of: $0, chosen) : nil }, { _, _ in .situational }) {
      case .known(false): continue
      case .known(true):
        if case .answer(let value) = one.value { return value }
        return nil
      case .open, .situational: return nil
      }
    }
    return answer.kind.standard
  }

  /// Whether a statement is about this kind of device: its screen may be shown on another one alone.
  func concerns(_ statement: Statement) -> Bool { statement.screen.map(screenNames.contains) ?? true }

  /// What is held of the conditions that stay the same.
  func heldConditions(_ chosen: [FreeValue?]) -> [HeldCondition] {
    zip(conditions, chosen.dropFirst(freeAnswers.count)).compactMap { condition, value in
      condition.isFixed ? value.map { HeldCondition(condition.text, holds: $0.number == 1) } : nil
    }
  }

  /// Whether a controller is of a type; where the sources do not tell, that is a condition like any other.
  func isKind(
    _ controller: Controller, of type: String, in scenario: Scenario, _ chosen: [FreeValue?]
  ) -> CaseCondition.Truth {
    switch type {
    case "UIViewController": return .known(true)
    case "UIAlertController":
      return .known(scenario.presented.contains { $0.isAlert && $0.controller.name == controller.name })
    default: break
    }
    if let kind = Self.kinds[type] { return .known(controller.kind == kind) }
    let condition = types[controller.name]?[type] ?? .constant(controller.name == type)
    return condition.truth({ truth(of: $0, chosen) }, { _, _ in .situational })
  }
}

extension PlayedApp {
  /// The same app, where what Apple leaves open is answered like this.
  func assuming(_ answers: Assumptions) -> PlayedApp {
    var app = self
    app.facts.assumptions = answers
    return app
  }

  /// The app before its launch: with each root, the device held in each of the four ways.
  var starts: [AppState] {
    let orientations: [DeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    return roots.flatMap { root in
      orientations.map { orientation in
        var scenario = facts
        scenario.root = root
        scenario.device = orientation
        return AppState(scenario, phase: .notLaunched)
      }
    }
  }

  /// The screens that are in front: those that end with the visible controller, and of several those of which all
  /// controllers show, presented in the same styles.
  func screensInFront(_ scenario: Scenario) -> [Int] {
    let layers = scenario.layers
    guard let leaf = layers.last?.last, let screens = screensByLeaf[leaf] else { return [] }
    if screens.count == 1 { return screens }
    let visible = Set(layers.joined())
    return screens.filter { screen in
      self.screens[screen].layers.joined().allSatisfy(visible.contains)
        && self.screens[screen].presented.allSatisfy { scenario.presents($0.controller.name, as: $0) }
    }
  }

  /// What the controllers allow to happen, in the order in which it is tried.
  func moves(in scenario: Scenario) -> [PlaceMove] {
    let layers = scenario.layers
    guard let top = scenario.top else { return [] }
    var moves = showingsByPlace[layers, default: []].map { PlaceMove.showing(UInt32($0)) }
    if !scenario.presented.isEmpty { moves.append(.dismissal) }
    moves += pushes(in: scenario, top, layers).map { .push(UInt32($0)) }
    if let stack = top.innermost(.navigation), stack.children.count > 1 { moves.append(.pop) }
    if let tabs = top.innermost(.tabBar) {
      moves += tabs.children.indices.filter { $0 != tabs.selectedChild }.map { .tab(UInt32($0)) }
    }
    return moves.filter { events.has(event($0, in: scenario)) }
  }

  /// The event that a move is.
  func event(_ move: PlaceMove, in scenario: Scenario) -> TimelineEvent {
    switch move {
    case .showing(let number): .presented(showings[Int(number)].presentation)
    case .dismissal: .dismissed(nil)
    case .push(let number): .pushed(pushes[Int(number)].controller)
    case .pop: .popped
    case .tab(let number): .tabSelected(scenario.top?.innermost(.tabBar)?.children[Int(number)].name ?? "")
    }
  }

  /// What can happen on every screen.
  func moves(outside state: AppState) -> [TimelineEvent] {
    guard state.phase != .background else { return movesInBackground(of: state) }
    guard state.phase == .running else { return [] }
    let turns: [DeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp]
    var moves = turns.filter { $0 != state.held }.map { TimelineEvent.deviceTurned($0) }
    moves.append(.rotationLockToggled(isOn: !state.scenario.isRotationLocked))
    if state.scenario.idiom == .pad, state.scenario.os >= OSVersion(9) {
      moves.append(.windowResized(fillsScreen: !state.scenario.scene.fillsScreen))
    }
    moves.append(.movedToBackground)
    return moves.filter(events.has) + events.calls
  }

  /// While another app is in front, the user may turn the device, and comes back.
  private func movesInBackground(of state: AppState) -> [TimelineEvent] {
    let turns: [DeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
    let moves = turns.filter { $0 != state.held }.map { TimelineEvent.deviceTurned($0) }
    return moves.filter(events.has) + [.movedToForeground]
  }
}

extension PlayedApp {
  private func pushes(in scenario: Scenario, _ top: Controller, _ layers: [[Name]]) -> [Int] {
    guard let stack = top.innermost(.navigation), let names = layers.last,
      let place = names.firstIndex(of: stack.name)
    else { return [] }
    let below = Array(layers.dropLast()) + [Array(names[...place])]
    let front = screensInFront(scenario).min() ?? -1
    var seen: Set<Name> = []
    return pushesByPlace[below, default: []].filter { number in
      let push = pushes[number]
      return (push.stack.map { $0 == stack.children.map(\.name) } ?? (push.screen > front))
        && push.controller.kind != .navigation && !scenario.holdsAny(of: push.controller)
        && seen.insert(push.controller.name).inserted
    }
  }

  /// The facts of each screen, as the app answers. It leaves open what its sources do not tell.
  private static func scenarios(
    of screens: [Screen], _ app: any PlayableApp, _ stated: [StatedFact]
  ) -> [(name: String, scenario: Scenario)] {
    screens.map { screen in
      var draft = ScenarioDraft(stated + screen.facts)
      _ = draft.fillIn(from: app)
      return (screen.name, draft.finished())
    }
  }

  /// What the sources do not tell, each once.
  private static func freeAnswers(
    of screens: [Screen], _ app: any PlayableApp, _ os: OSVersion, _ idiom: Idiom
  ) -> [FreeAnswer] {
    var free = app.freeAnswersOfDelegates(os: os, idiom: idiom)
    for node in screens.flatMap(\.nodes) {
      for answer in app.freeAnswers(of: node, os: os, idiom: idiom)
      where !free.contains(where: { $0.subject == answer.subject && $0.kind == answer.kind }) { free.append(answer) }
    }
    return free
  }

  /// The calls that controllers make, of those that make any.
  private static func calls(
    of screens: [Screen], _ app: any PlayableApp, _ os: OSVersion
  ) -> [Name: [AppearanceCall]] {
    var calls: [Name: [AppearanceCall]] = [:]
    for node in screens.flatMap(\.nodes) where calls[node.name] == nil {
      let made = app.calls(of: node, os: os)
      if !made.isEmpty { calls[node.name] = made }
    }
    return calls
  }

  /// UIKit's containers, which a situation tells apart.
  private static let kinds: [String: Controller.Kind] = [
    "UINavigationController": .navigation, "UITabBarController": .tabBar, "UISplitViewController": .split,
    "UIPageViewController": .page,
  ]

  /// Whether the controllers are of the types that free answers ask for.
  private static func types(
    of screens: [Screen], askedBy free: [FreeAnswer], _ app: any PlayableApp
  ) -> [Name: [String: CaseCondition]] {
    let told = Set(kinds.keys).union(["UIViewController", "UIAlertController"])
    let asked = Set(free.flatMap { $0.cases.flatMap(\.condition.typesAsked) }).subtracting(told)
    var types: [Name: [String: CaseCondition]] = [:]
    for node in screens.flatMap(\.nodes) where types[node.name] == nil {
      types[node.name] = Dictionary(
        uniqueKeysWithValues: asked.map { type in
          let isClass = app.isClass(node.className, a: type)
          return (type, isClass.map { .constant($0) } ?? .free(FreeCondition("\(node.className) is \(type)")))
        })
    }
    return types
  }

  /// The elements with those in one that can be.
  private static func merged<Element>(
    _ elements: [Element], _ both: (Element, Element) -> Element?
  ) -> [Element] {
    var merged: [Element] = []
    elements: for element in elements {
      for index in merged.indices {
        guard let one = both(merged[index], element) else { continue }
        merged[index] = one
        continue elements
      }
      merged.append(element)
    }
    return merged
  }
}

extension Scenario {
  /// Whether a controller is presented in the form of another presentation.
  fileprivate func presents(_ name: Name, as other: Presentation) -> Bool {
    presented.contains {
      $0.controller.name == name && $0.style == other.style && $0.isAlert == other.isAlert
    }
  }

  /// The tree on top of everything.
  fileprivate var top: Controller? { presented.last?.controller ?? root }

  fileprivate func holdsAny(of tree: Controller) -> Bool {
    tree.all.contains { controller in
      root?.holds(controller.name) ?? false || presented.contains { $0.controller.holds(controller.name) }
    }
  }
}

extension Answers {
  fileprivate var setsVariable: Bool { viewWillAppear != nil || viewWillDisappear != nil }
}

extension Controller {
  /// The innermost controller of a kind among those that show.
  fileprivate func innermost(_ kind: Kind) -> Controller? {
    if let found = visibleChild?.innermost(kind) { return found }
    return self.kind == kind ? self : nil
  }
}
