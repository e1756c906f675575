/// Cuts long texts.
package enum TextCut {
  /// How a text begins, in at most so many bytes, of which there is at least one: up to the end of a line, or where none ends in the
  /// second half, of a character.
  package static func prefix(of text: ArraySlice<UInt8>, limit: Int) -> ArraySlice<UInt8> {
    guard text.count > max(limit, 1) else { return text }
    let piece = text.prefix(max(limit, 1))
    if let end = piece.suffix(piece.count / 2).lastIndex(of: UInt8(ascii: "\n")) { return piece[...end] }
    // Bytes behind the first of a character are 10xxxxxx.
    let end = text[...piece.endIndex].lastIndex { $0 & 0xC0 != 0x80 } ?? piece.endIndex
    return end > text.startIndex ? text[..<end] : piece
  }
}
