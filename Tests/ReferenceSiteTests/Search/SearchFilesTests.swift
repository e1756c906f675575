import Foundation
import Testing
import ToolSpecification

@testable import Basics
@testable import ReferenceSite

@Suite struct SearchFilesTests {
  @Test func `a site of moderate size has its whole index in one file`() throws {
    let files = Self.search(in: Self.book(pages: 3))
    #expect(files.keys.sorted() == ["assets/search/index.js", "assets/search/text/p0.js"])
    let calls = try Self.calls(files["assets/search/index.js"] ?? "")
    #expect(calls.map(\.name) == ["site", "terms-0", "pages/p0"])
  }

  @Test func `a page is in the index with its title, address, place, sections and pointers`() throws {
    let book = FileTree([
      file("SUMMARY.md", "[Home](README.md)\n\n# A part\n\n- [Above](b.md)\n  - [A](<a b.md>)\n"),
      file("README.md", "# Home\n"), file("b.md", "# B\n"),
      file(
        "a b.md",
        "# The \"title\"\n\nThe *first* line & more.\n\n## One heading\n\n## 第二 heading\n\n"
          + "- It stays: [B](b.md)\n- It goes: [here](#one-heading)\n"),
    ])
    let files = Self.search(in: book)
    let calls = try Self.calls(files["assets/search/index.js"] ?? "")
    let pages = try #require(calls.last?.data as? [[Any]])
    try #require(pages.count == 3)
    #expect(pages[0].count == 4)
    let page = pages[2]
    #expect(page[0] as? String == "The \"title\"")
    #expect(page[1] as? String == "a b.html")
    #expect(page[2] as? [String] == ["A part", "Above"])
    let sections = try #require(page[3] as? [Any])
    #expect(sections.map { "\($0)" } == ["One heading", "0", "第二 heading", "第二-heading"])
    let pointers = try #require(page[4] as? [Any])
    #expect(pointers.map { "\($0)" } == ["It stays", "1", "", "It goes", "2", "one-heading"])
  }

  @Test func `the text of a page is quoted by section, in a file of its own where it is long`() throws {
    let long = String(repeating: "word ", count: 4_000) + "."
    let book = FileTree([
      file("SUMMARY.md", "- [A](a.md)\n- [B](b.md)\n- [C](c.md)\n"),
      file("a.md", "# A\n\nThe *first*.\n\n## H\n\nMore.\n"),
      file("b.md", "# B\n\nB.\n\n- no sentence\n"), file("c.md", "# C\n\n\(long)\n"),
    ])
    let files = Self.search(in: book)
    let site = try #require(Self.calls(files["assets/search/index.js"] ?? "").first?.data as? [String: Any])
    #expect(site["texts"] as? [Int] == [0, 2])
    let call = try #require(Self.calls(files["assets/search/text/a.js"] ?? "").first)
    let texts = try #require(call.data as? [[Any]])
    #expect(call.name == "text/a")
    #expect(texts.map { page in page.map { "\($0)" } } == [["0", "The first.", "1", "More."], ["0", "B."]])
  }

  @Test func `few pages have a file of texts for themselves, and a page that goes changes what lies beside it`() throws
  {
    let numbers = Array(0..<400)
    let texts = Self.search(in: Self.book(numbers)).filter { $0.key.contains("/text/") }
    #expect(texts.count < 80)
    #expect(texts.values.allSatisfy { $0.utf8.count < 17_000 })
    for gone in [7, 200, 399] {
      let less = Self.search(in: Self.book(numbers.filter { $0 != gone })).filter { $0.key.contains("/text/") }
      let changed = Set(texts.keys).union(less.keys).filter { texts[$0] != less[$0] }
      #expect((1...6).contains(changed.count), "without \(gone): \(changed.sorted())")
    }
  }

