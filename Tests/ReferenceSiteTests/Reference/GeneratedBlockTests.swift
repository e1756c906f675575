import AppFacts
import HTML
import Orientation
import OrientationCatalog
import Testing
import ToolSpecification

@testable import AppBook
@testable import Blocks
@testable import Diagnostics
@testable import ReferenceSite

@Suite struct GeneratedBlockTests {
  /// Every block that a page can ask for, but for claims.
  private static let requests: [String] = GeneratedBlock.specifications.flatMap { specification in
    let name = specification.name
    switch specification.form {
    case .plain: return [name]
    case .named(_, let names, _):
      let fence = BlockFence(words: [], body: "", line: 1, app: Self.app, commands: [Self.command])
      return names(fence).map { name + " " + $0 }
    case .words: return name == "sources" ? [name, "sources tests code"] : []
    case .text: return name == "screens" ? [name] : []
    case .free:
      return Pictures.all.compactMap { picture in
        guard case .plain = picture.form else { return nil }
        return "picture " + picture.name
      } + ["picture mask portrait, landscapeRight"]
    }
  }

  private static let command = CommandSpecification(
    name: "turn", operands: "[DEVICE]", maximumOperands: 1,
    options: [OptionSpecification(name: "by", placeholder: "ANGLE", summary: "How far, as in `90`.")],
    summary: "Turn a device.", discussion: "", statuses: [.problemsFound: "It has not turned."])

