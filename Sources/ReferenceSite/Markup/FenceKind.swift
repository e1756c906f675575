import Markdown

/// What a code block stands for, by the first word behind its fence.
enum FenceKind {
  /// Code, shown as it is.
  case code
  /// A table by hand.
  case table
  /// A table that is written as GitHub has them.
  case pipeTable(PipeTable)
  /// A generated block, with what follows the first word.
  case block(info: String)

  init(_ fence: Node) {
    if let table = fence.pipeTable {
      self = .pipeTable(table)
      return
    }
    let info = fence.fenceInfo
    switch info.prefixBeforeSpace {
    case "table": self = .table
    case "orientation": self = .block(info: info.dropFirst("orientation".count).trimmingSpaces)
    default: self = .code
    }
  }
}
