import AppFacts
import OrientationNotation

extension ScreenWay {
  /// The way as a screen of the book.
  ///
  /// A situation calls each controller by a name of its own. Where two are of one class, the lower one gets another name.
  ///
  /// - Parameters:
  ///   - listsStacks: whether to list what is below a pushed controller, which has no say in what is allowed.
  ///   - stackNames: how navigation controllers are called.
  ///   - views: the views whose hosting controllers go by their names.
  func screen(
    name: String, listsStacks: Bool = false, stackNames: StackNames = StackNames(), views: Set<String> = []
  ) -> Screen {
    var used: Set<String> = []
    func named(_ node: Placement.Node, in layer: Layer) -> ControllerTree.Node {
      if let name = stackNames.name(of: node, in: layer), used.insert(name).inserted {
        return ControllerTree.Node(name, of: node.name)
      }
      if used.insert(node.name).inserted { return ControllerTree.Node(node.name) }
      var number = 2
      while !used.insert("\(node.name)\(number)").inserted { number += 1 }
      return ControllerTree.Node("\(node.name)\(number)", of: node.name)
    }
    var trees: [ControllerTree] = []
    for layer in layers.reversed() {
      let shown = Self.shown(layer.nodes, views)
      let nodes = Array(shown.reversed().map { named($0, in: layer) }.reversed())
      var below: [Int: [ControllerTree.Node]] = [:]
      for (index, node) in shown.enumerated() where listsStacks {
        below[index] = layer.below[node]?.flatMap { Self.shown([$0], views) }.map { named($0, in: layer) }
      }
      trees.append(ControllerTree(chain: nodes, below: below))
    }
    trees.reverse()
    return Screen(
      name: name, root: trees[0],
      presented: zip(trees, layers).dropFirst().map { PresentedTree($0, .style($1.style)) })
  }

  /// The ways to what is below the controller at the end and is there no sooner than it: without them, nothing leads to the
  /// end. What a stack has first, and the window's root, are there from the start.
  var partsOnTheWay: [ScreenWay] {
    layers.indices.flatMap { index in
      let layer = layers[index]
      let isBelow = index < layers.count - 1
      var parts: [Layer] = []
      if let stack = layer.nodes.last(where: { layer.below[$0]?.isEmpty == false }), let below = layer.below[stack] {
        for count in 1..<below.count {
          var part = layer
          part.nodes = Array(layer.nodes.prefix { $0 != stack }) + [stack, below[count]]
          part.below[stack] = Array(below.prefix(count))
          parts.append(part)
        }
        if isBelow { parts.append(layer) }
      } else if isBelow, index > 0 {
        parts.append(layer)
      }
      return parts.map { part in
        var way = self
        way.layers = Array(layers[..<index]) + [part]
        return way
      }
    }
  }

  /// The way to what is there from the start, below all that is presented and pushed; nil where that is the end.
  var start: ScreenWay? {
    guard var layer = layers.first else { return nil }
    if let stack = layer.nodes.last(where: { layer.below[$0]?.isEmpty == false }),
      let bottom = layer.below[stack]?.first
    {
      layer.nodes = Array(layer.nodes.prefix { $0 != stack }) + [stack, bottom]
      layer.below = [:]
    } else if layers.count == 1 {
      return nil
    }
    var way = self
    way.layers = [layer]
    return way
  }

  /// The controllers of a layer. Views of SwiftUI are shown by a hosting controller, which is there once, and shows the
  /// innermost of those that have a name.
  private static func shown(_ nodes: [Placement.Node], _ views: Set<String>) -> [Placement.Node] {
    var shown: [Placement.Node] = []
    for node in nodes {
      if node.isView, views.contains(node.name) {
        if shown.last?.isView ?? false { shown.removeLast() }
        shown.append(node)
      } else if !node.isView {
        shown.append(node)
      } else if shown.isEmpty {
        shown.append(Placement.Node(hostingController))
      }
    }
    return shown
  }

  static let hostingController = "UIHostingController"
}
