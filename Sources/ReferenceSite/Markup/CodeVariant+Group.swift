import Blocks
import Markdown

extension CodeVariant {
  /// The variants of the fences that are the same code as the one here and follow on each other: Swift, Objective-C and
  /// at most one in SwiftUI, before or behind them. A fence that stands alone is a group of its variant.
  static func group(from fence: Node) -> [CodeVariant] {
    var variants: [CodeVariant] = []
    var next: Node? = fence
    while let node = next, let variant = variant(of: node), !variants.contains(variant) {
      // Objective-C begins no group, and nothing but SwiftUI is between it and its Swift.
      if variant == .objectiveC && !variants.contains(.swift) { break }
      if variant == .swift && variants.contains(.objectiveC) { break }
      variants.append(variant)
      next = node.next
    }
    return variants.contains(.swift) ? variants : Array(variants.prefix(1))
  }

  private static func variant(of node: Node) -> CodeVariant? {
    guard node.kind == .codeBlock, case .code = FenceKind(node) else { return nil }
    return CodeFenceInfo(node).variant
  }
}
