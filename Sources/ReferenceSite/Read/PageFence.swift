/// What a fence of a page turned out to be, if it is not code.
enum PageFence: Sendable {
  case block(GeneratedBlock)
  /// A table with the id of its caption and its number on the page.
  case table(MarkdownTable, captionID: String, number: Int)
  /// A fence that could not be read; the problem has been reported.
  case broken

  var isBroken: Bool {
    switch self {
    case .broken: true
    case .block, .table: false
    }
  }
}
