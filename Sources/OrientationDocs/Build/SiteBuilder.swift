import Orientation
import ReferenceSite

/// Builds the edition of the book in a folder.
struct SiteBuilder {
  let book: BookFolder

  /// Reads the book and builds it.
  func edition() throws(Fault) -> Edition {
    ReferenceSite.build(book: try book.read(), options: options)
  }
}

extension SiteBuilder {
  private var options: ReferenceSite.Options {
    ReferenceSite.Options(bookPath: book.shown, establishedUpTo: Catalog.establishedUpTo.text)
  }
}
