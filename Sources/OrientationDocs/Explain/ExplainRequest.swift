/// What `explain` was asked.
struct ExplainRequest: Equatable {
  /// How the answer is written.
  enum Format: Equatable {
    case text
    case json
    case jsonLines
  }

  let operands: [String]
  let format: Format
}
