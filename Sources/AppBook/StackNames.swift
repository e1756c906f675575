import AppFacts
import Basics

/// The names by which a new book tells navigation controllers of one class apart, as those of several tabs: screens that name
/// one controller are on one stack.
struct StackNames {
  /// A navigation controller by what makes it, and by what is first on its stack: one line of a helper may make all of them.
  private struct Stack: Hashable {
    let node: Placement.Node
    let bottom: Placement.Node
  }

  private var names: [Stack: String] = [:]

  /// The names for the navigation controllers of ways; what is the only one of its class goes by its class.
  init(_ ways: [ScreenWay], in app: App) {
    var stacks: [Stack] = []
    for layer in ways.lazy.flatMap(\.layers) {
      for node in layer.nodes where app.kind(ofController: node.name) == .navigation && !node.isView {
        if let bottom = layer.bottom(of: node) { stacks.append(Stack(node: node, bottom: bottom)) }
      }
    }
    stacks = stacks.withoutRepeats
    let counts = Dictionary(grouping: stacks, by: \.node.name).mapValues(\.count)
    var used = Set(ways.lazy.flatMap(\.layers).flatMap { $0.nodes + $0.below.values.joined() }.map(\.name.folded))
    used.formUnion(app.typesByName.keys.lazy.map(\.folded))
    for stack in stacks where counts[stack.node.name, default: 0] > 1 {
      let base = Self.stem(stack.bottom.name) + "Nav"
      var name = base
      var number = 2
      while !used.insert(name.folded).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      names[stack] = name
    }
  }

  /// None: each goes by its class.
  init() {}
}

extension StackNames {
  /// The name of a controller of a layer; nil where it goes by its class.
  func name(of node: Placement.Node, in layer: ScreenWay.Layer) -> String? {
    layer.bottom(of: node).flatMap { names[Stack(node: node, bottom: $0)] }
  }

  /// The name of a class without what all controllers are called.
  private static func stem(_ name: String) -> String {
    for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension ScreenWay.Layer {
  /// What a navigation controller of the layer has first on its stack.
  fileprivate func bottom(of node: Placement.Node) -> Placement.Node? {
    if let first = below[node]?.first { return first }
    return nodes.firstIndex(of: node).flatMap { index in index + 1 < nodes.count ? nodes[index + 1] : nil }
  }
}
