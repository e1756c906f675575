import Basics

/// The first line in which two files differ.
struct LineDifference: Equatable {
  /// The number of the line, from 1.
  let line: Int
  /// The part of the line on the disk around the difference; nil where the file ends before it.
  let onDisk: String?
  /// The same part of the line that a build would write.
  let built: String?

  /// How many bytes behind the end of what would be built are enough of a longer file.
  static let context = 2 * excerptLength

  init(of onDisk: [UInt8], and built: [UInt8]) {
    let common = zip(onDisk, built).prefix { $0 == $1 }.count
    let lineStart = onDisk[..<common].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = onDisk[..<common].count { $0 == UInt8(ascii: "\n") } + 1
    self.onDisk = Self.excerpt(of: onDisk, from: lineStart, around: common)
    self.built = Self.excerpt(of: built, from: lineStart, around: common)
  }

  /// The two parts, a line each.
  var text: SafeText {
    """
      line \(line) on disk: \(onDisk ?? "(the file ends)")
      line \(line) built:   \(built ?? "(the file ends)")
    """
  }
}

extension LineDifference {
  fileprivate static let excerptLength = 80

  /// Up to 80 bytes of the line that starts at `lineStart`, beginning a little before `place`.
  private static func excerpt(of bytes: [UInt8], from lineStart: Int, around place: Int) -> String? {
    guard lineStart < bytes.count else { return nil }
    let end = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let start = end - lineStart <= excerptLength ? lineStart : max(lineStart, min(place - 24, end - excerptLength))
    let stop = min(end, start + excerptLength)
    let text = String(decoding: bytes[start..<stop], as: UTF8.self)
    return (start > lineStart ? "…" : "") + printable(text) + (stop < end ? "…" : "")
  }

  /// The text without control characters, which could command the terminal, and without halves of characters at its ends.
  private static func printable(_ text: String) -> String {
    text.writing { $0 == "\u{FFFD}" ? "" : $0.value < 0x20 || $0.value == 0x7F ? "·" : nil }
  }
}
