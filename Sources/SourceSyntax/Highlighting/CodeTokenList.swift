/// Collects the coloured stretches of a text in their order. Neighbours of one kind become one, also where white space is
/// between them, because each costs the page an element.
struct CodeTokenList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [CodeToken] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Adds a stretch behind those before, without the white space at its end.
  mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound && bytes[end - 1] <= 0x20 { end -= 1 }
    guard end > range.lowerBound else { return }
    if let last = tokens.last, last.kind == kind, isBlank(last.range.upperBound..<range.lowerBound) {
      tokens[tokens.count - 1] = CodeToken(kind: kind, range: last.range.lowerBound..<end)
    } else {
      tokens.append(CodeToken(kind: kind, range: range.lowerBound..<end))
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool { range.allSatisfy { bytes[$0] <= 0x20 } }
}
