import Basics
import Blocks
import Diagnostics
import HTML
import Words

/// Makes the HTML files of a site's pages.
struct PageRenderer: Sendable {
  /// What became of a page of the book.
  struct Rendering: Sendable {
    /// The page's path in the book.
    let source: String
    var file: FileTree.File
    /// The page in Markdown, where the book has its pages so, too.
    let twin: FileTree.File?
    /// The releases, on the page that has them.
    let releases: [Release]
    /// What is wrong with the page as the site has it; no line where it is the page as a whole.
    let problems: [(problem: Problem, line: Int?)]
    /// The files of the book that the page shows or links to.
    let usedFiles: Set<String>
  }

  /// What a page may weigh, before it is compressed.
  private static let byteLimit = 200_000
  /// A page may have 5,000 elements; the frame around its text has the rest.
  private static let elementLimit = 4_500

  let site: SiteIndex
  let redirects: Redirects
  let options: BuildOptions
  /// The same pages in the other language of the book, in the same order; nil where it has one language.
  var other: SiteIndex?

  /// A page of the book; what it says goes to the terms of the search index.
  func render(_ page: Page, _ draft: BodyDraft, at bench: inout Workbench) -> Rendering {
    let body = bench.write(page, draft, of: site)
    bench.page.clear()
    var model = model(of: page, &bench.navigation)
    model.terms = bench.body.read { site.termLinks(in: $0, on: page) }
    let navigation = PageLayout.write(model, bench.body, into: &bench.page)
    let content = bench.page.withBytes { bench.commonNavigation.content(of: $0, sharing: navigation) }
    let budget = [
      (BudgetMeasure.bytes, content.count, Self.byteLimit),
      (.elements, bench.body.elementCount + model.terms.count, Self.elementLimit),
    ]
    var problems = page.own(body.problems.map { ($0.problem, $0.line) })
    // A team could not split a page of the reference because its own chapters have made the navigation longer.
    for (measure, count, limit) in budget where count > limit && !page.isMounted {
      problems.append((.pageOverBudget(measure: measure, count: count, limit: limit), nil))
    }
    let isFeed = site.feedPage.map { site.pages[$0].output.utf8.elementsEqual(page.output.utf8) } ?? false
    let twin = site.summary.hasTwins ? bench.body.read { MarkdownTwin.markdown(of: $0) } : nil
    return Rendering(
      source: page.source, file: FileTree.File(path: page.output, content: content),
      twin: twin.map { FileTree.File(path: MarkdownTwin.path(of: page.output), bytes: $0) },
      releases: isFeed ? bench.body.read { Release.releases(of: page, $0) } : [],
      problems: problems,
      usedFiles: body.usedFiles)
  }

  /// The page that a server shows for every address that there is not.
  var notFoundPage: FileTree.File {
    let words = MarkupWords(language: site.language)
    let path = site.folder + SiteLayout.notFound
    let home = PageModel.Link(title: words[.notFoundLink], href: homeHref(from: path))
    return standalone(
      at: path, title: words[.notFoundTitle],
      body: note(words[.notFoundTitle], words[.notFoundText] + words.space, home))
  }

  /// A page in the place of one that has gone, which sends its readers on.
  func movedPage(at path: String, to target: Redirects.Target) -> FileTree.File {
    let words = MarkupWords(language: site.language)
    let link = link(to: target, from: path)
    return standalone(
      at: path, title: words[.movedTitle], body: note(words[.movedTitle], words[.movedText] + words.space, link),
      movedTo: link.href)
  }
}

