/// A page of the book before it is read.
struct PageSource: Sendable, Equatable {
  let path: String
  let output: String
  let chapter: Int
  /// The text; empty once it has been read and nobody keeps what was read.
  var bytes: [UInt8]
  /// Whether it is a page of the reference below a team's book.
  let isMounted: Bool
  /// Where its lines come from, where it was put together of an original and its translation.
  var translation: TranslatedLines?
}

extension PageSource {
  /// The page in another language.
  ///
  /// - Parameter folder: the folder of its file and of its page.
  func translated(_ page: TranslatedPage, in folder: String) -> PageSource {
    PageSource(
      path: folder + path, output: folder + output, chapter: chapter, bytes: page.bytes, isMounted: isMounted,
      translation: page.lines)
  }
}
