/// The lines of a text, as libcmark counts them.
struct SourceLines {
  let text: [UInt8]
  /// Each line without its end.
  private let ranges: [Range<Int>]

  init(_ text: [UInt8]) {
    self.text = text
    ranges = text.withUnsafeBufferPointer { text in
      var ranges: [Range<Int>] = []
      var start = 0
      while start < text.count {
        let end = ByteSearch.lineEnd(in: text, from: start)
        ranges.append(start..<end)
        let isPair = end + 1 < text.count && text[end] == UInt8(ascii: "\r") && text[end + 1] == UInt8(ascii: "\n")
        start = end + (isPair ? 2 : 1)
      }
      return ranges
    }
  }

  var count: Int { ranges.count }

  /// A line, from 1.
  subscript(line: Int) -> ArraySlice<UInt8> { text[ranges[line - 1]] }

  /// The text with other lines instead of some, by number.
  func replacing(_ lines: [Int: [UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var written = 0
    for line in lines.keys.sorted() {
      result += text[written..<ranges[line - 1].lowerBound]
      result += lines[line] ?? []
      written = ranges[line - 1].upperBound
    }
    return result + text[written...]
  }
}
