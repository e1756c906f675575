import AppFacts
import Orientation
import OrientationNotation

/// The ways by which the controllers of an app are shown, as far as its code and storyboards say.
///
/// The search goes from the windows on, breadth first, so the shortest way to a controller comes first. Of the ways to one
/// controller those are kept that differ, up to a number. What no window leads to begins with what is known of it.
struct ScreenWays: Sendable {
  /// What two ways to a controller differ by.
  private struct KnownWay: Hashable {
    let trees: [PresentedTree]
    let idioms: [Idiom]
  }

  /// How many ways to a controller are kept.
  static let mostWays = 12
  /// How many controllers may be in and above one another.
  private static let mostControllers = 24

  private let placements: [Placement]
  private let hasAnsweringNavigation: Bool
  /// The controllers that code also makes without a word of how it shows them, with the first place.
  let made: [String: FilePlace]
  private var ways: [Placement.Node: [ScreenWay]] = [:]
  /// The controllers of each class that have ways.
  private var nodes: [String: [Placement.Node]] = [:]
  /// The placements by each controller; those in a class's code, which its subclasses run too, are by none in particular.
  private var byActor: [Placement.Node: [Int]] = [:]
  private var used: Set<Int> = []
  private var known: [Placement.Node: Set<KnownWay>] = [:]
  /// The controllers of which nothing says how they are shown. A class that others inherit from is shown as one of them.
  private(set) var notPlaced: Set<String> = []

  init?(_ app: App, _ placements: [Placement]?) {
    guard let placements else { return nil }
    hasAnsweringNavigation = app.hasAnsweringNavigation
    let own = placements.filter { app.isOwn($0.place) }
    self.placements = own.filter { $0.relation != .made }
    made = Dictionary(
      own.lazy.filter { $0.relation == .made }.map { ($0.node.name, $0.place) }, uniquingKeysWith: { first, _ in first }
    )
    for (index, placement) in self.placements.enumerated() {
      if let by = placement.by { byActor[Self.actor(by), default: []].append(index) }
    }
    search(app)
    let placed = app.controllers.filter { nodes[$0.name] != nil }
    let shown = Set(placed.flatMap { $0.lineage.map(\.name) })
    notPlaced = Set(app.controllers.lazy.filter(\.answersItself).map(\.name).filter { !shown.contains($0) })
    known = [:]
  }

  /// The ways to the controllers of a class; none where nothing tells how it is shown.
  func ways(to name: String) -> [ScreenWay] {
    (nodes[name] ?? []).map { (key: $0, value: ways[$0] ?? []) }.sorted { one, other in
      switch (one.key.madeAt, other.key.madeAt) {
      case (let one?, let other?): one < other
      case (let one, let other): one == nil && other != nil
      }
    }.flatMap(\.value)
  }
}

extension ScreenWays {
  private mutating func search(_ app: App) {
    let roots = placements.indices.filter { placements[$0].isRoot }
    used.formUnion(roots)
    spread(
      from: roots.map { index in
        ScreenWay(layers: [.init(nodes: [placements[index].node])], steps: [placements[index]], isWhole: true)
      }, in: app)
    // What is shown by code that does not say by which controller.
    let open = unused { $0.by == nil || $0.relation == .customSegue }
    used.formUnion(open)
    spread(from: open.map(start), in: app)
    // What begins with a controller of which nothing says how it is shown.
    let shown = Set(placements.map(\.node.name))
    spread(
      from: unused { $0.by.map { !shown.contains($0.name) } ?? false }.compactMap { index in
        placements[index].by.map { Self.alone($0) }
      }, in: app)
    // Circles, and pushes of a controller that is in no stack as far as anything says.
    for index in placements.indices where !used.contains(index) {
      guard let by = placements[index].by else { continue }
      if ways[by] == nil { spread(from: [Self.alone(by)], in: app) }
      if used.insert(index).inserted { spread(from: [start(index)], in: app) }
    }
  }

  private func unused(_ isWanted: (Placement) -> Bool) -> [Int] {
    placements.indices.filter { !used.contains($0) && isWanted(placements[$0]) }
  }

