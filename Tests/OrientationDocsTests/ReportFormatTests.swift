import OrientationCatalog
import AppFacts
import ReferenceSite
import Testing
import ToolSpecification

@testable import AppBook
@testable import Basics
@testable import Diagnostics
@testable import OrientationDocs

/// What `build` and `check` say in each format, and that no format and no quiet changes a status.
struct ReportFormatTests {
  private static let formats = ReportFormat.allCases.map { ["--format", $0.rawValue] } + [[]]
  private static let manners = formats.flatMap { [$0, $0 + ["--quiet"]] }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Summary\n\n- [Home](home.md)\n", to: "content/SUMMARY.md")
    try folder.write("# Home\n\nText.\n", to: "content/home.md")
  }

  @Test(arguments: manners)
  func noFormatAndNoQuietChangesAStatus(manner: [String]) async throws {
    #expect(await run("build", manner).status == .inSync)
    #expect(await run("check", manner).status == .inSync)
    try folder.write("# changed\n", to: "site/home.html")
    #expect(await run("check", manner).status == .problemsFound)
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "content/home.md")
    #expect(await run("build", manner).status == .problemsFound)
    #expect(await run("check", manner).status == .problemsFound)
    try folder.remove("content")
    for command in ["build", "check"] {
      let (status, recorder) = await run(command, manner)
      #expect(status == .inputUnreadable)
      #expect(recorder.output == "", "nothing half said where there is nothing to say it of")
      #expect(recorder.errors.hasPrefix("error: the book `content` cannot be read: "))
    }
  }

  @Test(arguments: formats)
  func quietLeavesWhatWasFoundAndTakesOnlyTheTalk(format: [String]) async throws {
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "content/home.md")
    for command in ["build", "check"] {
      let aloud = await run(command, format).recorder
      let quiet = await run(command, format + ["--quiet"]).recorder
      #expect(quiet.output == aloud.output)
      #expect((aloud.output + aloud.errors).contains("link.missing"))
      #expect(quiet.errors.utf8.count < aloud.errors.utf8.count)
      #expect(!quiet.errors.contains("problem,") && !quiet.errors.contains("page,"))
    }
  }

  @Test func theTextFormatIsWhatIsPrintedWithoutOne() async throws {
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "content/home.md")
    for command in ["build", "check"] {
      let plain = await run(command, ["--quiet"]).recorder
      let text = await run(command, ["--quiet", "--format", "text"]).recorder
      #expect(text.output == plain.output && text.errors == plain.errors)
      #expect((plain.output + plain.errors).hasPrefix("content/home.md:3: error: "))
    }
  }

  @Test func aFormatThatThereIsNotIsWrongUsage() async {
    let (status, recorder) = await run("check", ["--format", "sarfi"])
    #expect(status == .wrongUsage)
    #expect(recorder.errors == "error: unknown format `sarfi`\n  help: did you mean `sarif`?\n")
  }

  @Test func aProblemOfTheBookIsAnObjectWithItsParts() async throws {
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "content/home.md")
    for command in ["build", "check"] {
      let output = await run(command, ["--format", "json"]).recorder.output
      #expect(
        output == """
          {"tool":{"name":"orientation-docs","version":"\(Program.version)"},"command":"\(command)","diagnostics":[
          {"id":"link.missing","severity":"error","path":"content/home.md","line":3,\
          "message":"no file `gone.md` to link to","help":"did you mean `home.md`?"}],\
          "summary":{"pages":1,"diagnostics":1,"warnings":0,"reachedSite":false,"inSync":false}}

          """)
    }
  }

  @Test func aStaleFileSaysWhatIsStale() async throws {
    _ = await run("build", [])
    try folder.write("old\n", to: "site/home.html")
    try folder.remove("site/404.html")
    let report = try JSONParser.parse(Array(await run("check", ["--format", "json"]).recorder.output.utf8)[...])
    let found = try #require(report["diagnostics"]).elements
    #expect(found.map { $0["id"]?.text } == ["site.missing", "site.stale"])
    #expect(found.map { $0["path"]?.text } == ["site/404.html", "site/home.html"])
    #expect(found.map { $0["line"] } == [.null, .number("1")])
    #expect(found.map { $0["stale"] == nil } == [true, false])
    #expect(
      found[1]["stale"]
        == .object([
          .init(key: "onDisk", value: .string("old")), .init(key: "built", value: .string("<!DOCTYPE html>")),
          .init(key: "changes", value: .array([])),
        ]))
    #expect(found[0]["help"]?.text == "run `orientation-docs build content --output site` and commit site/")
    #expect(report["summary"]?["reachedSite"] == .bool(true))
  }

  @Test func whatIsInSyncIsAReportWithoutFindings() async throws {
    let built = await run("build", ["--format", "json"]).recorder.output
    #expect(
      built.hasSuffix(
        "\"summary\":{\"pages\":1,\"diagnostics\":0,\"warnings\":0,\"reachedSite\":true,\"inSync\":true}}\n"))
    #expect(await run("check", ["--format", "github"]).recorder.output == "")
    let log = try JSONParser.parse(Array(await run("check", ["--format", "sarif"]).recorder.output.utf8)[...])
    #expect(log["runs"]?.elements.first?["results"] == .array([]))
  }

  @Test func anAnnotationPointsAtTheLineOfTheBook() async throws {
    try folder.write("# Home\n\n[gone](gone.md)\n", to: "content/home.md")
    for command in ["build", "check"] {
      #expect(
        await run(command, ["--format", "github"]).recorder.output == """
          ::error file=content/home.md,line=3,title=link.missing::no file `gone.md` to link to%0A\
          help: did you mean `home.md`?

          """)
    }
  }

  @Test func nothingInAnAnnotationCanEndItOrBeginAnother() {
    let problem = Problem.linkMissing(destination: "50%0A,a:b\r\n::stop", suggestion: nil)
    let finding = Finding(Diagnostic(path: "content/a,b:100%\n.md", line: nil, problem: problem))
    #expect(
      WorkflowCommand(finding).text == """
        ::error file=content/a%2Cb%3A100%25%0A.md,title=link.missing::no file `50%250A,a:b\\u{D}\\u{A}::stop` to link to%0A\
        help: correct the path, or create the page
        """)
  }

  @Test func aLogHasARuleForEveryKindAndAResultPointsAtItsOwn() async throws {
    _ = await run("build", [])
    try folder.write("old\n", to: "site/home.html")
    let log = try JSONParser.parse(Array(await run("check", ["--format", "sarif"]).recorder.output.utf8)[...])
    #expect(log["version"]?.text == "2.1.0")
    let run = try #require(log["runs"]?.elements.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.text == "orientation-docs")
    #expect(driver["version"]?.text == Program.version)
    #expect(driver["informationUri"]?.text == Program.address)
    let rules = try #require(driver["rules"]).elements
    #expect(
      rules.map { $0["id"]?.text } == DiagnosticKind.allCases.map(\.rawValue) + AppFindingKind.allCases.map(\.rawValue))
    #expect(rules.allSatisfy { $0["shortDescription"]?["text"]?.text != nil && $0["help"]?["text"]?.text != nil })
    let results = try #require(run["results"]).elements
    #expect(results.count == 1)
    #expect(results[0]["ruleId"]?.text == "site.stale")
    let index = try #require(DiagnosticKind.allCases.firstIndex(of: .siteStale))
    #expect(results[0]["ruleIndex"] == .number("\(index)"))
    #expect(results[0]["level"]?.text == "error")
    let place = try #require(results[0]["locations"]?.elements.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.text == "site/home.html")
    #expect(place["region"]?["startLine"] == .number("1"))
  }

  @Test func aPathInALogIsPercentEncodedAndAMessageHasNoLinks() throws {
    let problem = Problem.blockMalformed(reason: "a [link](0) and {0} and \\")
    let finding = Finding(Diagnostic(path: "./docs/a b/ü%:#?.md", line: nil, problem: problem))
    let log = try JSONParser.parse(SARIFLog([finding]).bytes[...])
    let result = try #require(log["runs"]?.elements.first?["results"]?.elements.first)
    #expect(result["message"]?["text"]?.text?.hasPrefix("a \\[link\\](0) and {{0}} and \\\\\nhelp: ") == true)
    let place = try #require(result["locations"]?.elements.first?["physicalLocation"])
    #expect(place.keys == ["artifactLocation"], "a file as a whole has no region")
    #expect(place["artifactLocation"]?["uri"]?.text == "docs/a%20b/%C3%BC%25%3A%23%3F.md")
  }

  @Test func aProblemKeepsItsFingerprintWhenItsLineMoves() {
    let problem = Problem.linkMissing(destination: "gone.md", suggestion: nil)
    func fingerprints(_ lines: [Int], _ path: String = "content/a.md") -> [String] {
      var fingerprints = Fingerprints()
      return lines.map { fingerprints.next(Finding(Diagnostic(path: path, line: $0, problem: problem))) }
    }
    #expect(fingerprints([3]) == fingerprints([40]))
    #expect(Set(fingerprints([3, 4]) + fingerprints([3], "content/b.md")).count == 3)
  }

  @Test func whatIsFoundInTheAppKeepsItsFingerprintInAFileOfAnotherName() throws {
    func fingerprint(_ path: String, _ subject: String) throws -> String {
      var fingerprints = Fingerprints()
      var source: SourceLines? = SourceLines("app")
      return fingerprints.next(Finding(try harm(path, subject), .warning, in: &source))
    }
    #expect(try fingerprint("A.swift", "Player") == fingerprint("B/A.swift", "Player"))
    #expect(try fingerprint("A.swift", "Player") != fingerprint("A.swift", "List"))
  }

  @Test func aFixIsTheStretchOfTheLineThatIsReplaced() throws {
    try folder.write("let a = 1\n  let ü𝄞 = old // old\n  let b = old\n", to: "app/A.swift")
    var finding = try harm("A.swift", "Player")
    finding.edits = [SourceEdit(path: "A.swift", line: 3, text: "old", replacement: "new")]
    finding.code = CodeSample(language: "swift", text: "let a = [{1}]")
    var source: SourceLines? = SourceLines(folder["app"])
    let found = Finding(finding, .error, in: &source)
    let log = try JSONParser.parse(SARIFLog([found]).bytes[...])
    let result = try #require(log["runs"]?.elements.first?["results"]?.elements.first)
    let change = try #require(result["fixes"]?.elements.first?["artifactChanges"]?.elements.first)
    let replacement = try #require(change["replacements"]?.elements.first)
    #expect(replacement["deletedRegion"]?["startLine"] == .number("3"))
    #expect(replacement["deletedRegion"]?["startColumn"] == .number("11"))
    #expect(replacement["deletedRegion"]?["endColumn"] == .number("14"))
    #expect(replacement["insertedContent"]?["text"]?.text == "new")
    #expect(result["message"]?["markdown"]?.text?.hasSuffix("```swift\nlet a = [{{1}}]\n```") == true)
    #expect(XcodeMessage(found, in: "/r").text.text.contains(":11: error: "))
    // A line that has the text twice, or no longer, has no fix.
    for line in [1, 2, 9] {
      finding.edits = [SourceEdit(path: "A.swift", line: line, text: "old", replacement: "new")]
      #expect(Finding(finding, .error, in: &source).edits.isEmpty)
    }
  }

  @Test func aColumnCountsUTF16CodeUnits() throws {
    try folder.write("let ü𝄞 = old\n", to: "app/A.swift")
    let edit = SourceEdit(path: "A.swift", line: 1, text: "old", replacement: "new")
    var source = SourceLines(folder["app"])
    let reported = try #require(ReportedEdit(edit, in: &source))
    #expect(reported.column == 11 && reported.endColumn == 14)
  }

  @Test func aRuleHasTheAddressOfItsEntryWhereTheBookSaysWhereItsSiteWillBe() async throws {
    try folder.write("# Summary\n\n- [Home](home.md)\n\n[site]: https://example.org/docs/\n", to: "content/SUMMARY.md")
    try folder.write(
      "# Home\n\n```orientation diagnostics\n```\n\n[gone](gone.md)\n", to: "content/home.md")
    let log = try JSONParser.parse(Array(await run("check", ["--format", "sarif"]).recorder.output.utf8)[...])
    let rules = try #require(log["runs"]?.elements.first?["tool"]?["driver"]?["rules"]).elements
    let rule = try #require(rules.first { $0["id"]?.text == "link.missing" })
    #expect(rule["helpUri"]?.text == "https://example.org/docs/home.html#diagnostic.link.missing")
  }

  @Test func aReportForGitLabHasALineForEveryFinding() async throws {
    _ = await run("build", [])
    try folder.remove("site/home.html")
    let report = try JSONParser.parse(Array(await run("check", ["--format", "gitlab"]).recorder.output.utf8)[...])
    let finding = try #require(report.elements.first)
    #expect(finding["check_name"]?.text == "site.missing")
    #expect(finding["location"]?["lines"]?["begin"] == .number("1"))
    #expect(finding["fingerprint"]?.text?.isEmpty == false)
  }

  @Test func aJUnitReportEscapesWhatAMessageHolds() {
    let problem = Problem.blockMalformed(reason: "a < b & \"c\" \("\u{1}")")
    let finding = Finding(Diagnostic(path: "a&b.md", line: 7, problem: problem))
    let text = Self.junit([finding])
    #expect(text.contains("name=\"a&amp;b.md:7\""))
    #expect(text.contains("message=\"a &lt; b &amp; &quot;c&quot; \\u{1}\""))
    #expect(Self.junit([]).contains("failures=\"0\""))
  }

  @Test func aLineForXcodeHasAnAbsolutePathAndAColumn() {
    let problem = Problem.linkMissing(destination: "gone.md", suggestion: nil)
    let finding = Finding(Diagnostic(path: "content/a.md", line: 3, problem: problem))
    #expect(
      XcodeMessage(finding, in: "/repository").text.text
        == "/repository/content/a.md:3:1: error: no file `gone.md` to link to. correct the path, or create the page "
        + "[link.missing]")
  }

  @Test(
    arguments: [
      ("content", "content"), ("./content/", "./content"), ("../content", "../content"),
      ("/repository/docs/content", "docs/content"), ("/repository/content/", "content"),
      ("/repository", "."), ("/repository/", "."), ("/repository2/content", "content"),
      ("/elsewhere/content", "content"),
    ])
  func anAbsolutePathIsShownFromTheWorkingFolderAndNeverInFull(path: String, shown: String) {
    #expect(Path.shown(path, from: "/repository") == shown)
  }

  @Test(
    arguments: [
      ("content/a.md", "content/a.md"), ("./content//a.md", "content/a.md"), ("../b/./a.md", "../b/a.md"),
      ("a/../b.md", "b.md"), ("../../a.md", "../../a.md"), ("./a.md", "a.md"),
      ("a/../\u{301}b.md", "\u{301}b.md"), ("book/..", "."), (".", "."), ("/../a", "/a"), ("/a/..", "/"),
    ])
  func aPathForProgramsHasNoStepsThatLeadNowhere(path: String, normalised: String) {
    #expect(Path.normalised(path) == normalised)
  }

  /// Something that does harm in an app.
  private func harm(_ path: String, _ subject: String) throws -> AppFinding {
    var facts = AppFacts()
    facts.occurrences = [
      Occurrence(
        api: .setDeviceOrientation, role: .use, language: .swift, type: subject, place: FilePlace(path: path, line: 7))
    ]
    return try #require(App(facts).findings().first)
  }

  private static func junit(_ findings: [Finding]) -> String {
    JUnitReport(Report(command: "check", findings: findings, pageCount: 1, reachedSite: false)).text
  }

  private func run(_ command: String, _ options: [String]) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let arguments = [command, folder["content"], "--output", folder["site"]] + options
    return (await Tool.run(arguments, console: recorder.console), recorder)
  }
}
