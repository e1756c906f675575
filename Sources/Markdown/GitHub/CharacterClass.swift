/// What a character is to the delimiters beside it, by CommonMark's rules of flanking.
enum CharacterClass {
  case space, punctuation, other

  init(_ scalar: Unicode.Scalar) {
    if scalar.properties.isWhitespace {
      self = .space
    } else if scalar.isASCII {
      self = scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? .other : .punctuation
    } else {
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        self = .punctuation
      default: self = .other
      }
    }
  }

  /// The class of the character at the start of some UTF-8, or nil where there is none.
  init?(first bytes: ArraySlice<UInt8>) {
    guard let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else { return nil }
    self.init(scalar)
  }

  /// The class of the character at the end of some UTF-8, or nil where there is none.
  init?(last bytes: ArraySlice<UInt8>) {
    let start = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    guard let scalar = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.last else { return nil }
    self.init(scalar)
  }
}