extension PageRenderer {
  private func model(of page: Page, _ items: inout NavigationItems) -> PageModel {
    let index = site.page(at: page.source) ?? 0
    let navigation = Navigation(site: site, output: page.output, chapter: page.chapter)
    var model = PageModel(
      language: site.language, siteTitle: site.title, title: page.title, root: site.root(from: page.output),
      homeHref: homeHref(from: page.output), breadcrumb: way(to: page.output, navigation),
      navigation: navigation.parts(&items),
      contents: page.contents, previous: index > 0 ? link(to: index - 1, navigation) : nil,
      next: index + 1 < site.pages.count ? link(to: index + 1, navigation) : nil, editURL: editURL(of: page),
      establishedUpTo: options.establishedUpTo)
    let repository = page.isMounted ? site.mount?.repository : site.summary.repository
    let place = page.isMounted ? String(page.output.dropFirst(BookLayout.reference.count)) : page.output
    model.reportURL = repository.flatMap { IssueForm.wrongFact.address(in: $0, [("place", place)]) }
    model.reviewed = page.isMounted ? site.mount?.reviewed : site.summary.reviewed
    model.license = (page.isMounted ? site.mount?.license : site.summary.license).map {
      PageModel.Link(title: $0.title, href: site.href(of: $0, from: page.output))
    }
    let original = site.pages[index].output
    setFace(of: &model, at: page.output)
    model.description = site.descriptions[index]
    if !original.utf8.elementsEqual(page.output.utf8) {
      // The first page is the home page too; search engines are shown the one that the book lists.
      model.description = Descriptions.cut("\(site.title): \(site.descriptions[index])")
    }
    model.address = site.address(of: original)
    model.preview = site.address(of: "").map { SiteAssets.address(of: "preview.png", from: $0) }
    model.movedIDs = movedIDs(of: page.output)
    if site.feedPage != nil { model.feed = site.href(of: SiteLayout.feed, from: page.output) }
    translate(&model, page, index)
    if site.summary.hasTwins { model.twin = BookPath.encode(BookPath.name(of: MarkdownTwin.path(of: page.output))) }
    model.hasOldParts = page.hasOldParts
    model.compiles = page.entries.contains { $0.key == .explorer }
    return model
  }

  private func setFace(of model: inout PageModel, at output: String) {
    model.face = site.faceVersion.map { site.href(of: SiteFace.path, from: output) + "?v=" + $0 }
    model.mark = site.summary.face.mark.map { site.href(of: $0.path, from: output) }
  }

  /// The way to a page; the first page is at no end of one.
  private func way(to output: String, _ navigation: Navigation) -> [PageModel.Link] {
    output.utf8.elementsEqual(site.home.utf8) ? [] : [home(from: output)] + navigation.breadcrumb
  }

  private func home(from output: String) -> PageModel.Link {
    PageModel.Link(title: LayoutWords(language: site.language)[.home], href: homeHref(from: output))
  }

  /// A page that is no chapter of the book.
  private func standalone(
    at path: String, title: String, body: consuming HTMLWriter, movedTo: String? = nil
  ) -> FileTree.File {
    var items = NavigationItems(site: site)
    var model = PageModel(
      language: site.language, siteTitle: site.title, title: title, root: site.root(from: path),
      homeHref: homeHref(from: path), breadcrumb: [home(from: path), PageModel.Link(title: title, href: nil)],
      navigation: Navigation(site: site, output: path, chapter: nil).parts(&items), contents: [], previous: nil,
      next: nil, editURL: nil, establishedUpTo: options.establishedUpTo)
    model.movedTo = movedTo
    setFace(of: &model, at: path)
    model.movedIDs = movedIDs(of: path)
    return FileTree.File(path: path, bytes: PageLayout.render(model, body))
  }

  /// A heading, a sentence and a link.
  private func note(_ title: String, _ text: String, _ link: PageModel.Link) -> HTMLWriter {
    var body = HTMLWriter(capacity: 256)
    body.tag(.h1, text: title)
    body.line(.p) { body in
      body.text(text)
      body.tag(.a, [.href(link.href ?? "")], text: link.title)
    }
    return body
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

  private func link(to index: Int, _ navigation: Navigation) -> PageModel.Link {
    let chapter = site.pages[index].chapter
    return PageModel.Link(title: site.summary.chapters[chapter].title, href: navigation.href(chapter))
  }

  private func homeHref(from output: String) -> String { site.href(of: site.home, from: output) }

  /// Adds where the page is in the other language, and what of it is not translated.
  private func translate(_ model: inout PageModel, _ page: Page, _ index: Int) {
    model.searchFolder = site.folder
    guard let other, other.pages.indices.contains(index) else { return }
    let twin = other.pages[index]
    model.otherLanguage = (
      other.language, site.href(of: twin.output, from: page.output)
    )
    let state = (page.translation ?? twin.translation)?.state ?? .whole
    if page.translation != nil, state != .whole {
      model.untranslated = LayoutWords(language: site.language).untranslated(isPart: state == .partly)
    }
    guard let address = model.address, let otherAddress = other.address(of: twin.output) else { return }
    if state == .none {
      // Search engines are shown the text where it is at home.
      if page.translation != nil { model.address = otherAddress }
    } else {
      model.alternates = [(site.language, address), (other.language, otherAddress)].sorted {
        $0.0.rawValue < $1.0.rawValue
      }
    }
  }

  private func editURL(of page: Page) -> String? {
    let base = page.isMounted ? site.mount?.editBase : site.summary.editBase
    let path = page.isMounted ? String(page.source.dropFirst(BookLayout.reference.count)) : page.source
    return base.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + BookPath.encode(path) }
  }
}
