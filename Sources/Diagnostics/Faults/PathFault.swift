/// Why a path cannot be one of a page of this book.
package enum PathFault: Sendable, Equatable {
  /// It points outside of the book's folder.
  case leavesBook
  /// It begins with `/` or names a host.
  case absolute
  /// It does not end in `.md`.
  case notMarkdown
  /// It holds a character that an address cannot carry, or an empty component.
  case unusable
  /// The file that it makes is made from another one already.
  case taken(by: String)
  /// It lies in the folder in which the reference is mounted.
  case reserved
}
