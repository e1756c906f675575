/// Cuts a header into tokens; comments and the lines of the preprocessor that decide nothing are left out.
///
/// A branch of the preprocessor that is not for iOS is left out; where a condition is unknown, all of its branches are taken.
struct HeaderLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isAtLineStart = true
  /// For each open `#if`, its present branch.
  private var branches: [Branch] = []
  private var tokens: [HeaderToken] = []

  static func tokens(of bytes: [UInt8]) -> [HeaderToken] {
    var lexer = HeaderLexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }
}

extension HeaderLexer {
  private struct Branch {
    /// Whether the branch is not for iOS.
    var isDead: Bool
    /// Whether this branch or one before it is surely taken, so that those behind it are dead.
    var isSettled: Bool

    init(after previous: Branch? = nil, condition holds: Bool?) {
      isDead = holds == false || previous?.isSettled == true
      isSettled = holds == true || previous?.isSettled == true
    }
  }

  private static let doubled: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|")]

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func run() {
    while let byte = peek {
      if skipSpace() { continue }
      if byte == UInt8(ascii: "#"), isAtLineStart {
        directive()
        continue
      }
      isAtLineStart = false
      if Self.isLetter(byte) {
        take(.identifier) { Self.isLetter($0) || Self.isDigit($0) }
      } else if Self.isDigit(byte) {
        take(.number) { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quotation(byte)
      } else {
        mark(byte)
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func add(_ kind: HeaderToken.Kind, from start: Int, line: Int) {
    guard !branches.contains(where: \.isDead) else { return }
    tokens.append(
      HeaderToken(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
  }

  private mutating func take(_ kind: HeaderToken.Kind, while belongs: (UInt8) -> Bool) {
    let start = position
    while let byte = peek, belongs(byte) { position += 1 }
    add(kind, from: start, line: line)
  }

  private mutating func mark(_ byte: UInt8) {
    let start = position
    position += peek(1) == byte && Self.doubled.contains(byte) ? 2 : 1
    add(.punctuation, from: start, line: line)
  }

  /// Ends at the end of the line at the latest, so a lone apostrophe hides no more than that.
  private mutating func quotation(_ quote: UInt8) {
    let start = position
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\n") {
      position += byte == UInt8(ascii: "\\") && peek(1) != UInt8(ascii: "\n") ? min(2, bytes.count - position) : 1
      if byte == quote { break }
    }
    add(.quotation, from: start, line: line)
  }

  /// Passes over a blank, the end of a line, a continued line or a comment; false where there is none of them.
  private mutating func skipSpace() -> Bool {
    switch (peek, peek(1)) {
    case (UInt8(ascii: "\n"), _):
      position += 1
      line += 1
      isAtLineStart = true
    case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\r"), _): position += 1
    case (UInt8(ascii: "\\"), UInt8(ascii: "\n")):
      position += 2
      line += 1
    case (UInt8(ascii: "\\"), UInt8(ascii: "\r")) where peek(2) == UInt8(ascii: "\n"):
      position += 3
      line += 1
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLineComment()
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipLineComment() {
    while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    position += 2
    while let byte = peek {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func directive() {
    let start = position
    let startLine = line
    let words = HeaderLexer.tokens(of: directiveText())
    let condition = Array(words.dropFirst())
    switch words.first?.text {
    case "if":
      add(.branchBegins, from: start, line: startLine)
      branches.append(Branch(condition: HeaderCondition.holds(condition)))
    case "ifdef", "ifndef":
      add(.branchBegins, from: start, line: startLine)
      branches.append(Branch(condition: nil))
    case "elif", "else":
      guard let previous = branches.popLast() else { return }
      branches.append(Branch(after: previous, condition: condition.isEmpty ? nil : HeaderCondition.holds(condition)))
      add(.branchChanges, from: start, line: startLine)
    case "endif":
      guard branches.popLast() != nil else { return }
      add(.branchEnds, from: start, line: startLine)
    default: break
    }
  }

  /// The text of a line of the preprocessor without its comments; a line that ends with a backslash goes on.
  private mutating func directiveText() -> [UInt8] {
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\n") {
      if skipSpace() {
        text.append(UInt8(ascii: " "))
      } else {
        text.append(byte)
        position += 1
      }
    }
    return Array(text.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") })
  }
}
