import HTML
import Orientation
import OrientationCatalog
import Testing

@testable import Blocks
@testable import ReferenceSite
@testable import Words

@Suite struct PageLayoutTests {
  @Test func `every part of a page stands in the order in which it is read`() throws {
    let html = render(.sample())
    let parts = [
      "<title>Rules – Orientation</title>", "class=\"skip\"", "<header", "<nav class=\"navigation\"", "<main",
      "<nav class=\"breadcrumb\"", "<nav class=\"contents\"", "<article>", "<h1>Rules</h1>", "</article>",
      "<nav class=\"pager\"", "<footer", "</main>",
    ]
    let positions = try parts.map { try #require(html.firstRange(of: $0), "\($0)").lowerBound }
    #expect(positions == positions.sorted())
  }

  @Test func `a page says what it may load before it loads anything, and only the explorer compiles`() throws {
    var model = PageModel.sample()
    let policy = "<meta charset=\"utf-8\" /><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    #expect(render(model).contains(policy))
    #expect(!render(model).contains("unsafe"))
    model.compiles = true
    #expect(render(model).contains(policy + "script-src 'self' file: 'wasm-unsafe-eval';"))
    #expect("\(PagePolicy.compiling)".replacing(" 'wasm-unsafe-eval'", with: "") == "\(PagePolicy.plain)")
    #expect("\(PagePolicy.plain)".hasPrefix(PagePolicy.start))
  }

  @Test func `the skip link leads to the text, and the text can take the focus`() {
    let html = render(.sample())
    #expect(html.contains("<a class=\"skip\" href=\"#site-main\">Skip to content</a>"))
    #expect(html.contains("<main class=\"main\" id=\"site-main\" tabindex=\"-1\">"))
  }

  @Test func `assets and home are found from the page's own folder`() {
    let html = render(.sample(root: "../../"))
    let style = SiteAssets.address(of: "style.css", from: "../../")
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(style)\" />"))
    #expect(html.contains("<script src=\"\(SiteAssets.address(of: "script.js", from: "../../"))\"></script>"))
    #expect(html.contains("<a class=\"home\" href=\"../../index.html\">Orientation</a>"))
  }

  @Test func `only the page at hand is the current one in the navigation`() {
    let html = render(.sample())
    #expect(html.ranges(of: "<a href=\"rules.html\" aria-current").count == 1)
    #expect(html.contains("<a href=\"rules.html\" aria-current=\"page\">Rules</a><ul>"))
  }

  @Test func `a part's title names the list of its chapters, which is open where the page is one of them`() {
    let html = render(.sample())
    let part = "<summary id=\"site-part.2\">Deciding</summary>\n<ul aria-labelledby=\"site-part.2\">"
    #expect(html.contains("<details open>" + part))
    #expect(html.contains("<details><summary id=\"site-part.3\">Doing</summary>"))
  }

  @Test func `a list that is cut down ends with a link to all of it`() {
    #expect(render(.sample()).contains("<li><a href=\"rules.html\">All pages</a></li></ul>"))
  }

  @Test func `a breadcrumb begins at the first page, and ends with this one`() {
    #expect(
      render(.sample()).contains(
        """
        <ol class="trail"><li><a href="index.html">Home</a></li><li>Deciding</li><li aria-current="page">Rules</li></ol>
        """))
  }

  @Test func `search engines and chats are told what the page is, and where, if the book says where`() {
    var model = PageModel.sample(title: "A & \"B\"")
    #expect(!render(model).contains("og:"))
    model.description = "What <it> says."
    let html = render(model)
    for tag in [
      "name=\"description\" content=\"What &lt;it&gt; says.\"",
      "property=\"og:title\" content=\"A &amp; &quot;B&quot;\"",
      "property=\"og:description\" content=\"What &lt;it&gt; says.\"", "property=\"og:type\" content=\"article\"",
      "property=\"og:site_name\" content=\"Orientation\"", "name=\"twitter:card\" content=\"summary\"",
      "name=\"theme-color\" content=\"#161617\" media=\"(prefers-color-scheme: dark)\"",
    ] { #expect(html.contains("<meta " + tag + " />"), "\(tag)") }
    #expect(!html.contains("canonical") && !html.contains("og:url") && !html.contains("og:image"))
    model.address = "https://example.org/a'b/é.html"
    model.preview = "https://example.org/assets/preview.png"
    let whole = render(model)
    #expect(whole.contains("<link rel=\"canonical\" href=\"https://example.org/a&#x27;b/%C3%A9.html\" />"))
    #expect(whole.contains("<meta property=\"og:url\" content=\"https://example.org/a&#x27;b/%C3%A9.html\" />"))
    #expect(whole.contains("<meta property=\"og:image\" content=\"https://example.org/assets/preview.png\" />"))
    #expect(whole.contains("content=\"summary_large_image\""))
  }

  @Test func `the footer says when the book was reviewed, and what readers may do with it`() {
    var model = PageModel.sample()
    model.reviewed = CalendarDate("2026-11-02")
    model.license = PageModel.Link(title: "MIT License", href: "https://example.org/mit")
    #expect(render(model).contains("<p>Last reviewed: 2 November 2026</p>"))
    #expect(render(model).contains("<a rel=\"license\" href=\"https://example.org/mit\">MIT License</a>"))
    model.license = PageModel.Link(title: "", href: "license.html")
    #expect(render(model).contains("href=\"license.html\">License</a>"))
    var chinese = PageModel.sample(language: .simplifiedChinese)
    chinese.reviewed = model.reviewed
    #expect(render(chinese).contains("2026 年 11 月 2 日"))
  }

  @Test func `a chapter that is not written yet is no link`() {
    let html = render(.sample())
    #expect(html.contains("<li><span class=\"draft\">Recipes</span></li>"))
  }

  @Test func `a pager leaves out a neighbour that is not there, and itself where there is none`() {
    let last = render(.sample(next: nil))
    #expect(
      last.contains("<a class=\"previous\" rel=\"prev\" href=\"index.html\"><span>Previous</span> Home</a></nav>"))
    #expect(!last.contains("rel=\"next\""))
    #expect(!render(.sample(previous: nil, next: nil)).contains("class=\"pager\""))
  }

  @Test func `contents put a deeper heading below the one before it`() {
    let html = render(
      .sample(contents: [
        .init(title: "First", id: "first", level: 2), .init(title: "Detail", id: "detail", level: 3),
        .init(title: "Second", id: "second", level: 2),
      ]))
    #expect(
      html.contains(
        """
        <li><a href="#first">First</a><ul><li><a href="#detail">Detail</a></li></ul></li>
        <li><a href="#second">Second</a></li>
        """))
  }

  @Test func `contents that begin with a deeper heading keep it`() {
    let html = render(
      .sample(contents: [
        .init(title: "Detail", id: "detail", level: 3), .init(title: "First", id: "first", level: 2),
      ]))
    #expect(html.contains("<li><a href=\"#detail\">Detail</a></li>\n<li><a href=\"#first\">First</a></li>"))
  }

  @Test func `a page without headings, chapters above it or facts has no empty frame for them`() {
    let html = render(.sample(breadcrumb: [], contents: [], editURL: nil, establishedUpTo: nil))
    for part in ["class=\"breadcrumb\"", "class=\"contents\"", "<footer"] { #expect(!html.contains(part)) }
  }

  @Test func `the footer says up to which version facts are established, and where to change them`() {
    let html = render(.sample())
    #expect(
      html.contains("<p>Covers iOS 5 to iOS 27</p><a href=\"https://example.com/rules.md\">Edit this page</a>"))
  }

  @Test func `the footer has the form for what is wrong, even where nothing can be changed`() {
    var model = PageModel.sample(editURL: nil, establishedUpTo: nil)
    model.reportURL = "https://example.com/new?place=a.html&x"
    #expect(
      render(model).contains(
        "<footer class=\"footer\"><a href=\"https://example.com/new?place=a.html&amp;x\">Is this wrong?</a></footer>"))
  }

  @Test func `titles are text, not markup`() {
    let html = render(.sample(title: "<b> & \"co\""))
    #expect(html.contains("<title>&lt;b&gt; &amp; &quot;co&quot; – Orientation</title>"))
    #expect(!html.contains("<b>"))
  }

  @Test func `the home page's title is not said twice`() {
    #expect(render(.sample(title: "Orientation")).contains("<title>Orientation</title>"))
  }

  @Test func `a Chinese page has no English word around its text`() {
    let html = render(.sample(language: .simplifiedChinese))
    #expect(html.contains("<html lang=\"zh-Hans\""))
    let words = LayoutWords(language: .english)
    let english = [
      words[.skipToText], words[.navigation], words[.breadcrumb], words[.onThisPage], words[.previousAndNext],
      words[.previous],
      words[.editThisPage], words[.isThisWrong], words[.theme], words[.systemTheme], words[.darkTheme],
      words.factsEstablished(upTo: "27"),
    ]
    for word in english { #expect(!html.contains(word), "\(word)") }
  }

  @Test func `a page asks no other host for anything`() {
    let html = render(.sample(editURL: nil))
    // The name of the SVG vocabulary in the icon is a name; nobody fetches it.
    let addresses = html.ranges(of: "://")
    #expect(addresses.count == 1)
    #expect(html.contains("xmlns='http://www.w3.org/2000/svg'"))
  }

  @Test func `the same page gives the same bytes`() {
    #expect(render(.sample()) == render(.sample()))
  }
}

