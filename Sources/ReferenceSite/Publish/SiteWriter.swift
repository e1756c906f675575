import Basics
import Blocks
import Diagnostics
import Search
import ToolSpecification

/// Gathers the files of a site.
struct SiteWriter {
  private let site: SiteIndex
  private let drafts: Slots<BodyDraft>
  private let redirects: Redirects
  private let book: FileTree
  private let options: BuildOptions
  private let renderer: PageRenderer
  private var files: [FileTree.File] = []
  private var usedFiles: Set<String> = []
  private var wholeText: [WholeText.Volume] = []

  /// - Parameters:
  ///   - drafts: the drafts of the pages in reading order, each of which is taken when its page is written.
  ///   - other: the same pages in the other language of the book; nil where it has one language.
  init(
    site: SiteIndex, other: SiteIndex? = nil, drafts: Slots<BodyDraft>, redirects: Redirects, book: FileTree,
    options: BuildOptions
  ) {
    self.site = site
    self.drafts = drafts
    self.redirects = redirects
    self.book = book
    self.options = options
    renderer = PageRenderer(site: site, redirects: redirects, options: options, other: other)
    // A translation shares everything but its pages.
    guard site.folder.isEmpty else { return }
    files =
      SiteAssets.files + (options.app == nil ? [] : SiteAssets.appFiles)
      + (site.hasExplorer ? SiteAssets.explorerFiles : []) + options.dataFiles
    if let face = site.summary.face.styleSheet { files.append(face) }
  }

  /// Writes all pages. A book that makes no `index.html` gets one with the text of its first page.
  mutating func writePages(_ complaints: inout Complaints) {
    var renderings: [PageRenderer.Rendering] = []
    var texts: [SearchText] = []
    var terms: [CollectedTerms] = []
    let home = writeHome()
    // A site with problems is not published, so nobody has to keep it.
    let shelf = complaints.isEmpty ? options.shelf : .memory
    let parts = options.workers.mapParts(site.pages) { [renderer, drafts] pages in
      var bench = Workbench(site: renderer.site, firstPage: pages.startIndex)
      var renderings = zip(pages.indices, pages).map { renderer.render($1, drafts.take($0) ?? .empty, at: &bench) }
      let files = shelf.take(renderings.map(\.file))
      for index in renderings.indices { renderings[index].file = files[index] }
      return (renderings: renderings, terms: CollectedTerms(bench.terms), texts: bench.terms.texts)
    }
    for part in consume parts {
      renderings += part.renderings
      terms.append(part.terms)
      texts += part.texts
    }
    for rendering in renderings + (home.map { [$0] } ?? []) {
      complaints.add(rendering.problems, in: rendering.source)
      usedFiles.formUnion(rendering.usedFiles)
      files.append(rendering.file)
      if let twin = rendering.twin { files.append(twin) }
    }
    if let feed = Feed(site: site, releases: renderings.flatMap(\.releases)).file {
      files.append(feed)
    }
    wholeText = WholeText(site: site, twins: renderings.compactMap(\.twin)).volumes
    files += SearchFiles(site: site, texts: consume texts, terms: terms, workers: options.workers, shelf: shelf).write()
  }

  /// The text of the first page as `index.html`, where no page makes one.
  private func writeHome() -> PageRenderer.Rendering? {
    let hasHome = site.pages.contains { $0.output.utf8.elementsEqual(site.home.utf8) }
    guard !hasHome, var home = site.pages.first, let draft = drafts.take(0) else { return nil }
    drafts.set(0, draft)
    home.output = site.home
    // Its terms go nowhere: who searches finds the page itself.
    var bench = Workbench(site: site, firstPage: 0)
    return renderer.render(home, draft, at: &bench)
  }

  /// Writes the pages of a translation, with a search and a page for missing ones of their own.
  mutating func writePages(of translation: SiteIndex, _ drafts: Slots<BodyDraft>, _ complaints: inout Complaints) {
    var writer = SiteWriter(
      site: translation, other: site, drafts: drafts, redirects: Redirects(), book: book, options: options)
    writer.writePages(&complaints)
    writer.writeNotFoundPage()
    files += writer.files
    usedFiles.formUnion(writer.usedFiles)
  }

  /// Writes a page in the place of each that has gone, which sends its readers on.
  mutating func writeMovedPages() {
    for (path, target) in redirects.pages { files.append(renderer.movedPage(at: path, to: target)) }
  }

  /// Writes the ledger of published ids, and complains of those that have vanished.
  mutating func writeLedger(_ complaints: inout Complaints) {
    let pages = files.lazy.map(\.path).filter { $0.hasSuffix(".html") }
    let keeper = LedgerKeeper(
      site: site, redirects: redirects, otherPages: Set(pages).subtracting(site.pages.map(\.output)))
    let bytes = keeper.ledger(after: options.publishedIDs, &complaints)
    files.append(FileTree.File(path: SiteLayout.publishedIDs, bytes: bytes))
  }

  /// Copies what pages show or link to, and complains of the rest.
  mutating func copyFiles(_ complaints: inout Complaints) {
    usedFiles.formUnion([site.summary.license, site.mount?.license].compactMap { $0?.path })
    if let mark = site.summary.face.mark { usedFiles.insert(mark.path) }
    let others = book.files.filter { site.otherFiles.contains($0.path) }
    files += others.filter { usedFiles.contains($0.path) }
    complaints.add({ .fileUnused(others: $0) }, inEach: others.map(\.path).filter { !usedFiles.contains($0) })
  }

  /// Writes the page that a server shows for every address that there is not.
  mutating func writeNotFoundPage() { files.append(renderer.notFoundPage) }

  /// Writes the list of pages for language models, unless the caller brings one, and their texts, unless the book brings them.
  mutating func writePageList() {
    let texts = wholeText.filter { !usedFiles.contains($0.path) }
    files += texts.map { FileTree.File(path: $0.path, bytes: $0.bytes) }
    guard !site.dataFiles.contains(SiteLayout.pageList) else { return }
    let list = PageList(site: site, wholeText: texts).text
    files.append(FileTree.File(path: SiteLayout.pageList, bytes: Array(list.utf8)))
  }

  /// Writes what search engines and chats ask for, where the book says where the site is.
  mutating func writeSitemap() {
    guard site.address(of: SiteLayout.home) != nil else { return }
    files += SiteAssets.previewFiles
    files += Sitemap(site: site, other: renderer.other).files.filter { !usedFiles.contains($0.path) }
  }

  /// Ends the writing with the list of all files.
  consuming func finish() -> FileTree {
    let tree = FileTree(files)
    let list = ToolVersion.this.line + "\n" + tree.files.map { $0.path + "\n" }.joined()
    return FileTree(tree.files + [FileTree.File(path: SiteLayout.manifest, bytes: Array(list.utf8))])
  }
}
