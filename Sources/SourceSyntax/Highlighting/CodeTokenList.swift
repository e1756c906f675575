/// Collects the coloured stretches of a text in their order. Neighbours of one kind become one, also where white space is
/// between them, because each costs the page an element.
struct CodeTokenList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [CodeToken] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Adds a stretch behind those before, without the white space at its ends.
  mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    guard let start = range.first(where: { bytes[$0] > 0x20 }) else { return }
    var end = range.upperBound
    while bytes[end - 1] <= 0x20 { end -= 1 }
    if let last = tokens.last, last.kind == kind, isBlank(last.range.upperBound..<start) {
      tokens[tokens.count - 1] = CodeToken(kind: kind, range: last.range.lowerBound..<end)
    } else {
      tokens.append(CodeToken(kind: kind, range: start..<end))
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool { range.allSatisfy { bytes[$0] <= 0x20 } }
}
