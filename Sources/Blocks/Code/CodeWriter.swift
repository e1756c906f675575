import HTML
import SourceSyntax

/// Writes code with an element for each coloured stretch and each run of marked lines, and nothing around the rest.
struct CodeWriter {
  /// As many bytes of code as fit a line of a phone.
  private static let longestUnbroken = 36

  private let code: UnsafeBufferPointer<UInt8>
  private var tokens: ArraySlice<CodeToken>
  /// The run without white space that is being written: where it ends, whether a line may be too short for it, and where
  /// its part behind the last break begins.
  private var run = (end: 0, isLong: false, part: 0)

  static func write(
    _ code: UnsafeBufferPointer<UInt8>, _ tokens: [CodeToken], _ marked: [ClosedRange<Int>],
    into page: inout HTMLWriter
  ) {
    var writer = CodeWriter(code: code, tokens: tokens[...])
    var written = 0
    for lines in writer.ranges(of: marked) {
      writer.write(written..<lines.lowerBound, &page)
      page.open(.span, .class("marked"))
      writer.write(lines, &page)
      page.close(.span)
      written = lines.upperBound
    }
    writer.write(written..<code.count, &page)
  }
}

extension CodeWriter {
  /// The bytes of runs of lines, each with the end of its last line.
  private func ranges(of marked: [ClosedRange<Int>]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var line = 1
    var offset = 0
    for lines in marked {
      offset = skip(lines.lowerBound - line, from: offset)
      let start = offset
      offset = skip(lines.count, from: offset)
      line = lines.upperBound + 1
      if start < offset { ranges.append(start..<offset) }
    }
    return ranges
  }

  private func skip(_ lines: Int, from offset: Int) -> Int {
    var offset = offset
    var left = lines
    while left > 0 && offset < code.count {
      if code[offset] == UInt8(ascii: "\n") { left -= 1 }
      offset += 1
    }
    return offset
  }

  private mutating func write(_ range: Range<Int>, _ page: inout HTMLWriter) {
    var written = range.lowerBound
    while let token = tokens.first, token.range.lowerBound < range.upperBound {
      let colored = token.range.clamped(to: range)
      writePlain(written..<colored.lowerBound, &page)
      write(code.extracting(colored), token.kind, &page)
      written = colored.upperBound
      // The rest of a stretch that goes on behind the marked lines is written there.
      guard token.range.upperBound <= range.upperBound else { return }
      tokens.removeFirst()
    }
    writePlain(written..<range.upperBound, &page)
  }

  /// The two most frequent kinds need no class.
  private func write(_ text: UnsafeBufferPointer<UInt8>, _ kind: CodeToken.Kind, _ page: inout HTMLWriter) {
    switch kind {
    case .keyword: page.open(.b)
    case .type: page.open(.i)
    case .string: page.open(.i, .class("s"))
    case .number: page.open(.i, .class("n"))
    case .comment: page.open(.i, .class("c"))
    case .attribute: page.open(.i, .class("a"))
    }
    page.text(validUTF8: text)
    page.close(kind == .keyword ? .b : .i)
  }

  /// Writes plain code, with places where a long run may break: before a period and behind a bracket or a colon.
  private mutating func writePlain(_ range: Range<Int>, _ page: inout HTMLWriter) {
    var written = range.lowerBound
    for offset in range where isBreak(offset) {
      page.text(validUTF8: code.extracting(written..<offset))
      page.void(.wbr)
      written = offset
    }
    page.text(validUTF8: code.extracting(written..<range.upperBound))
  }

  private mutating func isBreak(_ offset: Int) -> Bool {
    guard isInLongRun(offset), offset > run.part, mayBreak(offset) else { return false }
    var next = offset + 1
    while next < run.end && !mayBreak(next) { next += 1 }
    guard next - run.part > Self.longestUnbroken else { return false }
    run.part = offset
    return true
  }

  private func mayBreak(_ offset: Int) -> Bool {
    switch code[offset - 1] {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: ":"): code[offset] >= 0x41
    default: code[offset] == UInt8(ascii: ".")
    }
  }

  private mutating func isInLongRun(_ offset: Int) -> Bool {
    guard code[offset] > 0x20 else { return false }
    if offset >= run.end {
      var start = offset
      while start > run.end && code[start - 1] > 0x20 { start -= 1 }
      var end = offset
      while end < code.count && code[end] > 0x20 { end += 1 }
      run = (end, end - start > Self.longestUnbroken, start)
    }
    return run.isLong
  }
}
