import Testing

@testable import ReferenceSite

@Suite struct SymbolLinkTests {
  private let site = SampleSite.index([
    ("README.md", "# Home\n\nSee [`UIView.x`], [`order`], [it][`matrix:masks`] and [`UIView.x`].", []),
    (
      "types/view.md", "# View\n\n[`UIView.x`] and [`uiview.x`]\n\n```table\na | b\nc | [`order`]\n```",
      [.symbol("UIView.x")]
    ),
    ("rules.md", "# Rules\n\n[`oder`]", [.rule("order"), .matrix("masks")]),
  ])

  @Test func aSymbolLinkLeadsToTheEntry() {
    let (html, problems) = SampleSite.body(of: 0, in: site)
    #expect(
      html == """
        <h1 id="home">Home</h1>
        <p>See <a class="symbol" href="types/view.html#UIView.x"><code>UIView.x</code></a>, \
        <a class="symbol" href="rules.html#order"><code>order</code></a>, \
        <a class="symbol" href="rules.html#masks">it</a> and \
        <a class="symbol" href="types/view.html#UIView.x"><code>UIView.x</code></a>.</p>

        """)
    #expect(problems == [])
  }

  @Test func namesAreComparedExactlyAndTheNearestIsSuggested() {
    let (html, problems) = SampleSite.body(of: 1, in: site)
    #expect(html.contains("<a class=\"symbol\" href=\"#UIView.x\">"))
    #expect(html.contains("<td><a class=\"symbol\" href=\"../rules.html#order\"><code>order</code></a></td>"))
    #expect(problems == [.symbolUnknown(name: "uiview.x", suggestion: "UIView.x")])
    #expect(SampleSite.body(of: 2, in: site).problems == [.symbolUnknown(name: "oder", suggestion: "order")])
  }

  @Test func anEntryKnowsThePagesThatUseItButItsOwn() {
    let rules = site.pages[2]
    #expect(site.usedBy(.rule("order"), from: rules).map(\.title) == ["Home", "View"])
    #expect(site.usedBy(.rule("order"), from: rules).map(\.href) == ["index.html", "types/view.html"])
    #expect(site.usedBy(.symbol("UIView.x"), from: rules).map(\.title) == ["Home"])
    #expect(site.usedBy(.rule("nothing"), from: rules).isEmpty)
  }

  @Test func anEntryOnTwoPagesIsFoundOnTheFirst() {
    let site = SampleSite.index([("a.md", "# A", [.rule("r")]), ("b.md", "# B", [.rule("r")])])
    #expect(site.href(.rule("r"), from: site.pages[1]) == "a.html#r")
    #expect(site.href(.rule("r"), from: site.pages[0]) == "#r")
    #expect(site.href(.rule("s"), from: site.pages[0]) == nil)
  }
}
