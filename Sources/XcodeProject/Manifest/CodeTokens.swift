/// The tokens of a manifest that is code: names, strings, brackets and signs, with their lines. It is enough to find
/// literals in Swift, Starlark, JavaScript, TypeScript and Dart, whose literals are written alike.
struct CodeTokens {
  enum Kind: Equatable {
    /// A name or a number.
    case word(String)
    /// A string literal without its marks; nil where code is in it.
    case string(String?)
    case open
    case close
    /// Any other sign.
    case sign(UInt8)
  }

  struct Token {
    let kind: Kind
    let line: Int
    /// The bytes of the text that it is.
    let range: Range<Int>
    /// The index of the bracket that belongs to this one.
    var partner: Int?
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Whether `#` begins a comment, as in Starlark, rather than `//` and `/*`.
  private let hasHashComments: Bool

  init(_ bytes: [UInt8], hasHashComments: Bool) {
    self.bytes = bytes
    self.hasHashComments = hasHashComments
    readAll()
  }
}

extension CodeTokens {
  /// Whether a sign stands at an index.
  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(UInt8(ascii: sign))
  }

  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index].kind else { return nil }
    return word
  }

  func string(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .string(let text) = tokens[index].kind else { return nil }
    return text
  }

  /// The tokens at some indices as written, on one line.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let words = bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound].split { $0 <= 0x20 }
    let text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    return text.utf8.count <= Self.longestText ? text : text.prefix(Self.longestText) + "…"
  }

  /// How much of an expression is shown.
  private static let longestText = 200
}

extension CodeTokens {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func advance() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  private mutating func readAll() {
    var open: [Int] = []
    while let byte = peek {
      let index = tokens.count
      switch byte {
      case 0...0x20: advance()
      case UInt8(ascii: "#") where hasHashComments: skipLine()
      case UInt8(ascii: "/") where !hasHashComments && isAt("//"): skipLine()
      case UInt8(ascii: "/") where !hasHashComments && isAt("/*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): readString()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        add(.open)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        add(.close)
        if let partner = open.popLast() {
          tokens[partner].partner = index
          tokens[index].partner = partner
        }
      default: if Self.isPartOfName(byte) { readWord() } else { add(.sign(byte)) }
      }
    }
  }

  private mutating func add(_ kind: Kind) {
    tokens.append(Token(kind: kind, line: line, range: position..<position + 1))
    advance()
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isInName || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func readWord() {
    let start = position
    // A point is part of a number.
    let isNumber = bytes[start].isDigit
    while let byte = peek, Self.isPartOfName(byte) || isNumber && byte == UInt8(ascii: ".") { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(Token(kind: .word(word), line: line, range: start..<position))
  }

  private mutating func skipLine() {
    while let byte = peek, byte != 0x0A { position += 1 }
  }

  private mutating func skipComment() {
    position += 2
    while peek != nil, !isAt("*/") { advance() }
    position = min(position + 2, bytes.count)
  }

  private mutating func readString() {
    let (start, first, mark) = (line, position, bytes[position])
    let isLong = isAt("\"\"\"") || isAt("'''")
    position += isLong ? 3 : 1
    var content: [UInt8] = []
    var hasCode = false
    while let byte = peek {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        hasCode = hasCode || bytes[position] == UInt8(ascii: "(")
        content.append(bytes[position])
        advance()
      } else if byte == mark, !isLong || isAt("\"\"\"") || isAt("'''") {
        position += isLong ? 3 : 1
        break
      } else if byte == 0x0A, !isLong, mark != UInt8(ascii: "`") {
        // It never ends: an apostrophe in a text of its own, for example.
        break
      } else {
        // A build setting in a double quotation looks the same and is text.
        hasCode = hasCode || isAt("${") && mark != UInt8(ascii: "\"")
        content.append(byte)
        advance()
      }
    }
    let text = hasCode ? nil : String(decoding: content, as: UTF8.self)
    tokens.append(Token(kind: .string(text), line: start, range: first..<position))
  }
}