  /// An app with something of everything.
  private static let app: App = {
    var sample = SampleApp(declarations: [SampleApp.list(.supported, [.portrait, .portraitUpsideDown])])
    sample.implement(.supportedInterfaceOrientations, in: "Player", .computed("mask"))
    sample.implement(.supportedInterfaceOrientations, in: "List", .mask(.landscape))
    sample.use(.deviceOrientation, in: "List")
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

  /// A reader takes what is in no element for text.
  @Test(arguments: Language.allCases)
  func nothingButTextStandsBetweenTheElementsOfABlock(language: Language) throws {
    for request in Self.requests {
      var page = HTMLWriter()
      try #require(parse(request), "\(request)").render(into: &page, context: context(language))
      page.read { html in
        var html = html
        while let event = html.next() {
          switch event {
          case .start(.svg, _): html.skip(.svg)
          case .start, .end: break
          // A `<` that was escaped comes by itself.
          case .text(let bytes): #expect(bytes.count == 1 || !bytes.contains(UInt8(ascii: "<")), "\(request)")
          }
        }
      }
    }
  }

  @Test func theWordsOfABlockAreInTheLanguageOfThePage() throws {
    // These quote sources, and a text of UIKit, that are in Chinese.
    let quoting = ["rule-uses", "disagreements", "error", "finding "]
    for request in Self.requests where !request.hasPrefix("diagnostics") && !request.hasPrefix("facts") {
      let block = try #require(parse(request))
      let english = render(block, .english)
      let isQuoting = quoting.contains { request.hasPrefix($0) }
      #expect(
        isQuoting || !english.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(request)")
      #expect(render(block, .simplifiedChinese) != english, "\(request)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyListOfVersionsEndsWithTheNewest(language: Language) throws {
    var lists = 0
    for request in Self.requests {
      let html = render(try #require(parse(request)), language)
      for list in html.matches(of: /<(select|thead)\b.*?<\/\1>/.dotMatchesNewlines()) {
        let texts = list.output.0.matches(of: />(?:[^<]*iOS )?(\d+(?:\.\d+)?)(?:–\d+)?(\+?)</)
        guard texts.count > 1 else { continue }
        lists += 1
        // A list of the major versions alone is as new as can be with the newest of them.
        let hasMinor = texts.contains { $0.1.contains(".") }
        let newest = hasMinor ? OSVersion.newest.description : String(OSVersion.newest.major)
        let reachesNewest = texts.contains { $0.2 == "+" || $0.1 == newest }
        #expect(reachesNewest, "\(request): \(texts.map { String($0.0) })")
      }
    }
    #expect(lists > 5)
  }

  @Test func aCommandIsShownWithItsUsageItsOptionsAndItsExitStatuses() throws {
    let html = render(try #require(parse("command turn")), .english)
    #expect(html.contains("<pre><code>orientation-docs turn [DEVICE] [--by ANGLE]\n</code></pre>"))
    for option in Self.command.options { #expect(html.contains("<code>\(option.usage)</code>")) }
    #expect(html.contains("How far, as in <code>90</code>."))
    #expect(html.contains("<th scope=\"row\">1</th><td class=\"prose\">It has not turned.</td>"))
  }

  @Test func aCommandThatTheToolHasNotIsReportedWithTheNearest() {
    var problems: [Problem] = []
    _ = GeneratedBlock.parse(info: "command trun", body: "", line: 3, commands: [Self.command]) { problem, _ in
      problems.append(problem)
    }
    #expect(problems == [.entryUnknown(kind: "command", name: "trun", suggestion: "turn")])
  }

  @Test func aMessageBeginsWithItsTextItsCauseAndItsFix() throws {
    let html = render(try #require(parse("error geometry-none-supported")), .english)
    let parts = ["<pre><code>None of the requested", "Cause.", "Fix.", "<p class=\"legend\">", "所有已请求的方向", "<details>"]
    let places = try parts.map { try #require(html.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    #expect(html.contains("<summary>Versions and sources (7)</summary>"))
  }

  @Test func theKindsOfSourcesTogetherAreAllSources() throws {
    func ids(_ request: String) throws -> [String] { try #require(parse(request)).anchors.map(\.id) }
    let kinds = ["headers documentation", "tests code", "issues", "blogs articles"]
    #expect(try kinds.flatMap { try ids("sources " + $0).dropFirst() }.sorted() == ids("sources").dropFirst().sorted())
  }

  @Test func aKindOfSourcesThatThereIsNotIsReportedWithTheNearest() {
    var problems: [Problem] = []
    _ = GeneratedBlock.parse(info: "sources header", body: "", line: 3) { problem, _ in problems.append(problem) }
    #expect(problems == [.entryUnknown(kind: "kind of source", name: "header", suggestion: "headers")])
  }

  @Test func everyExitStatusHasItsRow() throws {
    let html = render(try #require(parse("exit-statuses")), .english)
    for code in ExitCode.allCases { #expect(html.contains(">\(code.rawValue)</th><td>\(code.meaning)</td>")) }
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
    let link = ##"<a href="#rule:should-autorotate-no-keeps-current" title="should-autorotate-no-keeps-current">"##
    #expect(html.contains("<li class=\"deciding\">\(link)unchanged autorotation-off</a></li>"))
    #expect(block.mentions.contains(.rule("should-autorotate-no-keeps-current")))
  }

  @Test func dataAndPagesSayTheSameOfEveryCell() {
    for matrix in ComputedMatrices.all {
      let lines = String(decoding: MatrixCSV(matrix: matrix).bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 1 + matrix.rows.count * matrix.columns.count)
      let ids = matrix.cells.joined().map(\.id)
      #expect(Set(ids).count == ids.count, "\(matrix.kind)")
    }
  }
}

extension GeneratedBlockTests {
  private func parse(_ request: String) -> GeneratedBlock? {
    GeneratedBlock.parse(info: request, body: "", line: 1, app: Self.app, commands: [Self.command]) { problem, _ in
      Issue.record("\(request): \(problem)")
    }
  }

  private func render(_ block: GeneratedBlock, _ language: Language) -> String {
    var page = HTMLWriter()
    block.render(into: &page, context: context(language))
    return String(decoding: page.finish(), as: UTF8.self)
  }

  private func context(_ language: Language) -> BlockContext {
    BlockContext(href: { "#" + $0.text }, usedBy: { _ in [] }, language: language)
  }

  private func ids(in html: String) -> [String] {
    html.split(separator: " id=\"", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "\"", maxSplits: 1).first.map(String.init) }
  }
}
