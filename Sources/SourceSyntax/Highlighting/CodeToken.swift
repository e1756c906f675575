/// A stretch of code that is shown in a colour of its own. What no token covers is plain.
package struct CodeToken: Equatable, Sendable {
  package enum Kind: Sendable {
    case keyword
    /// A type, or another name with a capital letter; in a shell the name of a command.
    case type
    case string
    case number
    case comment
    /// An attribute, a key, or a line of the preprocessor.
    case attribute
  }

  package let kind: Kind
  /// Offsets of bytes; both ends are between characters.
  package let range: Range<Int>
}
