import OrientationNotation

/// The screens of an app's matrix, those that a window leads to, as a tree: what shows another one is above it.
struct ScreenTree: Sendable {
  /// A line of the tree.
  struct Line: Sendable, Equatable {
    /// The class of the controller.
    let className: String
    /// The row of the matrix; nil for a container, which is there for what it shows.
    let row: Int?
    /// How many lines it is below.
    let depth: Int
    /// The container right around it that has no line of its own.
    let container: String?
    /// How it is presented; nil for what is not.
    let form: PresentedForm?
    /// How many lines below it are left out.
    var hidden = 0
  }

  private(set) var lines: [Line] = []
  private var items: [Item] = []
  private var roots: [Int] = []

  /// - Parameter rows: the rows of a matrix.
  init(_ rows: [MatrixRow]) {
    for (index, row) in rows.enumerated() {
      guard !AppMatrix.isForOthers(row.screen), !row.isNotPlaced, row.way?.isWhole ?? true else { continue }
      add(row.screen, index)
    }
    for root in roots { write(root, depth: 0, container: nil) }
  }

  /// The lines, as deep as a number of them allows, and how many of the tops are left out.
  func folded(to most: Int) -> (lines: [Line], hidden: Int) {
    var depth = 0
    while depth < lines.count, lines.count(where: { $0.depth <= depth + 1 }) <= most { depth += 1 }
    var shown: [Line] = []
    for line in lines {
      if line.depth <= depth {
        shown.append(line)
      } else {
        shown[shown.count - 1].hidden += 1
      }
    }
    return (Array(shown.prefix(most)), shown.dropFirst(most).reduce(0) { $0 + 1 + $1.hidden })
  }
}

extension ScreenTree {
  /// A controller at its place.
  private struct Item: Sendable {
    let className: String
    let form: PresentedForm?
    var rows: [Int] = []
    var children: [Int] = []
  }

  private mutating func add(_ screen: Screen, _ row: Int) {
    var parent: Int?
    for (tree, form) in [(screen.root, nil)] + screen.presented.map({ ($0.tree, Optional.some($0.form)) }) {
      for (index, node) in tree.shown.enumerated() where node.className != AppMatrix.anyController {
        parent = item(node.className, index == 0 ? form : nil, below: parent)
      }
    }
    if let parent { items[parent].rows.append(row) }
  }

  private mutating func item(_ className: String, _ form: PresentedForm?, below parent: Int?) -> Int {
    let siblings = parent.map { items[$0].children } ?? roots
    if let known = siblings.first(where: { items[$0].className == className && items[$0].form == form }) {
      return known
    }
    items.append(Item(className: className, form: form))
    if let parent { items[parent].children.append(items.count - 1) } else { roots.append(items.count - 1) }
    return items.count - 1
  }

  private mutating func write(_ index: Int, depth: Int, container: String?, form: PresentedForm? = nil) {
    let item = items[index]
    let form = form ?? item.form
    // A container of one controller is a word behind that one.
    if item.rows.isEmpty, item.children.count == 1, items[item.children[0]].form == nil {
      return write(item.children[0], depth: depth, container: item.className, form: form)
    }
    for row in item.rows.isEmpty ? [nil] : item.rows.map(Optional.some) {
      lines.append(Line(className: item.className, row: row, depth: depth, container: container, form: form))
    }
    for child in item.children { write(child, depth: depth + 1, container: nil) }
  }
}

extension ControllerTree {
  /// The controllers from the root to the one that is shown.
  fileprivate var shown: [Node] {
    nodes.last.map { last in sequence(first: last) { $0.parent.map { nodes[$0] } }.reversed() } ?? []
  }
}
