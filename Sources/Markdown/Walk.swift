/// A walk through a node and all that is below it, in reading order, without recursion: no depth can overflow it.
package struct Walk: Sequence, IteratorProtocol {
  /// A step of the walk.
  package enum Event {
    /// The walk comes to a node.
    case enter(Node)
    /// The walk has been through a node's children. A node that can have none is only entered.
    case leave(Node)
  }

  private let root: Node
  private var upcoming: Event?

  /// Starts a walk at `root`, which is the first and the last node of it.
  package init(_ root: Node) {
    self.root = root
    upcoming = .enter(root)
  }

  /// The next step, or nil when the walk is back at its root.
  package mutating func next() -> Event? {
    let event = upcoming
    switch event {
    case .enter(let node) where node.kind.canHaveChildren:
      upcoming = node.firstChild.map(Event.enter) ?? .leave(node)
    case .enter(let node), .leave(let node):
      upcoming = after(node)
    case nil: break
    }
    return event
  }

  /// Goes on behind the children of the node that was just entered.
  package mutating func skipChildren(of node: Node) {
    upcoming = after(node)
  }
}

extension Walk {
  private func after(_ node: Node) -> Event? {
    guard node != root else { return nil }
    return node.next.map(Event.enter) ?? node.parent.map(Event.leave)
  }
}

extension Node.Kind {
  /// False for leaves.
  package var canHaveChildren: Bool {
    switch self {
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .emphasis, .strong, .link, .image, .custom: true
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline: false
    }
  }
}
