/// A page of the book before it is read.
struct PageSource: Sendable, Equatable {
  let path: String
  let output: String
  let chapter: Int
  let bytes: [UInt8]
  /// Whether it is a page of the reference below a team's book.
  let isMounted: Bool
}
