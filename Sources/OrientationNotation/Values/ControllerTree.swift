import Orientation

/// A controller and those it contains, before their answers are known and they become a ``Controller``.
package struct ControllerTree: Sendable, Hashable {
  /// A controller of the tree, to which answers are added.
  package struct Node: Sendable, Hashable {
    package let name: String
    let foldedName: String
    /// The class, which is the name, but where another controller of the class has that.
    package let className: String
    package var kind: Controller.Kind
    /// Whether the kind is given, so that no name tells it.
    package let isKindStated: Bool
    package let forwarding: Controller.Forwarding
    /// Whether it contains another controller.
    package internal(set) var hasChildren = false
    /// The index of the controller that contains it.
    package internal(set) var parent: Int?
    package var answers = Answers()
    /// The kinds of fact that have been stated about it, as bits.
    package internal(set) var stated: UInt64 = 0

    /// - Parameters:
    ///   - className: nil for the name.
    ///   - kind: nil for the one that the class tells.
    package init(
      _ name: String, of className: String? = nil, kind: Controller.Kind? = nil,
      forwarding: Controller.Forwarding = .none
    ) {
      self.name = name
      foldedName = name.folded
      self.className = className ?? name
      self.kind = kind ?? ControllerTree.kind(ofFolded: className?.folded ?? foldedName)
      isKindStated = kind != nil
      self.forwarding = forwarding
    }

    /// The same controller under another name.
    func named(_ name: String) -> Node {
      var node = Node(name, of: className, kind: isKindStated ? kind : nil, forwarding: forwarding)
      (node.hasChildren, node.parent) = (hasChildren, parent)
      return node
    }
  }

  /// The controllers, each behind the one that contains it; never empty.
  package internal(set) var nodes: [Node]
}

extension ControllerTree {
  /// Controllers, each right within the one before.
  ///
  /// - Parameter below: what is on the stack of one of them below the next one, by its index.
  package init(chain: [Node], below: [Int: [Node]] = [:]) {
    nodes = []
    var parent: Int?
    for (index, node) in chain.enumerated() {
      if let parent { nodes[parent].hasChildren = true }
      for var child in (below[index - 1] ?? []) + [node] {
        child.parent = parent
        nodes.append(child)
      }
      parent = nodes.count - 1
    }
  }

  /// Controllers by their names, each right within the one before.
  package init(_ names: String...) { self.init(chain: names.map { Node($0) }) }

  /// The names of the controllers, from the outside in.
  package var names: [String] { nodes.map(\.name) }

  /// The tree with what its controllers answer.
  package var controller: Controller { controller(at: 0) }

  /// The tree as a scenario writes it.
  package var notation: String { notation(at: 0) }
}

extension ControllerTree {
  private func children(of index: Int) -> [Int] { nodes.indices.filter { nodes[$0].parent == index } }

  private func controller(at index: Int) -> Controller {
    let node = nodes[index]
    let children = children(of: index).map { controller(at: $0) }
    // A navigation controller shows the top of its stack; where another begins is not said, so it is the first.
    return Controller(
      node.name, kind: node.kind, forwarding: node.forwarding, children: children,
      selectedChild: node.kind == .navigation ? max(0, children.count - 1) : 0, answers: node.answers)
  }

  private func notation(at index: Int) -> String {
    let node = nodes[index]
    let type = node.isKindStated ? node.kind.notation : node.className == node.name ? nil : node.className
    return Controller.notation(node.name, type, node.forwarding, children(of: index).map { notation(at: $0) })
  }
}