  private static func alone(_ node: Placement.Node) -> ScreenWay {
    ScreenWay(layers: [.init(nodes: [node])], steps: [], isWhole: false)
  }

  /// The way that begins with a placement of which nobody knows what is around it.
  private func start(_ index: Int) -> ScreenWay {
    let placement = placements[index]
    switch placement.relation {
    case .windowRoot, .otherWindowRoot, .child, .customSegue, .made:
      return ScreenWay(layers: [.init(nodes: [placement.node])], steps: [placement], isWhole: false)
    case .pushed, .shown:
      let stack = Placement.Node("UINavigationController", madeAt: placement.place)
      return ScreenWay(
        layers: [.init(nodes: [stack, placement.node])], steps: [placement], isWhole: false,
        isStackOpen: hasAnsweringNavigation)
    case .presented:
      return ScreenWay(
        layers: [
          .init(nodes: [Placement.Node(App.anyController)]),
          .init(nodes: [placement.node], style: placement.style),
        ], steps: [placement], isWhole: false)
    case .shownAsDetail:
      // Around it may be a split view controller, so its style hides nothing.
      return ScreenWay(layers: [.init(nodes: [placement.node])], steps: [placement], isWhole: false)
    }
  }

  /// Follows the ways as far as placements lead on.
  private mutating func spread(from starts: [ScreenWay], in app: App) {
    var open = starts.filter { keep($0, in: app) }
    var next = 0
    while next < open.count {
      let way = open[next]
      next += 1
      guard let node = way.last, way.layers.reduce(0, { $0 + $1.nodes.count }) < Self.mostControllers else { continue }
      for name in app.lineage(of: node.name) {
        for index in placements(by: name, or: node) {
          let placement = placements[index]
          guard !way.contains(placement.node), let following = follow(placement, from: way, in: app) else { continue }
          used.insert(index)
          if keep(following, in: app) { open.append(following) }
        }
      }
    }
  }

  /// What placements are found by.
  private static func actor(_ node: Placement.Node) -> Placement.Node {
    node.madeAt == nil ? Placement.Node(node.name) : node
  }

  /// The placements in the code of a class, and those by one of its instances, in their order.
  private func placements(by name: String, or node: Placement.Node) -> [Int] {
    let shared = byActor[Placement.Node(name)] ?? []
    guard node.madeAt != nil, name == node.name, let own = byActor[node] else { return shared }
    return (shared + own).sorted()
  }

  private func follow(_ placement: Placement, from way: ScreenWay, in app: App) -> ScreenWay? {
    let kind = { (node: Placement.Node) in app.kind(ofController: node.name) }
    let isNavigation = { (node: Placement.Node) in kind(node) == .navigation }
    switch placement.relation {
    case .child: return way.adding(placement)
    case .pushed: return way.pushing(placement, isNavigation: isNavigation) ?? way.pushingView(placement)
    case .shown: return way.pushing(placement, isNavigation: isNavigation) ?? way.presenting(placement)
    case .shownAsDetail: return way.showingDetail(placement, kind: kind)
    case .presented: return way.presenting(placement)
    case .windowRoot, .otherWindowRoot, .customSegue, .made: return nil
    }
  }

  /// Keeps a way that is another one than those that are known.
  private mutating func keep(_ way: ScreenWay, in app: App) -> Bool {
    guard let node = way.last, ways[node, default: []].count < Self.mostWays else { return false }
    let screen = way.screen(name: "")
    // A full-screen presentation is in charge whatever is below it.
    let isInCharge = way.layers.last?.style == .fullScreen
    let seen = isInCharge ? Array(screen.presented.suffix(1)) : [PresentedTree(screen.root)] + screen.presented
    guard known[node, default: []].insert(KnownWay(trees: seen, idioms: way.idioms)).inserted else {
      return false
    }
    if ways[node] == nil { nodes[node.name, default: []].append(node) }
    ways[node, default: []].append(way)
    return true
  }
}
