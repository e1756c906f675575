import OrientationNotation

extension [ClaimLine] {
  /// The lines as somebody could have written them.
  var text: String {
    map { line in
      switch line {
      case .blank: ""
      case .outcome(let text): "=> \(text)"
      case .fact(let key, let value): "\(key): \(value)"
      case .malformed(let text): String(text)
      }
    }.joined(separator: "\n")
  }
}
