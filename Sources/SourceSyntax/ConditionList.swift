/// The conditions of `#if` blocks, and from which token on each of them holds.
///
/// A condition knows the one around it, so that a hundred thousand blocks inside each other cost no more than as many
/// side by side.
package struct ConditionList {
  private struct Node {
    var text: String
    var parent: Int
  }

  private struct Block {
    var parent: Int
    /// What the branches before the present one ask, each as `!(…)`.
    var refused: [String]
  }

  private var nodes: [Node] = []
  private var blocks: [Block] = []
  private var changes: [(token: Int, node: Int)] = []
  private var current = -1

  /// A block begins, before the token with this index.
  mutating func begin(_ condition: String?, at token: Int) {
    blocks.append(Block(parent: current, refused: condition.map { ["!(\($0))"] } ?? []))
    guard let condition else { return }
    enter(condition, at: token)
  }

  /// The next branch of the block begins; without a condition it is `#else`.
  mutating func next(_ condition: String?, at token: Int) {
    guard var block = blocks.popLast() else { return }
    let parts = block.refused + (condition.map { [block.refused.isEmpty ? $0 : "(\($0))"] } ?? [])
    if let condition, block.refused.count < 8 { block.refused.append("!(\(condition))") }
    current = block.parent
    blocks.append(block)
    enter(Quotation.shortened(parts.joined(separator: " && ")), at: token)
  }

  mutating func end(at token: Int) {
    guard let block = blocks.popLast() else { return }
    current = block.parent
    changes.append((token, current))
  }

  /// The conditions that hold at a token, from the outermost; at most 32.
  package func at(_ token: Int) -> [String] {
    let passed = changes.leadingCount { $0.token <= token }
    var node = passed == 0 ? -1 : changes[passed - 1].node
    var texts: [String] = []
    while node >= 0 && texts.count < 32 {
      texts.append(nodes[node].text)
      node = nodes[node].parent
    }
    return texts.reversed()
  }
}

extension ConditionList {
  fileprivate mutating func enter(_ text: String, at token: Int) {
    guard !text.isEmpty else { return }
    nodes.append(Node(text: text, parent: current))
    current = nodes.count - 1
    changes.append((token, current))
  }
}
