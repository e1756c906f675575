import HTML

/// Writes the files of a site.
struct SiteWriter {
  static let notFoundPath = "404.html"
  private static let homePath = "index.html"
  /// What a page may weigh, before it is compressed.
  private static let byteLimit = 200_000
  /// A page may have 5,000 elements; the frame around its text has the rest.
  private static let elementLimit = 4_500

  private let site: SiteIndex
  private let redirects: Redirects
  private let book: FileTree
  private let options: ReferenceSite.Options
  private var files: [FileTree.File] = []
  private var usedFiles: Set<String> = []

  init(site: SiteIndex, redirects: Redirects, book: FileTree, options: ReferenceSite.Options) {
    self.site = site
    self.redirects = redirects
    self.book = book
    self.options = options
    files = SiteAssets.files + options.dataFiles
  }

  /// Writes all pages. A book that makes no `index.html` gets one with the text of its first page.
  mutating func writePages(_ complaints: inout Complaints) {
    for index in site.pages.indices { write(site.pages[index], at: index, &complaints) }
    let hasHome = site.pages.contains { $0.output.utf8.elementsEqual(Self.homePath.utf8) }
    guard !hasHome, var home = site.pages.first else { return }
    home.output = Self.homePath
    write(home, at: 0, &complaints)
  }

  /// Writes a page in the place of each that has gone, which sends its readers on.
  mutating func writeMovedPages() {
    for (path, target) in redirects.pages.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let words = MarkupWords(language: site.language)
      let link = link(to: target, from: path)
      var body = HTMLWriter(capacity: 256)
      body.tag("h1", text: words.movedTitle)
      body.tag("p") { body in
        body.text(words.movedText)
        body.tag("a", [.href(link.href ?? "")], text: link.title)
      }
      body.literal("\n")
      var model = standaloneModel(at: path, title: words.movedTitle, body: body.fragment())
      model.movedTo = link.href
      model.movedIDs = movedIDs(of: path)
      files.append(FileTree.File(path: path, bytes: PageLayout.render(model)))
    }
  }

  /// Writes the ledger of published ids, and complains of those that have vanished.
  mutating func writeLedger(_ complaints: inout Complaints) {
    let pages = files.lazy.map(\.path).filter { $0.hasSuffix(".html") }
    let keeper = LedgerKeeper(
      site: site, redirects: redirects, otherPages: Set(pages).subtracting(site.pages.map(\.output)))
    let bytes = keeper.ledger(after: options.publishedIDs, &complaints)
    files.append(FileTree.File(path: PublishedIDs.path, bytes: bytes))
  }

  /// Copies what pages show or link to, and complains of the rest.
  mutating func copyFiles(_ complaints: inout Complaints) {
    for file in book.files where site.otherFiles.contains(file.path) {
      if usedFiles.contains(file.path) {
        files.append(file)
      } else {
        complaints.add(.fileUnused, in: file.path, line: nil)
      }
    }
  }

  /// Writes the page that a server shows for every address that there is not.
  mutating func writeNotFoundPage() {
    let words = MarkupWords(language: site.language)
    var body = HTMLWriter(capacity: 256)
    body.tag("h1", text: words.notFoundTitle)
    body.tag("p") { body in
      body.text(words.notFoundText)
      body.tag("a", [.href(homeHref(from: Self.notFoundPath))], text: words.notFoundLink)
    }
    body.literal("\n")
    let model = standaloneModel(at: Self.notFoundPath, title: words.notFoundTitle, body: body.fragment())
    files.append(FileTree.File(path: Self.notFoundPath, bytes: PageLayout.render(model)))
  }

  /// Writes the list of pages for language models, unless the caller brings one.
  mutating func writePageList() {
    guard !site.dataFiles.contains(PageList.path) else { return }
    files.append(FileTree.File(path: PageList.path, bytes: Array(PageList(site: site).text.utf8)))
  }

  /// Ends the writing with the list of all files.
  consuming func finish() -> FileTree {
    let tree = FileTree(files)
    let list = tree.files.map { $0.path + "\n" }.joined()
    return FileTree(tree.files + [FileTree.File(path: ReferenceSite.manifestPath, bytes: Array(list.utf8))])
  }
}

extension SiteWriter {
  private mutating func write(_ page: Page, at index: Int, _ complaints: inout Complaints) {
    let body = PageBody(site: site, page: page)
    let model = model(of: page, at: index, body: body.render())
    let bytes = PageLayout.render(model)
    for (problem, line) in body.problems { complaints.add(problem, in: page.source, line: line) }
    check(.bytes, bytes.count, Self.byteLimit, page, &complaints)
    check(.elements, model.body.elementCount, Self.elementLimit, page, &complaints)
    usedFiles.formUnion(body.usedFiles)
    files.append(FileTree.File(path: page.output, bytes: bytes))
  }

  /// A page that is no chapter of the book.
  private func standaloneModel(at path: String, title: String, body: HTMLFragment) -> PageModel {
    PageModel(
      language: site.language, siteTitle: site.title, title: title, root: BookPath.root(from: path),
      homeHref: homeHref(from: path), breadcrumb: [],
      navigation: Navigation(site: site, output: path, chapter: nil).parts, contents: [], previous: nil, next: nil,
      editURL: nil, establishedUpTo: options.establishedUpTo, body: body)
  }

  private func movedIDs(of path: String) -> [PageModel.MovedID] {
    (redirects.ids[path] ?? []).map { PageModel.MovedID(id: $0.id, link: link(to: $0.target, from: path)) }
  }

  private func link(to target: Redirects.Target, from path: String) -> PageModel.Link {
    let page = site.pages[target.page]
    let isHere = page.output.utf8.elementsEqual(path.utf8)
    let fragment = target.id.map { "#" + BookPath.encode($0) } ?? (isHere ? "#" + PageLayout.mainID : "")
    let address = isHere ? "" : BookPath.relative(from: path, to: page.output)
    return PageModel.Link(title: page.title + (target.id.map { " – " + $0 } ?? ""), href: address + fragment)
  }

  private func model(of page: Page, at index: Int, body: HTMLFragment) -> PageModel {
    let navigation = Navigation(site: site, output: page.output, chapter: page.chapter)
    var model = PageModel(
      language: site.language, siteTitle: site.title, title: page.title, root: BookPath.root(from: page.output),
      homeHref: homeHref(from: page.output), breadcrumb: navigation.breadcrumb, navigation: navigation.parts,
      contents: page.contents, previous: index > 0 ? link(to: index - 1, navigation) : nil,
      next: index + 1 < site.pages.count ? link(to: index + 1, navigation) : nil, editURL: editURL(of: page),
      establishedUpTo: options.establishedUpTo, body: body)
    model.movedIDs = movedIDs(of: page.output)
    return model
  }

  private func link(to index: Int, _ navigation: Navigation) -> PageModel.Link {
    let chapter = site.pages[index].chapter
    return PageModel.Link(title: site.summary.chapters[chapter].title, href: navigation.href(chapter))
  }

  private func homeHref(from output: String) -> String {
    BookPath.relative(from: output, to: Self.homePath)
  }

  private func editURL(of page: Page) -> String? {
    (options.editBase ?? site.summary.editBase).map {
      ($0.hasSuffix("/") ? $0 : $0 + "/") + BookPath.encode(page.source)
    }
  }

  private func check(
    _ measure: BudgetMeasure, _ count: Int, _ limit: Int, _ page: Page, _ complaints: inout Complaints
  ) {
    guard count > limit else { return }
    complaints.add(.pageOverBudget(measure: measure, count: count, limit: limit), in: page.source, line: nil)
  }
}
