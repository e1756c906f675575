/// Takes a text apart into the tokens by which it is found.
///
/// The script of the search does the same to what a reader types, so what follows is a specification, and
/// `Tests/ReferenceSiteTests/Search/tokens.tsv` holds it to both:
///
/// - Fullwidth forms (U+FF01 to U+FF5E) are the ASCII characters they look like.
/// - A **word** is a run of letters and digits, in lower case, and at most ``longestWord`` code points of it.
/// - A word with humps or numbers in it has **parts** too: `UIViewController` is also `ui`, `view` and `controller`. A
///   part begins before a capital behind a small letter or digit, before the last of several capitals where a small
///   letter follows, and between letter and digit; never behind the first character, so that `iOS` stays whole. Parts of one
///   code point are left out.
/// - A run of **wide** characters (Chinese, Japanese, Korean) is every two neighbours of it, and its last character.
///   So each character begins a token, and nobody needs a dictionary.
///
/// Tokens come in the order of the text, a word before its parts. It all works on bytes: the text of every page comes by.
package enum SearchTokenizer {
  /// What a token is.
  package enum Kind {
    case word, part, wide
  }

  /// Takes a token: its bytes, which hold during the call, and what it is.
  typealias Emit = (_ token: UnsafeBufferPointer<UInt8>, _ kind: Kind) -> Void

  /// How many code points of a word count.
  static let longestWord = 80

  /// The tokens of a text, each once for every time it occurs.
  package static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    scan(text) { token, _ in tokens.append(String(decoding: token, as: UTF8.self)) }
    return tokens
  }

  /// The words of a text without their parts, and its wide characters in pairs.
  package static func words(_ text: String) -> [String] {
    var words: [String] = []
    scan(text) { token, kind in if kind != .part { words.append(String(decoding: token, as: UTF8.self)) } }
    return words
  }

  /// A name in the form in which names are compared: what people write between its words is left out.
  package static func folded(_ name: String) -> String { words(name).joined() }

  /// Hands over each token of a text.
  @inline(__always)
  static func scan(_ text: UnsafeBufferPointer<UInt8>, _ emit: Emit) {
    classes.withUnsafeBufferPointer { classes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestWord * 4 + 8) { scratch in
        if let scratch = scratch.baseAddress, classes.count == 256 { scan(text, classes, scratch, emit) }
      }
    }
  }
}

extension SearchTokenizer {
  @inline(__always)
  private static func scan(
    _ text: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<UInt8>,
    _ scratch: UnsafeMutablePointer<UInt8>, _ emit: Emit
  ) {
    var index = 0
    while index < text.count {
      if text[index] >= 0x80 {
        scanRun(text, &index, scratch, emit)
        continue
      }
      let start = index
      let end = min(text.count, start + longestWord)
      var seen: UInt8 = 0
      while index < end {
        let kind = classes[Int(text[index])]
        if kind == 0 { break }
        // The class of a capital, shifted, is what makes a small letter of it.
        scratch[index &- start] = text[index] | (kind & HumpClass.upper) << 4
        seen |= kind
        index &+= 1
      }
      let count = index - start
      if count == 0 {
        index += 1
        continue
      }
      while index < text.count, isWordByte(text[index]) { index += 1 }
      if index < text.count, text[index] >= 0x80, goesOn(text, at: index) {
        index = start
        scanRun(text, &index, scratch, emit)
        continue
      }
      let word = UnsafeBufferPointer(start: scratch, count: count)
      emit(word, .word)
      // A word of small letters alone, as most are, has no parts.
      if seen & (seen - 1) != 0 {
        scanParts(UnsafeBufferPointer(rebasing: text[start..<start + count]), word, emit)
      }
    }
  }

  private static func scan(_ text: String, _ emit: Emit) {
    var text = text
    text.withUTF8 { scan($0, emit) }
  }

  /// True where a letter beyond ASCII stands, and not, say, a quotation mark.
  private static func goesOn(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    CharacterKind(fold(decode(text, at: index).scalar)) == .letter
  }

  /// The parts of a word of ASCII alone.
  @inline(__always)
  private static func scanParts(
    _ word: UnsafeBufferPointer<UInt8>, _ lowercase: UnsafeBufferPointer<UInt8>,
    _ emit: Emit
  ) {
    var start = 0
    for index in 2..<max(2, word.count + 1) {
      let isEnd = index == word.count
      if !isEnd {
        let next = index + 1 < word.count ? humpClass(word[index + 1]) : HumpClass.digit
        guard isBoundary(humpClass(word[index - 1]), humpClass(word[index]), next) else { continue }
      } else if start == 0 {
        return
      }
      if index - start > 1 {
        let part = UnsafeBufferPointer(rebasing: lowercase[start..<index])
        emit(part, .part)
      }
      start = index
    }
  }

