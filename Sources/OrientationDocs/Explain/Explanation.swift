import ReferenceSite

/// One answer of `explain`.
enum Explanation: ExplainerAnswer {
  /// What a diagnostic means.
  case diagnostic(DiagnosticKind)

  var text: String {
    switch self {
    case .diagnostic(let kind):
      """
      \(kind.rawValue)
        \(kind.summary)
        help: \(kind.remedy)
        example: \(kind.example.split(separator: "\n").joined(separator: "\n           "))
      """
    }
  }

  func write(into json: inout JSONWriter) {
    switch self {
    case .diagnostic(let kind):
      json.object { json in
        for (key, value) in [
          ("diagnostic", kind.rawValue), ("summary", kind.summary), ("help", kind.remedy), ("example", kind.example),
        ] {
          json.key(key)
          json.string(value)
        }
      }
    }
  }
}
