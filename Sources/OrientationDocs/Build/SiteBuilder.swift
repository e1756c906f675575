import Orientation
import ReferenceSite

/// Builds the edition of the book in a folder.
struct SiteBuilder {
  let book: BookFolder

  /// Reads the book and builds it.
  ///
  /// - Parameter site: the folder of the committed site, whose published ids have to live on; nil where none is meant.
  func edition(after site: OutputFolder? = nil) throws(Fault) -> Edition {
    var options = ReferenceSite.Options(
      bookPath: book.shown, establishedUpTo: Catalog.establishedUpTo.text, workers: .threads)
    if let site {
      options.sitePath = site.shown
      options.publishedIDs = try site.publishedIDs()
    }
    return ReferenceSite.build(book: try book.read(), options: options)
  }
}
