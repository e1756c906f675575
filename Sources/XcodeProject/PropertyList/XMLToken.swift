/// A piece of an XML text.
enum XMLToken: Equatable {
  /// `<name attributes>`, or `<name attributes/>` if `isEmpty`.
  case open(name: String, attributes: String, isEmpty: Bool)
  case close(name: String)
  /// The text up to the next tag, with entities resolved and CDATA sections in it.
  case text(String)
}