  /// A word or a wide run that is not ASCII alone, from its first byte on. Rare enough to be read by code points.
  @inline(never)
  private static func scanRun(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ scratch: UnsafeMutablePointer<UInt8>,
    _ emit: Emit
  ) {
    var scalars: [Unicode.Scalar] = []
    var isWide = false
    while index < text.count {
      let (scalar, length) = decode(text, at: index)
      let folded = fold(scalar)
      let kind = CharacterKind(folded)
      if kind == .separator || !scalars.isEmpty && (kind == .wide) != isWide { break }
      isWide = kind == .wide
      scalars.append(folded)
      index += length
    }
    if scalars.isEmpty {
      index += decode(text, at: index).length
    } else if isWide {
      for start in scalars.indices { put(scalars[start..<min(start + 2, scalars.count)], scratch, .wide, emit) }
    } else {
      scanWord(scalars.prefix(longestWord), scratch, emit)
    }
  }

  private static func scanWord(
    _ word: ArraySlice<Unicode.Scalar>, _ scratch: UnsafeMutablePointer<UInt8>,
    _ emit: Emit
  ) {
    put(word, scratch, .word, emit)
    let classes = word.map { $0.isASCII ? humpClass(UInt8($0.value)) : HumpClass.lower }
    var start = 0
    for index in 2..<max(2, classes.count)
    where isBoundary(
      classes[index - 1], classes[index], index + 1 < classes.count ? classes[index + 1] : HumpClass.digit)
    {
      if index - start > 1 { put(word[start..<index], scratch, .part, emit) }
      start = index
    }
    if start > 0, word.count - start > 1 { put(word[start...], scratch, .part, emit) }
  }

  private static func put(
    _ scalars: ArraySlice<Unicode.Scalar>, _ scratch: UnsafeMutablePointer<UInt8>, _ kind: Kind,
    _ emit: Emit
  ) {
    var count = 0
    for scalar in scalars {
      for byte in UTF8.encode(lowercase(scalar)) ?? UTF8.encodedReplacementCharacter {
        scratch[count] = byte
        count += 1
      }
    }
    let token = UnsafeBufferPointer(start: scratch, count: count)
    emit(token, kind)
  }
}

// Bytes and code points.

extension SearchTokenizer {
  /// What a code point is to the tokenizer.
  private enum CharacterKind {
    case separator, letter, wide

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0..<0x80: self = SearchTokenizer.isWordByte(UInt8(scalar.value)) ? .letter : .separator
      case 0xD7, 0xF7: self = .separator
      case 0xC0...0x1FFF: self = .letter
      // Kana, ideographs, Hangul, and the ideographs beyond the first plane.
      case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x323AF: self = .wide
      default: self = .separator
      }
    }
  }

  /// What a character is where humps are looked for: a bit each.
  private enum HumpClass {
    package static let lower: UInt8 = 1
    static let upper: UInt8 = 2
    package static let digit: UInt8 = 4
  }

  /// True between the characters of two parts; `next` follows the second one.
  @inline(__always)
  private static func isBoundary(_ previous: UInt8, _ current: UInt8, _ next: UInt8) -> Bool {
    if current == HumpClass.upper { return previous != HumpClass.upper || next == HumpClass.lower }
    return (current == HumpClass.digit) != (previous == HumpClass.digit)
  }

  /// The class of a byte, or 0 for one that is no letter or digit of ASCII.
  private static func humpClass(_ byte: UInt8) -> UInt8 { classes[Int(byte)] }

  /// The class of each byte.
  private static let classes: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): HumpClass.lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): HumpClass.upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): HumpClass.digit
    default: 0
    }
  }

  /// True for a letter or digit of ASCII.
  @inline(__always)
  package static func isWordByte(_ byte: UInt8) -> Bool {
    let letter = (byte | 0x20) &- 0x61
    return letter < 26 || byte &- 0x30 < 10
  }

  @inline(__always)
  private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// The small letter of a code point, where that is one code point.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return Unicode.Scalar(lowercase(UInt8(scalar.value))) }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    guard mapping.count == 1, let lower = mapping.first else { return scalar }
    return lower
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// The code point at a place, and how many bytes it takes. What is no UTF-8 is a separator of one byte.
  private static func decode(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int)
  {
    let first = UInt32(text[index])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first < 0x80 ? first : first & (0x7F >> UInt32(length))
    guard index + length <= text.count else { return ("\u{FFFD}", 1) }
    for byte in text[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) } ?? ("\u{FFFD}", 1)
  }
}
