/// What an author wrote as the destination of a link or an image, taken apart.
enum Destination: Equatable {
  /// `https://…` or `http://…`.
  case website
  /// `mailto:…`.
  case mail
  /// Any other scheme.
  case unsafe
  /// `/…`, with or without a host.
  case absolute
  /// `#…`: a place on the same page, percent-decoded.
  case place(String)
  /// A path from the page, and the place on it; both percent-decoded.
  case file(path: String, anchor: String?)

  init(_ text: String) {
    if text.utf8.first == UInt8(ascii: "/") || text.utf8.first == UInt8(ascii: "\\") {
      self = .absolute
    } else if let scheme = Self.scheme(of: text) {
      switch scheme.lowercased() {
      case "https", "http": self = .website
      case "mailto": self = .mail
      default: self = .unsafe
      }
    } else if let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) {
      let anchor = BookPath.decode(String(text[text.utf8.index(after: mark)...]))
      let path = BookPath.decode(String(text[..<mark]))
      self = path.isEmpty ? .place(anchor) : .file(path: path, anchor: anchor)
    } else {
      self = .file(path: BookPath.decode(text), anchor: nil)
    }
  }

  /// What stands before the first colon, if it could be a scheme.
  private static func scheme(of text: String) -> Substring? {
    let end = text.utf8.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        false
      default: true
      }
    }
    guard let end, end != text.startIndex, text.utf8[end] == UInt8(ascii: ":") else { return nil }
    return text[..<end]
  }
}
