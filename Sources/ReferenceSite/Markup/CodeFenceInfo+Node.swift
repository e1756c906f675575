import Diagnostics
import Markdown

extension CodeFenceInfo {
  /// What follows the opening fence of a block.
  init(_ fence: Node, report: (CodeFault) -> Void = { _ in }) {
    let lineCount = fence.withLiteral { code in code.count { $0 == UInt8(ascii: "\n") } }
    self.init(fence.fenceInfo, lineCount: lineCount, report: report)
  }
}
