/// A sentence that leads to what answers it: a list item with a sentence, a colon and a link.
package struct SearchPointer: Sendable {
  package let sentence: String
  /// Where it leads, from the page it stands on.
  package let address: String

  /// - Parameter piece: the text in front of the link, which ends with a colon; or that of the link.
  init(sentence piece: [UInt8], address: String) {
    self.address = address
    var line = SearchText.lines(of: piece)
    if line.last == UInt8(ascii: ":") { line.removeLast() }
    sentence = String(decoding: line, as: UTF8.self)
  }
}
