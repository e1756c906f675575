import Basics
import HTML

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
    var text = text
    // Every link of every page comes by here.
    self = text.withUTF8(Self.read)
  }

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> Destination {
    if text.first == UInt8(ascii: "/") || text.first == UInt8(ascii: "\\") { return .absolute }
    if let scheme = scheme(of: text) {
      switch String(decoding: scheme, as: UTF8.self).lowercased() {
      case "https", "http": return .website
      case "mailto": return .mail
      default: return .unsafe
      }
    }
    let mark = ByteScan.first(UInt8(ascii: "#"), in: text, from: 0)
    let path = BookPath.decode(text.extracting(..<mark))
    if mark == text.count { return .file(path: path, anchor: nil) }
    let anchor = BookPath.decode(text.extracting((mark + 1)...))
    return path.isEmpty ? .place(anchor) : .file(path: path, anchor: anchor)
  }

  /// What stands before the first colon, if it could be a scheme.
  private static func scheme(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let end = text.firstIndex { !$0.isAlphanumeric && !"+-.".utf8.contains($0) }
    guard let end, end > 0, text[end] == UInt8(ascii: ":") else { return nil }
    return text.extracting(..<end)
  }
}