  @Test func `the part that lists the commands of the tool is evidence, and so is what stands behind all parts`() throws
  {
    let book = FileTree([
      file(
        "SUMMARY.md",
        "# One\n\n- [A](a.md)\n\n# The tool\n\n- [B](b.md)\n  - [C](c.md)\n- [D](d.md)\n\n# Last\n\n- [E](e.md)\n\n---\n\n[F](f.md)\n"
      ),
      file("a.md", "# A\n"), file("b.md", "# B\n"), file("c.md", "# C\n\n```orientation commands\n```\n"),
      file("d.md", "# D\n"), file("e.md", "# E\n"),
      file("f.md", "# F\n"),
    ])
    var options = BuildOptions()
    options.commands = [
      CommandSpecification(
        name: "turn", operands: "", maximumOperands: 0, options: [], summary: "Turn.", discussion: "")
    ]
    let site = try #require(
      Self.calls(Self.search(in: book, options: options)["assets/search/index.js"] ?? "").first?.data as? [String: Any])
    #expect(site["ranks"] as? String == "033303")
  }

  @Test func `an entry is in the index with its kind, its page, its id and its other names`() throws {
    let book = FileTree([
      file("SUMMARY.md", "- [A](a.md)\n- [B](b.md)\n"), file("a.md", "# A\n"),
      file(
        "b.md",
        "# B\n\n```orientation enum UIInterfaceOrientation\n```\n\n```orientation error geometry-windowing-mode\n```\n"),
    ])
    let calls = try Self.calls(Self.search(in: book)["assets/search/index.js"] ?? "")
    let site = try #require(calls.first?.data as? [String: Any])
    let entries = try #require(site["names"] as? [[Any]])
    let names: [[String]] = entries.map { entry in entry.map { "\($0)" } }
    #expect(
      names.contains([
        "0", "UIInterfaceOrientation.landscapeRight", "1", "", "UIInterfaceOrientationLandscapeRight", "=3",
      ]))
    #expect(
      names.contains([
        "3", "The current windowing mode does not allow for programmatic changes to interface orientation.", "1",
        "message.geometry-windowing-mode", "geometry-windowing-mode", "UISceneErrorDomain 101",
      ]))
  }

  @Test func `a big book has its terms and pages in files of their own, none of them large`() throws {
    let files = Self.search(in: Self.book(pages: 800))
    let calls = try Self.calls(files["assets/search/index.js"] ?? "")
    #expect(calls.map(\.name) == ["site"])
    let site = try #require(calls.first?.data as? [String: Any])
    let shards = try #require(site["shards"] as? [String])
    let chunks = try #require(site["chunks"] as? [Int])
    #expect(shards.count > 3 && chunks.count > 3)
    let lists = try #require(site["lists"] as? [String])
    let names =
      shards.indices.map { "assets/search/terms-\($0).js" } + lists.map { "assets/search/pages/\($0).js" }
    #expect(files.keys.filter { !$0.contains("/text/") }.sorted() == (names + ["assets/search/index.js"]).sorted())
    #expect(files.values.allSatisfy { $0.utf8.count < 17_000 })
    var pages = 0
    for (chunk, list) in zip(chunks, lists) {
      #expect(chunk == pages)
      let calls = try Self.calls(files["assets/search/pages/\(list).js"] ?? "")
      #expect(calls.map(\.name) == ["pages/\(list)"])
      pages += (calls.first?.data as? [Any])?.count ?? 0
    }
    #expect(pages == 800)
  }

  @Test func `the index is the same whoever does the work in whatever order`() {
    let backwards = Workers(width: 1) { count, work in for index in (0..<count).reversed() { work(index) } }
    for pages in [3, 800] {
      let book = Self.book(pages: pages)
      #expect(Self.search(in: book) == Self.search(in: book, workers: backwards))
    }
  }

  @Test func `a page that stands in for the start is found once`() throws {
    let calls = try Self.calls(Self.search(in: Self.book(pages: 2))["assets/search/index.js"] ?? "")
    #expect((calls.last?.data as? [Any])?.count == 2)
    #expect((calls.first?.data as? [String: Any])?["pages"] as? Int == 2)
  }
}

extension SearchFilesTests {
  private func file(_ path: String, _ text: String) -> FileTree.File {
    FileTree.File(path: path, bytes: Array(text.utf8))
  }

  /// A book with many words, of which each page has some of its own.
  private static func book(pages: Int) -> FileTree { book(Array(0..<pages)) }

  /// The pages of such a book that have these numbers.
  private static func book(_ pages: [Int]) -> FileTree {
    let files = pages.map { page in
      let words = (0..<60).map { "word\(page * 60 + $0)" }.joined(separator: " ")
      return FileTree.File(
        path: "p\(page).md", bytes: Array("# Page \(page)\n\n\(words).\n\n## Heading\n\nText.\n".utf8))
    }
    let summary = files.map { "- [\($0.path)](\($0.path))\n" }.joined()
    return FileTree(files + [FileTree.File(path: "SUMMARY.md", bytes: Array(summary.utf8))])
  }

  /// The files of the index that a book's site has.
  private static func search(in book: FileTree, workers: Workers = .one) -> [String: String] {
    search(in: book, options: BuildOptions(workers: workers))
  }

  private static func search(in book: FileTree, options: BuildOptions) -> [String: String] {
    let edition = ReferenceSite.build(book: book, options: options)
    let files = edition.files.files.filter { $0.path.hasPrefix(SearchFiles.folder) }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The calls that a script of the index makes.
  private static func calls(_ script: String) throws -> [(name: String, data: Any)] {
    try script.components(separatedBy: "orientationSearch.accept(\"").dropFirst().map { call in
      let parts = call.split(separator: "\",", maxSplits: 1)
      let data = String(parts[1]).trimmingCharacters(in: .newlines).dropLast(2)
      return (String(parts[0]), try JSONSerialization.jsonObject(with: Data(data.utf8)))
    }
  }
}
