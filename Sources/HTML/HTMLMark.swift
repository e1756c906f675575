/// That an element begins or ends, or has a value, and the bytes that say so in HTML.
struct HTMLMark: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case start(HTMLElement, HTMLPart?)
    case end(HTMLElement, HTMLPart?)
    /// A value of the element that began last.
    case value(HTMLValue)
  }

  let kind: Kind
  /// The first byte; of a value the first of its own.
  var start: UInt32
  /// The byte behind the last one.
  var end: UInt32
}

/// A value that an element has besides its text.
package enum HTMLValue: Sendable {
  case id
  /// Where a link leads, or an image lies.
  case target
  /// The text for those who do not see an image or a picture.
  case label
  /// The language of code, as its fence names it.
  case language
  /// How many columns a cell takes.
  case columns
}
