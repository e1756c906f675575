/// Finds the strongly connected components of a graph, by Tarjan's algorithm.
struct CircleSearch {
  private let uses: [String: [String]]
  private var numbers: [String: Int] = [:]
  private var stack: [String] = []
  private var onStack: Set<String> = []
  private var components: [[String]] = []

  init(uses: [String: [String]]) { self.uses = uses }

  mutating func run() -> [[String]] {
    for node in uses.keys.sorted() where numbers[node] == nil { visit(node) }
    return components
  }

  /// Returns the lowest number that can be reached from the node.
  @discardableResult
  private mutating func visit(_ node: String) -> Int {
    let number = numbers.count
    numbers[node] = number
    stack.append(node)
    onStack.insert(node)
    var low = number
    for next in uses[node] ?? [] {
      if let seen = numbers[next] {
        if onStack.contains(next) { low = min(low, seen) }
      } else {
        low = min(low, visit(next))
      }
    }
    if low == number, let first = stack.lastIndex(of: node) {
      components.append(stack[first...].sorted())
      onStack.subtract(stack[first...])
      stack.removeSubrange(first...)
    }
    return low
  }
}
