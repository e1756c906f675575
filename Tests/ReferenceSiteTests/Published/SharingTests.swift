import Testing

@testable import Basics
@testable import ReferenceSite

/// What search engines and chats are told of a site.
@Suite struct SharingTests {
  private func files(_ pages: [String: String], settings: String = "", more: [String: String] = [:]) -> FileTree {
    let list = pages.keys.sorted().map { "- [\($0)](<\($0)>)\n" }.joined()
    let texts = pages.merging(more) { $1 }.merging(["SUMMARY.md": "# Book\n\n\(list)\n\(settings)\n"]) { $1 }
    let book = FileTree(texts.map { FileTree.File(path: $0.key, bytes: Array($0.value.utf8)) })
    let edition = ReferenceSite.build(book: book)
    #expect(edition.diagnostics.isEmpty, "\(edition.diagnostics)")
    return edition.files
  }

  private func text(_ files: FileTree, _ path: String) throws -> String {
    String(decoding: try #require(files[path], "\(path)"), as: UTF8.self)
  }

  private func description(_ files: FileTree, _ path: String) throws -> String {
    let html = try text(files, path)
    let start = try #require(html.firstRange(of: "name=\"description\" content=\"")).upperBound
    return String(html[start...].prefix { $0 != "\"" })
  }

  @Test func `no two pages have the same description, not even the copy of the first page`() throws {
    let twice = "The same sentence is the lead of several pages, so it cannot be the description of all."
    let files = files([
      "a.md": "# One\n\n\(twice)", "b.md": "# Two\n\n\(twice)", "c/d.md": "# Two\n\n\(twice)", "e.md": "# E",
      "f/e.md": "# E",
    ])
    let paths = ["index.html", "a.html", "b.html", "c/d.html", "e.html", "f/e.html"]
    let found = try paths.map { try description(files, $0) }
    #expect(Set(found).count == paths.count)
    #expect(found[1] == twice && found[2] == "Two: " + twice && found[4] == "E – Book")
  }

  @Test func `a sentence that is too long is cut at a clause, where the page has no other`() throws {
    let long = "# A\n\nThis goes on, " + String(repeating: "and on, ", count: 30) + "and ends."
    let found = try description(files(["a.md": long]), "a.html")
    #expect(found.hasSuffix("and on…") && (50...160).contains(found.count))
    let words = try description(files(["a.md": "# A\n\n" + String(repeating: "转", count: 500)]), "a.html")
    #expect(words.count == 160 && words.hasSuffix("…"))
  }

  @Test func `with the site's address there are whole addresses, a list of the pages and a picture`() throws {
    let files = files(
      ["README.md": "# Home", "a b/é&#.md": "# Page", "c/README.md": "# Folder"],
      settings: "[site]: https://example.org?x=1", more: ["ALIASES.md": "- [old.html](README.md)\n"])
    #expect(
      try text(files, "sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/</loc></url>
        <url><loc>https://example.org/a%20b/%C3%A9&amp;%23.html</loc></url>
        <url><loc>https://example.org/c/</loc></url>
        </urlset>

        """)
    #expect(
      try text(files, "robots.txt") == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n")
    #expect(try text(files, "c/index.html").contains("<link rel=\"canonical\" href=\"https://example.org/c/\" />"))
    let preview = try #require(files["assets/preview.png"])
    #expect(preview.count < 20_000 && preview.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try text(files, "index.html").contains("content=\"https://example.org/assets/preview.png?v="))
    #expect(!(try text(files, "404.html").contains("canonical")))
  }

  @Test func `without an address there is nothing that needs one, and in a folder no file for robots`() {
    let plain = files(["README.md": "# Home"])
    for path in ["sitemap.xml", "robots.txt", "assets/preview.png"] { #expect(plain[path] == nil) }
    #expect((plain["assets/touch-icon.png"]?.count ?? .max) < 4_000)
    let folder = files(["README.md": "# Home"], settings: "[site]: https://example.org/docs")
    #expect(folder["sitemap.xml"] != nil && folder["robots.txt"] == nil)
  }

  @Test func `a licence is a website, a page or a file of the book`() throws {
    let pages = ["README.md": "# Home", "a/b.md": "# B"]
    let page = files(pages, settings: "[license]: a/b.md")
    #expect(try text(page, "a/b.html").contains("<a rel=\"license\" href=\"b.html\">License</a>"))
    let file = files(pages, settings: "[license]: LICENSE 'MIT'", more: ["LICENSE": "Free."])
    #expect(try text(file, "a/b.html").contains("<a rel=\"license\" href=\"../LICENSE\">MIT</a>"))
    #expect(file["LICENSE"] != nil)
  }

  @Test(arguments: ["LICENCE", "../LICENSE", "/LICENSE", "javascript:a", "a.md#x"])
  func `a licence that is nowhere is a fault with its line`(destination: String) {
    let book = FileTree([
      FileTree.File(path: "SUMMARY.md", bytes: Array("- [A](a.md)\n\n[license]: \(destination)\n".utf8)),
      FileTree.File(path: "a.md", bytes: Array("# A".utf8)),
    ])
    let found = ReferenceSite.build(book: book).diagnostics.map { "\($0.line ?? 0) \($0.problem.message)" }
    #expect(found == ["3 `[license]: \(destination)` is neither the address of a website nor a file of the book"])
  }
}
