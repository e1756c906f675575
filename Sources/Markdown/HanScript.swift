/// The characters of Chinese text: ideographs and full-width marks.
package enum HanScript {
  /// Whether a character is an ideograph.
  package static func isIdeograph(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF: true
    default: false
    }
  }

  /// Whether a character is a punctuation mark as wide as an ideograph; quotation marks are those of other scripts too.
  package static func isMark(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x3001...0x3020, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    default: false
    }
  }
}
