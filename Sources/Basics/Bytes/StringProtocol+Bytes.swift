extension StringProtocol {
  /// Whether the text has another one in it, byte by byte. The standard library looks for characters, which takes some twenty
  /// times as long, and says the same of ASCII and of Chinese.
  package func hasBytes(of other: String) -> Bool {
    var (text, other) = (String(self), other)
    return text.withUTF8 { text in
      other.withUTF8 { other in
        guard let first = other.first else { return true }
        return text.indices.dropLast(other.count - 1).contains { start in
          text[start] == first && text[start..<start + other.count].elementsEqual(other)
        }
      }
    }
  }
}
