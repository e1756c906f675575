import AppFacts
import Orientation

/// The windows, containers and screens of an app as a tree: what is shown by another one is below it.
struct AppMap: Sendable {
  /// A controller at its place in the tree.
  struct Item: Sendable {
    let node: Placement.Node
    /// What shows it; nil where nothing says it.
    let step: Placement?
    /// How many others are above it.
    let depth: Int
    var children: [Int] = []
    /// Whether its mask, or that of what it contains, is called; nil where it has none.
    var isCalled: Bool?
    /// Whether what is above it is known up to a window.
    let isWhole: Bool
  }

  private(set) var items: [Item] = []
  private(set) var roots: [Int] = []
  /// The controllers that answer something and that no window leads to, with where the search ends.
  private(set) var gaps: [(name: String, gap: WayGap)] = []
  /// The items by what they are and what they are below.
  private var known: [Place: Int] = [:]

  init?(_ app: App) {
    guard let ways = app.screenWays else { return nil }
    for controller in app.controllers {
      for way in ways.ways(to: controller.name) { add(way, to: controller, app) }
    }
    gaps = app.wayGaps
    roots.sort { items[$0].isWhole && !items[$1].isWhole }
  }

  /// The numbers of the items from the top, each behind the one above it.
  var order: [Int] { order(from: roots) }

  /// What a drawing has room for: the windows, as deep as a number of items allows, how many are left out below each, and
  /// how many beginnings that no window leads to.
  func folded(to most: Int) -> (order: [Int], hidden: [Int: Int], starts: Int) {
    let windows = roots.filter { items[$0].isWhole }
    let starts = windows.isEmpty ? Array(roots.prefix(most)) : windows
    let all = order(from: starts)
    var depth = 0
    while all.count(where: { items[$0].depth <= depth + 1 }) <= most, depth < all.count { depth += 1 }
    var hidden: [Int: Int] = [:]
    var shown: [Int] = []
    for item in all {
      if items[item].depth <= depth {
        shown.append(item)
      } else if let last = shown.last {
        hidden[last, default: 0] += 1
      }
    }
    return (shown, hidden, roots.count - starts.count)
  }
}

extension AppMap {
  private struct Place: Hashable {
    let node: Placement.Node
    let parent: Int?
    let isWhole: Bool
  }

  private func order(from roots: [Int]) -> [Int] {
    var order: [Int] = []
    var open = Array(roots.reversed())
    while let item = open.popLast() {
      order.append(item)
      open += items[item].children.reversed()
    }
    return order
  }

  private mutating func add(_ way: ScreenWay, to controller: AppController, _ app: App) {
    var parent: Int?
    for node in way.layers.flatMap(\.nodes) where node.name != AppMatrix.anyController {
      parent = item(node, below: parent, way)
    }
    guard let leaf = parent, items[leaf].isCalled == nil else { return }
    let screen = way.screen(name: controller.name)
    let idiom = AppMatrix.idioms(of: app.application).first ?? .phone
    guard way.doubt(in: app) == nil,
      app.knowsWhatIsAround(controller.name, on: screen, os: .newest, idiom: idiom)
    else { return }
    items[leaf].isCalled = app.decides(controller.name, on: screen, os: .newest, idiom: idiom)
  }

  private mutating func item(_ node: Placement.Node, below parent: Int?, _ way: ScreenWay) -> Int {
    let place = Place(node: node, parent: parent, isWhole: way.isWhole)
    if let known = known[place] { return known }
    known[place] = items.count
    items.append(
      Item(
        node: node, step: way.steps.last { $0.node == node }, depth: parent.map { items[$0].depth + 1 } ?? 0,
        isWhole: way.isWhole))
    if let parent { items[parent].children.append(items.count - 1) } else { roots.append(items.count - 1) }
    return items.count - 1
  }
}
