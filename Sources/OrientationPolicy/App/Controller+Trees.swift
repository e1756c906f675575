import Orientation

// What screens have in common, and what shows of a tree.

extension Controller {
  /// The names of the controllers that show, from the outside in.
  var visibleNames: [Name] {
    sequence(first: self, next: \.visibleChild).map(\.name)
  }

  /// The tree as it starts: every navigation controller has its first child alone.
  var atStart: Controller {
    var start = self
    start.children = children.map(\.atStart)
    if kind == .navigation {
      start.children = Array(start.children.prefix(1))
      start.selectedChild = 0
    }
    return start
  }

  /// The tree that has what two trees of one name have at their start, or nil where they contradict each other: a
  /// container without tabs or a stack cannot show another child.
  func merged(with other: Controller) -> Controller? {
    guard name == other.name, kind == other.kind else { return nil }
    var merged = self
    switch kind {
    case .tabBar:
      for child in other.children {
        guard let index = children.firstIndex(where: { $0.name == child.name }) else {
          merged.children.append(child)
          continue
        }
        guard let both = children[index].merged(with: child) else { return nil }
        merged.children[index] = both
      }
    case .navigation:
      // What comes after the first child is pushed.
      guard let first = children.first else {
        merged.children = other.children
        break
      }
      guard let child = other.children.first, child.name == first.name else { break }
      guard let both = first.merged(with: child) else { return nil }
      merged.children[0] = both
    case .plain, .split, .page:
      guard children.count == other.children.count else { return nil }
      for index in children.indices {
        guard let both = children[index].merged(with: other.children[index]) else { return nil }
        merged.children[index] = both
      }
    }
    return merged
  }

  /// All controllers of the tree, from the outside in.
  var all: [Controller] { [self] + children.flatMap(\.all) }
}
