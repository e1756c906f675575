import AppFacts
import HTML
import Orientation
import OrientationCatalog
import Testing

@testable import ReferenceSite

@Suite struct GeneratedBlockTests {
  /// Every block that a page can ask for, but for claims.
  private static let requests: [String] = BlockKind.allCases.filter { $0 != .scenario && $0 != .timeline }.flatMap {
    kind in
    if kind == .controller { return ["controller Player"] }
    if kind == .picture { return kind.names.map { "picture " + $0 } + ["picture mask portrait, landscapeRight"] }
    return kind.argument == nil ? [kind.rawValue] : kind.names.map { kind.rawValue + " " + $0 }
  }

  /// An app with something of everything.
  private static let app: App = {
    var sample = SampleApp(declarations: [SampleApp.list(.supported, [.portrait, .portraitUpsideDown])])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .computed("mask"))
    sample.implement(.supportedInterfaceOrientations, in: "List", .mask(.landscape))
    sample.facts.looseDeclarations = [SampleApp.list(.supportedOnPad, [])]
    sample.facts.unread = [.init(place: .init(path: "a.swift", line: 1), reason: "…")]
    return sample.app
  }()

  @Test(arguments: Language.allCases)
  func aBlockWritesTheIDsThatItNamesAndNoOthers(language: Language) throws {
    for request in Self.requests {
      let block = try #require(parse(request), "\(request)")
      let written = Set(ids(in: render(block, language)).filter { !$0.hasSuffix(".caption") })
      #expect(written == Set(block.anchors.map(\.id)), "\(request)")
    }
  }

  @Test func theWordsOfABlockAreInTheLanguageOfThePage() throws {
    for request in Self.requests where !request.hasPrefix("diagnostics") && !request.hasPrefix("facts") {
      let block = try #require(parse(request))
      let english = render(block, .english)
      #expect(!english.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(request)")
      #expect(render(block, .simplifiedChinese) != english, "\(request)")
    }
  }

  @Test func aBlockWithTextInItIsReported() {
    var problems: [Problem] = []
    let block = GeneratedBlock.parse(info: "mapping", body: "a table\n", line: 3) { problem, _ in
      problems.append(problem)
    }
    #expect(block == nil)
    #expect(problems.map(\.id) == ["block.malformed"])
  }

  @Test func aFalseClaimIsReportedAtTheLineThatSaysIt() {
    var found: [(String, Int)] = []
    let body = "iOS: 15\ndevice: landscapeLeft\n=> turned landscapeRight\nbecause: order-of-choice\n"
    _ = GeneratedBlock.parse(info: "scenario", body: body, line: 10) { found.append(($0.id, $1)) }
    #expect(found.map(\.0) == ["claim.false"])
    #expect(found.map(\.1) == [14])
  }

  @Test func aClaimShowsItsFactsItsVerdictAndItsTrace() throws {
    let body = "iOS: 15\nshouldAutorotate: no\ndevice: landscapeLeft\n=> unchanged autorotation-off\n"
    let block = try #require(GeneratedBlock.parse(info: "scenario", body: body, line: 1) { _, _ in })
    let html = render(block, .english)
    #expect(html.contains("<dt>shouldAutorotate</dt><dd>no</dd>"))
    #expect(html.contains("class=\"verdict unchanged\""))
    #expect(html.contains("<li class=\"deciding\"><a href=\"#rule:should-autorotate-no-keeps-current\">"))
    #expect(block.mentions.contains(.rule("should-autorotate-no-keeps-current")))
  }

  @Test func dataAndPagesSayTheSameOfEveryCell() {
    for matrix in ComputedMatrices.all {
      let lines = MatrixCSV(matrix: matrix).text.split(separator: "\n")
      #expect(lines.count == 1 + matrix.rows.count * matrix.columns.count)
      let ids = matrix.cells.joined().map(\.id)
      #expect(Set(ids).count == ids.count, "\(matrix.kind)")
    }
  }
}

extension GeneratedBlockTests {
  private func parse(_ request: String) -> GeneratedBlock? {
    GeneratedBlock.parse(info: request, body: "", line: 1, app: Self.app) { problem, _ in
      Issue.record("\(request): \(problem)")
    }
  }

  private func render(_ block: GeneratedBlock, _ language: Language) -> String {
    var page = HTMLWriter()
    let context = BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: language)
    block.render(into: &page, context: context)
    return String(decoding: page.finish(), as: UTF8.self)
  }

  private func ids(in html: String) -> [String] {
    html.split(separator: " id=\"", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "\"", maxSplits: 1).first.map(String.init) }
  }
}
