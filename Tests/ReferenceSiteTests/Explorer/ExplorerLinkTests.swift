import Explorer
import HTML
import Orientation
import OrientationCatalog
import Testing

@testable import Basics
@testable import Blocks
@testable import OrientationNotation
@testable import ReferenceSite

/// Pages open the explorer with what they show.
struct ExplorerLinkTests {
  @Test func everyCellOfAMatrixIsTheSumOfItsRowAndItsColumn() {
    for matrix in ComputedMatrices.all {
      let states = MatrixStates(matrix: matrix)
      var wrong: [String] = []
      for (row, cells) in zip(states.rows, matrix.cells) {
        for (column, cell) in zip(states.columns, cells) {
          let address = [states.base.address, row.addend, column.addend].filter { !$0.isEmpty }.joined(separator: "+")
          if StateCode(address: address)?.state != .moment(cell.scenario) { wrong.append(cell.id) }
        }
      }
      #expect(wrong.isEmpty, "\(matrix.kind): \(wrong.prefix(3))")
    }
  }

  @Test func aScenarioLinksToItself() throws {
    let body = "iOS: 15\nroot: Navigation(top) > 播放器\ndevice: landscapeLeft\n=> turned landscapeRight\n"
    let html = try render("scenario", body)
    let address = try #require(link(in: html))
    #expect(StateCode(address: address)?.state == .moment(try ScenarioParser.parse(body).scenario))
  }

  @Test func aTimelineLinksToItself() throws {
    let body = """
      iOS: 15
      Info.plist: allButUpsideDown
      Player.supportedInterfaceOrientations: landscape
      event: presented Player as fullScreen => turned landscapeRight
      event: dismissed => turned portrait

      """
    let html = try render("timeline", body)
    let address = try #require(link(in: html))
    #expect(StateCode(address: address)?.state == .sequence(try TimelineParser.parse(body).timeline))
  }

  @Test func aPageLinksToAStateOfTheExplorerAndToNothingElseThere() {
    func edition(_ fragment: String, _ block: String = "explorer") -> Edition {
      ReferenceSite.build(
        book: FileTree([
          FileTree.File(path: "SUMMARY.md", bytes: Array("- [Home](README.md)\n- [Explorer](explorer.md)\n".utf8)),
          FileTree.File(path: "README.md", bytes: Array("# Home\n\n[Try](explorer.md#\(fragment))\n".utf8)),
          FileTree.File(path: "explorer.md", bytes: Array("# Explorer\n\n```orientation \(block)\n```\n".utf8)),
        ]))
    }
    let state = ExplorerDoor.address(of: ExplorerDoor.all[0].states[0])
    let home = edition(state).files.files.first { $0.path == "index.html" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    #expect(home?.contains("href=\"explorer.html#\(state)\"") == true)
    for (fragment, block) in [("2S", "explorer"), (state, "mapping")] {
      #expect(edition(fragment, block).diagnostics.contains { $0.problem.id == "anchor.missing" })
    }
  }

  @Test func aBookWithoutAnExplorerHasNoLinksToOne() throws {
    let html = try render("scenario", "iOS: 15\n=> unchanged\n", href: { _ in nil })
    #expect(!html.contains("class=\"open\""))
  }

  @Test func everyClaimOfTheBookSurvivesItsAddress() throws {
    var count = 0
    for file in try ProjectFolder.content().files where file.path.hasSuffix(".md") {
      for body in fences(in: String(decoding: file.bytes, as: UTF8.self)) {
        count += 1
        if TimelineParser.isTimeline(body), let timeline = try? TimelineParser.parse(body).timeline {
          #expect(StateCode(address: StateCode(.sequence(timeline)).address)?.state == .sequence(timeline), "\(body)")
        } else if let scenario = try? ScenarioParser.parse(body).scenario {
          #expect(StateCode(address: StateCode(.moment(scenario)).address)?.state == .moment(scenario), "\(body)")
        }
      }
    }
    #expect(count > 200)
  }
}

extension ExplorerLinkTests {
  private func render(
    _ info: String, _ body: String, href: @escaping @Sendable (EntryKey) -> String? = { _ in "explorer.html#explorer" }
  ) throws -> String {
    let block = try #require(GeneratedBlock.parse(info: info, body: body, line: 1) { _, _ in })
    var page = HTMLWriter()
    block.render(into: &page, context: BlockContext(href: href, usedBy: { _ in [] }, language: .english))
    return String(decoding: page.finish(), as: UTF8.self)
  }

  private func link(in html: String) -> String? {
    html.split(separator: "<p class=\"open\"><a href=\"explorer.html#").last?.split(separator: "\"").first.map(
      String.init)
  }

  /// The texts of the claims in a page.
  private func fences(in text: String) -> [String] {
    text.split(separator: "\n```orientation ").compactMap { part in
      guard part.hasPrefix("scenario\n") || part.hasPrefix("timeline\n") else { return nil }
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return lines.prefix { $0 != "```" }.joined(separator: "\n") + "\n"
    }
  }
}
