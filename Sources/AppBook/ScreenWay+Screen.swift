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
  func screen(name: String, listsStacks: Bool = false, stackNames: StackNames = StackNames()) -> Screen {
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
      let shown = Self.shown(layer.nodes)
      let nodes = Array(shown.reversed().map { named($0, in: layer) }.reversed())
      var below: [Int: [ControllerTree.Node]] = [:]
      for (index, node) in shown.enumerated() where listsStacks {
        below[index] = layer.below[node]?.flatMap { Self.shown([$0]) }.map { named($0, in: layer) }
      }
      trees.append(ControllerTree(chain: nodes, below: below))
    }
    trees.reverse()
    return Screen(
      name: name, root: trees[0],
      presented: zip(trees, layers).dropFirst().map { PresentedTree($0, .style($1.style)) })
  }

  /// The controllers of a layer. Views of SwiftUI are shown by a hosting controller, which is there once.
  private static func shown(_ nodes: [Placement.Node]) -> [Placement.Node] {
    var shown: [Placement.Node] = []
    for node in nodes {
      if !node.isView {
        shown.append(node)
      } else if shown.isEmpty {
        shown.append(Placement.Node(hostingController))
      }
    }
    return shown
  }

  static let hostingController = "UIHostingController"
}
