/// One call of the tool.
struct Invocation: Equatable {
  let request: Request
  /// Whether to print problems only.
  let isQuiet: Bool
}
