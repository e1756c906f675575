import CCommonMark

/// A walk through a node and all that is below it, in reading order, without recursion: no depth can overflow it.
package struct Walk: Sequence, IteratorProtocol {
  /// A step of the walk.
  package enum Event {
    /// The walk comes to a node.
    case enter(Node)
    /// The walk has been through a node's children. A node that can have none is only entered.
    case leave(Node)
  }

  private let document: Document
  private let root: OpaquePointer
  private var upcoming: OpaquePointer?
  private var isEntering = true

  /// Starts a walk at `root`, which is the first and the last node of it.
  package init(_ root: Node) {
    document = root.document
    self.root = root.pointer
    upcoming = root.pointer
  }

  /// The next step, or nil when the walk is back at its root.
  package mutating func next() -> Event? {
    guard let pointer = upcoming else { return nil }
    let node = Node(pointer: pointer, document: document)
    guard isEntering else {
      goOn(behind: pointer)
      return .leave(node)
    }
    if let child = cmark_node_first_child(pointer) {
      upcoming = child
    } else if node.kind.canHaveChildren {
      isEntering = false
    } else {
      goOn(behind: pointer)
    }
    return .enter(node)
  }

  /// Goes on behind the children of the node that was just entered.
  package mutating func skipChildren(of node: Node) { goOn(behind: node.pointer) }
}

extension Walk {
  private mutating func goOn(behind pointer: OpaquePointer) {
    guard pointer != root else {
      upcoming = nil
      return
    }
    let next = cmark_node_next(pointer)
    isEntering = next != nil
    upcoming = next ?? cmark_node_parent(pointer)
  }
}

extension Node.Kind {
  /// False for leaves.
  package var canHaveChildren: Bool {
    switch self {
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .emphasis, .strong, .strikethrough, .link, .image,
      .group:
      true
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline: false
    }
  }
}
