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
  private let book: FileTree
  private let options: ReferenceSite.Options
  private var files: [FileTree.File] = []
  private var usedFiles: Set<String> = []

  init(site: SiteIndex, book: FileTree, options: ReferenceSite.Options) {
    self.site = site
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
    let model = PageModel(
      language: site.language, siteTitle: site.title, title: words.notFoundTitle, root: "",
      homeHref: homeHref(from: Self.notFoundPath), breadcrumb: [],
      navigation: Navigation(site: site, output: Self.notFoundPath, chapter: nil).parts, contents: [], previous: nil,
      next: nil, editURL: nil, establishedUpTo: options.establishedUpTo, body: body.fragment())
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

  private func model(of page: Page, at index: Int, body: HTMLFragment) -> PageModel {
    let navigation = Navigation(site: site, output: page.output, chapter: page.chapter)
    return PageModel(
      language: site.language, siteTitle: site.title, title: page.title, root: BookPath.root(from: page.output),
      homeHref: homeHref(from: page.output), breadcrumb: navigation.breadcrumb, navigation: navigation.parts,
      contents: page.contents, previous: index > 0 ? link(to: index - 1, navigation) : nil,
      next: index + 1 < site.pages.count ? link(to: index + 1, navigation) : nil, editURL: editURL(of: page),
      establishedUpTo: options.establishedUpTo, body: body)
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
