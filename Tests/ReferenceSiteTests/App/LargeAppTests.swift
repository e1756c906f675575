import AppFacts
import Basics
import HTML
import Orientation
import Testing

@testable import AppBook
@testable import Blocks

/// What the pages about an app with many controllers leave together, so that somebody reads them and they keep their limits.
struct LargeAppTests {
  private let app: App

  init() {
    var sample = SampleApp(deployment: OSVersion(15), idioms: [.phone])
    sample.implement(.supportedInterfaceOrientations, in: "Base", .mask(.portrait))
    for number in 1...40 { sample.implement(.supportedInterfaceOrientations, in: "Child\(number)", .mask(.portrait)) }
    for number in 1...9 { sample.addClass("Heir\(number)", "Base") }
    sample.implement(.supportedInterfaceOrientations, in: "Player", .mask(.landscape))
    sample.facts.placements = []
    app = sample.app
  }

  @Test func controllersThatComeToTheSameShareARow() throws {
    let page = render(AppMatrixBlock(app: app))
    let rows = page.split(separator: "<tr>").dropFirst(2)
    #expect(rows.count == 3, "one of 41, the player, and all others")
    let shared = try #require(rows.first { $0.contains("<details>") })
    #expect(shared.contains("<summary>and 40 more that come to the same</summary>"))
    #expect(shared.contains(##"<a href="#controller:Child40">"##))
    #expect(rows.contains { $0.contains("Player") && $0.contains(".landscape") && !$0.contains("<details>") })
    #expect(render(AppMatrixBlock(app: app), .simplifiedChinese).contains("另有 40 个结果相同"))
  }

  @Test func controllersThatInheritAllTheirAnswersAreAList() {
    let page = render(ControllersBlock(app: app))
    #expect(page.split(separator: "<tr").count == 1 + 1 + 42, "the head, Base, its likes and Player")
    #expect(page.contains(#"<li id="controllers.Heir7">"#))
    #expect(!page.contains(#"<li id="controllers.Player">"#))
  }

  private func render(_ block: some ReferenceBlock, _ language: Language = .english) -> String {
    var page = HTMLWriter()
    block.render(
      into: &page, context: BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: language))
    return String(decoding: page.finish(), as: UTF8.self).replacing("<wbr />", with: "")
  }
}
