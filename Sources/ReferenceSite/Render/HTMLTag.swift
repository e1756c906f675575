/// A tag of our own HTML, as it is read again.
struct HTMLTag {
  /// The name of the element, in small letters.
  let name: String
  let isEnd: Bool
  /// Where the tag begins.
  let start: Int
  /// Where the tag ends.
  let end: Int
  private let attributes: Substring

  /// - Parameter start: where the tag begins with its `<`; anything else is a tag without a name.
  init(_ html: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.start = start
    var end = start
    while end < html.count, html[end] != UInt8(ascii: ">") { end += 1 }
    let text = String(decoding: html[min(start + 1, end)..<end], as: UTF8.self)
    isEnd = text.hasPrefix("/")
    name = String(text.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
    attributes = text.drop { $0 == "/" }.dropFirst(name.count)
    self.end = min(end + 1, html.count)
  }

  /// The value of an attribute; nil where there is none.
  subscript(attribute: String) -> String? {
    guard let start = attributes.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
    let value = Array(attributes[start...].prefix { $0 != "\"" }.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < value.count {
      let end = value[index] == UInt8(ascii: "&") ? value[index...].firstIndex(of: UInt8(ascii: ";")) : nil
      text.append(end.map { Self.character(ofEntity: value[index...$0]) } ?? value[index])
      index = (end ?? index) + 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The first class.
  var className: String? { self["class"].map { String($0.prefix { $0 != " " }) } }

  /// The character that an entity stands for: one of the four that we write.
  static func character(ofEntity entity: some Sequence<UInt8>) -> UInt8 {
    switch String(decoding: Array(entity), as: UTF8.self) {
    case "&amp;": UInt8(ascii: "&")
    case "&lt;": UInt8(ascii: "<")
    case "&gt;": UInt8(ascii: ">")
    case "&quot;": UInt8(ascii: "\"")
    default: UInt8(ascii: " ")
    }
  }
}
