/// How a piece of source is quoted: on one line, and not for ever.
package enum Quotation {
  static let longest = 200

  /// The bytes with every run of white space as one space, cut off with `…` behind the longest length.
  package static func oneLine(_ bytes: some Sequence<UInt8>) -> String {
    var line: [UInt8] = []
    for byte in bytes {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpace {
        line.append(byte)
      } else if !line.isEmpty && line.last != 0x20 {
        line.append(0x20)
      }
    }
    if line.last == 0x20 { line.removeLast() }
    return shortened(String(decoding: line, as: UTF8.self))
  }

  /// The text, cut off with `…` behind the longest length.
  package static func shortened(_ text: String) -> String {
    text.utf8.count <= longest || text.unicodeScalars.count <= longest
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest - 1))) + "…"
  }
}