extension PageLayoutTests {
  private var body: HTMLWriter {
    var body = HTMLWriter()
    body.tag(.h1, text: "Rules")
    return body
  }

  private func render(_ model: PageModel) -> String {
    String(decoding: PageLayout.render(model, body), as: UTF8.self)
  }
}

extension PageModel {
  /// A page in the middle of a small book.
  fileprivate static func sample(
    language: Language = .english, title: String = "Rules", root: String = "",
    breadcrumb: [Link] = [
      Link(title: "Home", href: "index.html"), Link(title: "Deciding", href: nil), Link(title: "Rules", href: nil),
    ],
    contents: [ContentsEntry] = [ContentsEntry(title: "First", id: "first", level: 2)],
    previous: Link? = Link(title: "Home", href: "index.html"),
    next: Link? = Link(title: "Matrices", href: "matrices.html"),
    editURL: String? = "https://example.com/rules.md", establishedUpTo: String? = "27"
  ) -> PageModel {
    PageModel(
      language: language, siteTitle: "Orientation", title: title, root: root, homeHref: root + "index.html",
      breadcrumb: breadcrumb,
      navigation: [
        NavigationPart(title: nil, isOpen: false, items: [NavigationItem("Home", "index.html")]),
        NavigationPart(
          title: "Deciding", isOpen: true,
          items: [
            NavigationItem(
              "Rules", "rules.html", isCurrent: true, [NavigationItem("Order of choice", "rules/order.html")]),
            NavigationItem("Recipes", nil),
          ]),
        NavigationPart(title: "Doing", isOpen: false, items: [NavigationItem("Guides", "guides.html")]),
      ],
      contents: contents, previous: previous, next: next, editURL: editURL, establishedUpTo: establishedUpTo)
  }
}

extension PageModel.NavigationItem {
  fileprivate convenience init(
    _ title: String, _ href: String?, isCurrent: Bool = false, _ children: [PageModel.NavigationItem] = []
  ) {
    self.init(
      title: title, href: href, isCurrent: isCurrent, children: children, childCount: children.isEmpty ? 0 : 80)
  }
}
