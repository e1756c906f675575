import AppBook
import Basics
import OrientationCatalog
import ToolSpecification

/// What a build needs to know besides the book.
package struct BuildOptions: Sendable {
  /// The folder of the book as diagnostics name it, such as `content`.
  package var bookPath: String
  /// The folder of the committed site as diagnostics name it, such as `site`.
  package var sitePath = "site"
  /// The ledger of published ids of the committed site, or nil where there is none.
  package var publishedIDs: [UInt8]?
  /// The iOS version up to which the site's facts are established.
  package var establishedUpTo: String?
  /// Files that the site has besides its pages, such as `data/catalog.json`. Pages may link to them.
  package var dataFiles: [FileTree.File]
  /// The app that the book documents, if it documents one.
  package var app: App?
  /// The commands of the tool, for pages that document them.
  package var commands: [CommandSpecification] = []
  /// The reference, which is mounted below a team's book; nil leaves it out.
  package var reference: MountedReference?
  /// The path of the site's root on its server, such as `/docs/`; nil takes that of the address in SUMMARY.md.
  package var root: String?
  /// What does independent work side by side.
  package var workers: Workers
  /// Where finished pages are until the site is whole.
  package var shelf = Shelf.memory

  package init(
    bookPath: String = "content", establishedUpTo: String? = nil, dataFiles: [FileTree.File] = [],
    publishedIDs: [UInt8]? = nil, app: App? = nil, reference: MountedReference? = nil, root: String? = nil,
    workers: Workers = .one
  ) {
    self.bookPath = bookPath
    self.establishedUpTo = establishedUpTo
    self.dataFiles = dataFiles
    self.publishedIDs = publishedIDs
    self.app = app
    self.reference = reference
    self.root = root
    self.workers = workers
  }
}

extension BuildOptions {
  /// The same, whose workers grade by what people saw on devices, as whoever lends them does.
  func holding(_ observations: Observations) -> BuildOptions {
    if observations.isEmpty { return self }
    var options = self
    options.workers = workers.within { work in observations.whileInForce(work) }
    return options
  }
}
