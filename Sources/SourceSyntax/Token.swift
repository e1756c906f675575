/// The smallest part of a source that means something: a name, a number, a string, a bracket, a sign.
public struct Token {
  public enum Kind: UInt8 {
    /// A name or a keyword; in Objective-C with its `@`, in Swift with its `#`.
    case word
    /// A name in backticks, without them; it is never a keyword.
    case quotedWord
    case number
    /// A whole string literal with its quotation marks.
    case string
    /// A part of a string literal with interpolations.
    case stringPart
    case regularExpression
    /// One byte of punctuation that is no bracket.
    case sign
    /// An opening bracket of any of the three kinds.
    case open
    case close
    /// A line of the preprocessor, or `#if` and its like in Swift.
    case directive
  }

  /// What stands between a token and the one before it.
  public enum Gap: UInt8 {
    case none
    case space
    case newLine
  }

  public var kind: Kind
  public var gap: Gap
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset behind the last byte.
  public var end: UInt32
  /// The line on which it begins, from 1.
  public var line: UInt32
  /// The index of the bracket that belongs to this one, or -1. For `#define` the index behind the macro's last token.
  public var partner: Int32
}
