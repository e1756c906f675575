import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct NavigationTests {
  private func outline(_ parts: [PageModel.NavigationPart]) -> [String] {
    func lines(_ items: [PageModel.NavigationItem], _ indent: String) -> [String] {
      items.flatMap { item in
        [indent + item.title + (item.isCurrent ? "*" : "") + " " + (item.href ?? "-")]
          + lines(item.children, indent + "  ")
      }
    }
    return parts.flatMap { ["# \($0.title ?? "-")"] + lines($0.items, "") }
  }

  private func parts(_ navigation: Navigation) -> [PageModel.NavigationPart] {
    var shared = NavigationItems(site: navigation.site)
    return navigation.parts(&shared)
  }

  private func page(_ path: String) -> (path: String, text: String, entries: [EntryKey]) { (path, "# \(path)", []) }

  @Test func onlyTheWayToThePageIsOpen() {
    let summary = """
      # Book

      [Home](README.md)

      # Part

      - [A](a.md)
        - [A1](a/1.md)
          - [A11](a/11.md)
        - [Draft]()
          - [A21](a/21.md)
      - [B](b.md)
        - [B1](b/1.md)
      """
    let paths = ["README.md", "a.md", "a/1.md", "a/11.md", "a/21.md", "b.md", "b/1.md"]
    let site = SampleSite.index(paths.map(page), summary: summary)
    let deep = Navigation(site: site, output: "a/21.html", chapter: site.pages[4].chapter)
    #expect(
      outline(parts(deep)) == [
        "# -", "Home ../index.html", "# Part", "A ../a.html", "  A1 1.html", "  Draft -", "    A21* 21.html",
        "B ../b.html",
      ])
    #expect(deep.breadcrumb.map(\.title) == ["Part", "A", "Draft", "A21"])
    #expect(deep.breadcrumb.map(\.href) == [nil, "../a.html", nil, "21.html"])
    #expect(parts(deep).map(\.isOpen) == [false, true])
    let top = Navigation(site: site, output: "b.html", chapter: site.pages[5].chapter)
    #expect(outline(parts(top)) == ["# -", "Home index.html", "# Part", "A a.html", "B* b.html", "  B1 b/1.html"])
    #expect(outline(parts(Navigation(site: site, output: "404.html", chapter: nil))).count == 5)
  }

  @Test func belowAChapterOnlyTheNeighboursOfThePageAreShown() {
    let list = (0..<40).map { "  - [P\($0)](p\($0).md)\n" }.joined()
    let site = SampleSite.index(
      [page("a.md")] + (0..<40).map { page("p\($0).md") }, summary: "- [A](a.md)\n\(list)- [B]()\n")
    for (chapter, shown) in [(0, 0..<4), (1, 0..<4), (20, 16..<23), (40, 36..<40)] {
      let item = parts(Navigation(site: site, output: "x.html", chapter: chapter))[0].items[0]
      #expect(item.children.map(\.title) == shown.map { "P\($0)" })
      #expect(item.childCount == 40)
    }
  }

  @Test func ofALongListOnlyTheNeighbourhoodIsShown() {
    let site = SampleSite.index((0..<1_000).map { page("p\($0).md") })
    for (chapter, first, count) in [(0, "p0.md", 26), (500, "p475.md", 51), (999, "p974.md", 26)] {
      let items = parts(Navigation(site: site, output: "x.html", chapter: chapter))[0].items
      #expect(items.count == count)
      #expect(items.first?.title == first)
      #expect(items.contains { $0.isCurrent })
    }
  }
}
