import Orientation

/// A scenario in the making: what is stated, before an app answers for the rest.
package struct ScenarioDraft: Sendable {
  /// Controllers that facts may be about.
  struct Chain: Sendable {
    enum Role: Equatable {
      case root
      case presented
      /// They come up in an event of a timeline.
      case later
    }

    var tree: ControllerTree
    let role: Role
    /// What is said of the presentation; the controllers come last.
    var presentation = Presentation(Controller(""))
    /// The line that brings the controllers in, in a text.
    let line: Int
    /// Whether it stands for any controller, which no app answers for.
    var isStandIn = false

    init(_ tree: ControllerTree, _ role: Role, line: Int = 1) {
      self.tree = tree
      self.role = role
      self.line = line
    }

    /// The root controller that nobody named.
    static let unnamed = Chain(ControllerTree("ViewController"), .root)

    init(_ presented: PresentedTree, _ role: Role, line: Int = 1) {
      self.init(presented.tree, role, line: line)
      presentation = presentation.with(presented.form)
    }

    /// The presentation of the controllers, with everything that is said of them.
    var presented: Presentation {
      var presentation = presentation
      presentation.controller = tree.controller
      return presentation
    }
  }

  /// Everything but the controllers.
  var scenario = Scenario(os: .newest)
  /// The root's chain first, where there is one; then those presented, and those to come.
  var chains: [Chain]
  /// The kinds of fact that are stated, as bits.
  var kinds: UInt64 = 0
  /// The target that is stated.
  var target: (any TargetDefaults)?

  /// A draft in which nothing is stated.
  init() {
    chains = [.unnamed]
    chains[0].isStandIn = true
  }
}

extension ScenarioDraft {
  /// A draft of facts, in any order.
  package init(_ facts: [StatedFact]) {
    self.init()
    // Answers wait for their controllers.
    for fact in facts { state(fact) }
    for case .answer(let name, let answer) in facts { state(answer, of: name) }
  }

  private mutating func state(_ fact: StatedFact) {
    switch fact {
    case .os(let version): scenario.os = version
    case .linkedSDK(let version): scenario.linkedSDK = version
    case .idiom(let idiom): scenario.idiom = idiom
    case .homeButton(let isThere): scenario.hasHomeButton = isThere
    case .requiresFullScreen(let isRequired): scenario.informationPropertyList.requiresFullScreen = isRequired
    case .applicationDelegate(let answer): scenario.applicationDelegate = answer
    case .sceneDelegate(let answer): scenario.windowSceneDelegate = answer
    case .target(let stated): target = stated
    case .root(let tree): chains[0] = Chain(tree, .root)
    case .presented(let presented): chains.append(Chain(presented, .presented))
    case .answer: return
    case .current(let orientation): scenario.current = orientation
    case .device(let orientation): scenario.device = orientation
    case .fillsScreen(let fillsScreen): scenario.scene.fillsScreen = fillsScreen
    case .mode(let mode): scenario.scene.mode = mode
    case .resized(let isResized): scenario.scene.isResized = isResized
    case .event(let event): scenario.event = event
    }
    kinds |= fact.kind.bit
  }

  private mutating func state(_ answer: Answer, of name: Name?) {
    let meant = name.map { name in places { $0.name == name } } ?? [(chain: 0, node: 0)]
    for (chain, node) in meant {
      chains[chain].tree.nodes[node].stated |= answer.kind.bit
      chains[chain].tree.nodes[node].answers.set(answer)
    }
  }

  /// The places of the controllers that a fact is about: their chain, and the index in it. One that comes up in several
  /// events is the same each time.
  func places(where isMeant: (ControllerTree.Node) -> Bool) -> [(chain: Int, node: Int)] {
    // By index, since a copy of a node is much work.
    chains.indices.compactMap { chain in
      let nodes = chains[chain].tree.nodes
      return nodes.indices.first { isMeant(nodes[$0]) }.map { (chain, $0) }
    }
  }
}

extension ScenarioDraft {
  /// Lets an app answer for what is not stated.
  ///
  /// - Parameter isAboutApp: whether the situation is one of the app, whoever takes part; if not, Info.plist and the delegates
  ///   answer only where a target is stated or one of the controllers is the app's.
  /// - Returns: the answers that its sources do not tell: first that of the target, then the first of each controller, with
  ///   its chain.
  package mutating func fillIn(
    from app: any AppDefaults, isAboutApp: Bool = true
  ) -> [(chain: Int?, answer: UnknownAnswer)] {
    var unknown: [(chain: Int?, answer: UnknownAnswer)] = []
    var isAboutApp = isAboutApp || target != nil
    for chain in chains.indices where !chains[chain].isStandIn {
      for node in chains[chain].tree.nodes.indices {
        guard let controller = app.defaults(ofController: chains[chain].tree.nodes[node].className) else { continue }
        isAboutApp = true
        let (os, idiom) = (scenario.os, scenario.idiom)
        if let answer = controller.fillIn(&chains[chain].tree.nodes[node], os: os, idiom: idiom) {
          unknown.append((chain, answer))
        }
      }
    }
    if isAboutApp, let answer = (target ?? app.mainTarget).fillIn(&scenario, stated: kinds) {
      unknown.insert((nil, answer), at: 0)
    }
    return unknown
  }

  /// The scenario, with everything stated.
  ///
  /// - Parameters:
  ///   - isTimeline: whether events follow; a scenario's event is among the facts.
  ///   - call: what a timeline begins with, where that is a call.
  package func finished(isTimeline: Bool = false, beforeFirst call: MethodCall? = nil) -> Scenario {
    var scenario = scenario
    if kinds & FactKind.device.bit == 0 { scenario.deriveDevice(isTimeline: isTimeline, before: call) }
    scenario.root = chains.first { $0.role == .root }?.tree.controller
    scenario.presented = chains.filter { $0.role == .presented }.map(\.presented)
    return scenario
  }

  /// What comes up in events, with everything stated, in their order.
  package var later: [Presentation] { chains.filter { $0.role == .later }.map(\.presented) }
}

extension Scenario {
  /// Has the device report what the interface shows, where that is not stated and a forced value comes first: a value that
  /// the device has already does nothing, and nobody meant to say so.
  ///
  /// On the inner display of iPhone Duo, which is a quarter turn off, it reports that before every event but its own turn.
  fileprivate mutating func deriveDevice(isTimeline: Bool, before first: MethodCall?) {
    if effectiveMode?.isInnerDisplay == true {
      if !isTimeline, event == .deviceTurned || event == .launched { return }
      return device = DeviceOrientation.allCases.first { Resolver.orientationHeld(self, $0) == current } ?? device
    }
    var call = first
    if call == nil, case .called(let event) = event { call = event }
    switch call {
    case .keyValueCodingSet, .privateSetterCalled:
      device = DeviceOrientation.allCases.first { $0.interfaceOrientation == current } ?? device
    case .rotationAttempted, .updateRequested, .lockUpdateRequested, .statusBarOrientationSet, .geometryRequested,
      .foreignGeometryRequested, .geometryRequestedElsewhere, .presentedAndDismissed, .viewReadded, .viewTransformed,
      nil:
      return
    }
  }
}
