import AppFacts
import Orientation
import OrientationNotation

extension ScreenWay {
  /// The way as a screen of the book.
  ///
  /// A situation calls each controller by a name of its own. Where two are of one class, the lower one gets another name.
  func screen(name: String) -> Screen {
    var used: Set<String> = []
    var trees: [ControllerTree] = []
    for layer in layers.reversed() {
      let nodes = Self.shown(layer.nodes).reversed().map { node -> ControllerTree.Node in
        if used.insert(node.name).inserted { return ControllerTree.Node(node.name) }
        var number = 2
        while !used.insert("\(node.name)\(number)").inserted { number += 1 }
        return ControllerTree.Node("\(node.name)\(number)", of: node.name)
      }
      trees.append(ControllerTree(chain: nodes.reversed()))
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
