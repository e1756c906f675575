import Markdown
import OrientationCatalog
import ToolSpecification

/// Makes a site from a book: files go in, files and complaints come out, and nothing else happens.
package enum ReferenceSite {
  /// What a build needs to know besides the book.
  package struct Options: Sendable {
    /// The folder of the book as diagnostics name it, such as `content`.
    package var bookPath: String
    /// The folder of the committed site as diagnostics name it, such as `site`.
    package var sitePath: String
    /// The ledger of published ids of the committed site, or nil where there is none.
    package var publishedIDs: [UInt8]?
    /// The title of the site; nil takes it from SUMMARY.md.
    package var title: String?
    /// Where a page can be edited, but for its path, such as `https://github.com/o/r/edit/main/content`.
    package var editBase: String?
    /// The iOS version up to which the site's facts are established.
    package var establishedUpTo: String?
    /// The language of the book and of the site's own words.
    package var language: Language
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

    package init(
      bookPath: String = "content", title: String? = nil, editBase: String? = nil, establishedUpTo: String? = nil,
      language: Language = .english, dataFiles: [FileTree.File] = [], sitePath: String = "site",
      publishedIDs: [UInt8]? = nil, app: App? = nil, reference: MountedReference? = nil,
      root: String? = nil, workers: Workers = .one
    ) {
      self.bookPath = bookPath
      self.sitePath = sitePath
      self.publishedIDs = publishedIDs
      self.app = app
      self.reference = reference
      self.root = root
      self.workers = workers
      self.title = title
      self.editBase = editBase
      self.establishedUpTo = establishedUpTo
      self.language = language
      self.dataFiles = dataFiles
    }
  }

  /// The name of the file that lists every other file of an edition, one path a line.
  package static let manifestPath = ".orientation-docs-manifest"
  /// The name of the file with what a scan found in an app: a book that has it is a team's.
  package static let appPath = "app.json"

  /// Builds a book.
  ///
  /// All pages are read before the first is written, so that every link can be followed. All problems are collected;
  /// a page with problems is written as far as it goes.
  ///
  /// - Parameter book: the book; who gives it away does not keep its texts in memory while the site is written.
  package static func build(book: consuming FileTree, options: Options = Options()) -> Edition {
    var none: ReadPages?
    return build(book: consume book, options: options, reading: &none)
  }

  /// Builds a book of which most was built before.
  ///
  /// - Parameter readPages: the pages that the build before has read, and then those of this one; nil keeps none, and
  ///   their memory is free for the site.
  package static func build(
    book: consuming FileTree, options: Options = Options(), reading readPages: inout ReadPages?
  ) -> Edition {
    var book = consume book
    var complaints = Complaints(bookPath: options.bookPath, sitePath: options.sitePath)
    var plan = BookPlan(book, options, &complaints)
    var app = options.app
    app?.screens = ScreenList.screens(in: plan.sources)
    app?.sourceBase = plan.summary.sourceBase
    var pages = read(plan.sources[...], app, options, &readPages, &complaints)
    var options = options
    if let reference = plan.reference, !MountedReference.isIt(pages) {
      complaints.mount(reference)
      let ownCount = plan.sources.count
      plan.mount(reference, &complaints)
      pages += read(plan.sources[ownCount...], nil, options, &readPages, &complaints)
      book = reference.mounted(below: book)
    }
    readPages?.forgetOthers(than: plan.sources)
    // A book that lists the catalog is the reference, and carries the data behind its pages.
    if let lister = pages.last(where: { !$0.promises.isEmpty }) {
      options.dataFiles += ReferenceData.files(in: lister.isMounted ? MountedReference.folder : "")
    }
    let drafts = Slots(pages.map(\.body))
    for index in pages.indices { pages[index].body = .empty }
    let site = SiteIndex(pages, plan, options, &complaints)
    // From here on memory holds what the site will be, and no longer what it was made from.
    pages = []
    plan.forgetSources()
    book = book.filter { site.otherFiles.contains($0.path) || BookPath.name(of: $0.path) == Alias.listPath }
    let redirects = Redirects(book, site, plan.outputs, &complaints)
    var writer = SiteWriter(site: site, drafts: drafts, redirects: redirects, book: book, options: options)
    writer.writePages(&complaints)
    writer.writeMovedPages()
    writer.writeLedger(&complaints)
    writer.copyFiles(&complaints)
    writer.writeNotFoundPage()
    writer.writePageList()
    return Edition(
      files: writer.finish(), diagnostics: complaints.sorted(), pageCount: site.pages.count,
      mountedPageCount: site.pages.count(where: \.isMounted), coverage: site.coverage)
  }

  /// Reads pages, and takes what is wrong with each by itself.
  ///
  /// - Parameters:
  ///   - app: the app that the pages are about; the reference is about none.
  ///   - readPages: what was read before, and needs not be read again; what is read now is kept there.
  private static func read(
    _ sources: ArraySlice<BookPlan.Source>, _ app: App?, _ options: Options, _ readPages: inout ReadPages?,
    _ complaints: inout Complaints
  ) -> [Page] {
    let language = options.language
    let known = sources.map { app == nil ? readPages?.reading(of: $0, in: language) : nil }
    let unknown = zip(sources, known).filter { $1 == nil }.map(\.0)
    let readings = options.workers.mapParts(unknown) {
      PageReader.read($0, language: language, app: app, commands: options.commands)
    }
    var new = readings.flatMap(\.self)[...]
    return zip(sources, known).compactMap { source, known in
      guard let reading = known ?? new.popFirst() else { return nil }
      if app == nil { readPages?.keep(reading, of: source, in: language) }
      complaints.add(reading.problems, in: reading.page.source)
      return reading.page
    }
  }
}
