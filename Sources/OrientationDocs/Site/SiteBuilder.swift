import AppBook
import Basics
import Orientation
import OrientationCatalog
import ReferenceSite
import ToolSpecification

/// Builds the edition of the book in a folder.
struct SiteBuilder {
  let book: BookFolder
  /// Whether a team's book gets the reference below its own pages.
  var mountsReference = true
  /// The commands of the tool, for books that document them.
  let commands: [CommandSpecification]
  /// The path of the site's root where the site is served; nil where the book is to say it.
  var root: String?

  /// Reads the book, and below a team's the reference, and builds it.
  ///
  /// - Parameters:
  ///   - site: the folder of the committed site, whose published ids have to live on; nil where none is meant.
  ///   - shelf: where finished pages are until the site is whole.
  func edition(after site: OutputFolder? = nil, shelf: Shelf = .memory) throws(Fault) -> Edition {
    var none: ReadPages?
    return try edition(after: site, shelf: shelf, reading: &none)
  }

  /// Reads the book and builds it, but for the pages that are as they were when `readPages` were read.
  func edition(
    after site: OutputFolder? = nil, shelf: Shelf = .memory, reading readPages: inout ReadPages?
  ) throws(Fault) -> Edition {
    var options = BuildOptions(
      bookPath: book.shown, establishedUpTo: Catalog.establishedUpTo.description, root: root, workers: .threads)
    options.commands = commands
    options.shelf = shelf
    if let site {
      options.sitePath = site.shown
      options.publishedIDs = try site.publishedIDs()
    }
    let files = try book.read()
    options.app = try CommittedApp(in: files, of: book).map { App($0.facts) }
    options.app?.policyLimits = PolicyClock().limits()
    // Any other book does without, so it does not even have to be there.
    if mountsReference, files[BookLayout.app] != nil { options.reference = try ReferenceFolder.find().read() }
    return ReferenceSite.build(book: consume files, options: options, reading: &readPages)
  }
}
