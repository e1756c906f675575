import CLibrary

/// Bytes that come in piece by piece and are wanted line by line, whatever their number.
struct LineSource: Sendable {
  /// A line, or that it was too long to keep.
  enum Line: Sendable, Equatable {
    case bytes(ArraySlice<UInt8>)
    case tooLong
  }

  /// The longest line that is looked at.
  static let longestLine = 16 * 1_048_576

  private let read: @Sendable () throws(SystemError) -> [UInt8]
  private var buffer: [UInt8] = []
  /// How much of the buffer has been given out.
  private var given = 0
  /// How much of the buffer is known to hold no line break.
  private var searched = 0
  private var isAtEnd = false

  /// Takes bytes from `read`, which gives none at the end.
  init(read: @escaping @Sendable () throws(SystemError) -> [UInt8]) { self.read = read }

  /// The standard input of this process.
  static var standard: LineSource {
    LineSource { () throws(SystemError) in try FileSystem.read(STDIN_FILENO, upTo: 262_144) }
  }

  /// Whether somebody types at a terminal what the process reads, and has to be told so.
  static var isTyped: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line without its break, or nil at the end. A line longer than `limit` is passed over, not kept.
  mutating func next(limit: Int) throws(Fault) -> Line? {
    var isTooLong = false
    while true {
      let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
      if end < buffer.count {
        return finish(end: end, next: end + 1, isTooLong: isTooLong || end - given > limit)
      }
      searched = buffer.count
      if isAtEnd {
        guard isTooLong || given < buffer.count else { return nil }
        return finish(end: buffer.count, next: buffer.count, isTooLong: isTooLong || buffer.count - given > limit)
      }
      if buffer.count - given > limit {
        isTooLong = true
        given = buffer.count
      }
      try fill()
    }
  }

  /// All that is left, at most `limit` bytes.
  mutating func rest(limit: Int) throws(Fault) -> [UInt8] {
    while !isAtEnd {
      if buffer.count - given > limit { throw Fault("standard input is longer than \(limit / 1_048_576) MB") }
      try fill()
    }
    defer { given = buffer.count }
    return Array(buffer[given...])
  }
}

extension LineSource {
  private mutating func fill() throws(Fault) {
    if given > 0 {
      buffer.removeFirst(given)
      searched -= given
      given = 0
    }
    do {
      let more = try read()
      isAtEnd = more.isEmpty
      buffer += more
    } catch {
      throw Fault("standard input cannot be read: \(error.reason)")
    }
  }

  private mutating func finish(end: Int, next: Int, isTooLong: Bool) -> Line {
    defer {
      given = next
      searched = next
    }
    if isTooLong { return .tooLong }
    var line = buffer[given..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .bytes(line)
  }
}
