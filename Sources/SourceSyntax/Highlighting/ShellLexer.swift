/// Reads commands of a shell for their colours. Where the first line begins with a prompt, only lines with one are
/// commands, and the others are what they printed.
struct ShellLexer: CodeLexer {
  /// Keywords before a command.
  private static let openings: Set = ["do", "elif", "else", "if", "then", "until", "while"]
  private static let keywords: Set = ["case", "done", "esac", "export", "fi", "for", "function", "local", "return"]

  var cursor: Cursor
  var list: CodeTokenList
  private let isSession: Bool
  private var isAtLineStart = true
  /// Whether the next word is the name of a command.
  private var isAtCommand = true
  /// The word that ends the text of a `<<` on an earlier line.
  private var heredocEnd: [UInt8]?
  /// No quotation mark of this kind is in the rest of the text.
  private var unclosed: Set<UInt8> = []

  init(cursor: Cursor, list: CodeTokenList) {
    self.cursor = cursor
    self.list = list
    isSession = cursor.isAtPrompt
  }

  mutating func readNext() {
    if isAtLineStart && beginsOutput() { return }
    isAtLineStart = false
    let start = cursor.offset
    switch cursor.byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      cursor.offset += 1
      isAtLineStart = true
      isAtCommand = true
    case 0...0x20: cursor.offset += 1
    case UInt8(ascii: "#"):
      cursor.skipLine()
      add(.comment, from: start)
    case UInt8(ascii: "\\"): cursor.advance(by: cursor.byte(1) < 0x80 ? 2 : 1)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): readString(cursor.byte())
    case UInt8(ascii: "$"): readVariable()
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: "`"):
      cursor.offset += 1
      isAtCommand = true
    case UInt8(ascii: "<") where cursor.isAt("<", 1): readHeredoc()
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ")"): cursor.offset += 1
    default: readWord()
    }
  }
}

extension ShellLexer {
  /// Passes over a prompt, or over a line that is no command; true for the latter.
  private mutating func beginsOutput() -> Bool {
    if let end = heredocEnd {
      let start = cursor.offset
      cursor.skipLine()
      let line = cursor.bytes[start..<cursor.offset].drop { $0 == 0x09 }
      if line.elementsEqual(end) { heredocEnd = nil } else { add(.string, from: start) }
      cursor.advance(by: 1)
      return true
    }
    guard isSession else { return false }
    guard cursor.isAtPrompt else {
      cursor.skipLine()
      cursor.advance(by: 1)
      return true
    }
    cursor.skipSpaces()
    cursor.offset += 1
    isAtLineStart = false
    return false
  }

  private mutating func readString(_ mark: UInt8) {
    let start = cursor.offset
    isAtCommand = false
    cursor.offset += 1
    guard !unclosed.contains(mark) else { return }
    while !cursor.isAtEnd && cursor.byte() != mark {
      cursor.advance(by: mark == UInt8(ascii: "\"") && cursor.isAt("\\") ? 2 : 1)
    }
    if cursor.isAtEnd {
      // An apostrophe, more likely than a string without an end.
      unclosed.insert(mark)
      cursor.offset = start + 1
    } else {
      cursor.offset += 1
      add(.string, from: start)
    }
  }

  private mutating func readVariable() {
    let start = cursor.offset
    isAtCommand = false
    cursor.offset += 1
    if cursor.isAt("(") { return }
    if cursor.isAt("{") {
      while !cursor.isAtEnd && !cursor.byte().endsLine && !cursor.isAt("}") { cursor.offset += 1 }
      if cursor.isAt("}") { cursor.offset += 1 }
    } else if cursor.byte().beginsName {
      cursor.skipName()
    } else if cursor.byte().isDigit || "@#?*!$-".utf8.contains(cursor.byte()) {
      cursor.offset += 1
    } else {
      return
    }
    add(.attribute, from: start)
  }

  private mutating func readHeredoc() {
    cursor.offset += 2
    if cursor.isAt("-") { cursor.offset += 1 }
    let mark = cursor.byte()
    let isQuoted = mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"")
    if isQuoted { cursor.offset += 1 }
    let word = cursor.offset
    cursor.skipName()
    if cursor.offset > word { heredocEnd = Array(cursor.bytes[word..<cursor.offset]) }
    if isQuoted && cursor.byte() == mark { cursor.offset += 1 }
  }

  private mutating func readWord() {
    let start = cursor.offset
    while !cursor.isAtEnd && !cursor.byte().endsShellWord {
      cursor.offset += 1
      guard isAtCommand && cursor.bytes[cursor.offset - 1] == UInt8(ascii: "=") else { continue }
      add(.attribute, from: start)
      while !cursor.isAtEnd && !cursor.byte().endsShellWord { cursor.offset += 1 }
      return
    }
    if cursor.bytes[start] == UInt8(ascii: "-") && cursor.offset > start + 1 { return add(.attribute, from: start) }
    guard isAtCommand else { return }
    let word = text(from: start)
    isAtCommand = Self.openings.contains(word)
    if isAtCommand || Self.keywords.contains(word) { return add(.keyword, from: start) }
    if cursor.bytes[start].beginsName || "./~".utf8.contains(cursor.bytes[start]) { add(.type, from: start) }
  }
}

extension Cursor {
  /// Whether the line begins with the prompt of a shell.
  fileprivate var isAtPrompt: Bool {
    var line = self
    line.skipSpaces()
    return (line.isAt("$") || line.isAt("%")) && line.isAt(" ", 1)
  }
}

extension UInt8 {
  /// Whether a word of a shell ends before the byte.
  fileprivate var endsShellWord: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: ";"), UInt8(ascii: "|"),
      UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
