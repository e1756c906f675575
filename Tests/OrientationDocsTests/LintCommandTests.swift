import AppBook
import Foundation
import Testing
import ToolSpecification

@testable import Basics
@testable import OrientationDocs

/// `lint`: what it tells, what it is silent about, and how it ends.
struct LintCommandTests {
  private static let source = """
    import UIKit

    final class Player: UIViewController {
      override var shouldAutorotate: Bool { false }
      func turn() {
        UIDevice.current.setValue(3, forKey: "orientation")
      }
    }

    """
  private static let turn = "key-value-coding-only-logs"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleProject.write(to: folder, settings: "TARGETED_DEVICE_FAMILY = 1;")
    try folder.write(SampleProject.list, to: "App/Info.plist")
    try folder.write(Self.source, to: "App/Player.swift")
  }

  // MARK: What is told

  @Test func aFindingHasTheFormOfCompilersWithItsColumn() async {
    let lint = await lint()
    #expect(lint.status == .inSync)
    #expect(
      lint.output.contains(
        "App/Player.swift:6:43: warning: Player sets UIDevice.orientation, which has no effect on iOS 16 and later [\(Self.turn)]\n"
      ))
    #expect(lint.output.contains("App/Player.swift:4:16: warning: Player keeps the interface by shouldAutorotate"))
    #expect(lint.errors.contains("3 warnings, in "))
    #expect(lint.errors.contains("`orientation-docs explain one-landscape-only` gives the reason"))
    #expect(!lint.output.contains("^~"))
  }

  @Test func aTerminalShowsTheCodeWithCaretsBelowTheWord() async {
    let transcript = Transcript()
    let console = Console(isTerminal: true) { _, bytes in transcript.append(bytes) }
    _ = await Tool.run(["lint", folder["App"]], console: console)
    #expect(
      transcript.text.contains(
        "    4 |   override var shouldAutorotate: Bool { false }\n      |                ^~~~~~~~~~~~~~~~\n"))
  }

  @Test func whatEndsTheAppIsAnErrorAndFailsTheRun() async throws {
    try folder.write(
      SampleProject.list.replacing("\t<key>UIApplicationSceneManifest</key><dict/>\n", with: ""), to: "App/Info.plist")
    let lint = await lint()
    #expect(lint.status == .problemsFound)
    #expect(lint.output.hasPrefix("App/Info.plist: error: App does not use scenes"), "an error comes first")
  }

  @Test(arguments: [
    ("error", ExitCode.inSync), ("warning", .problemsFound), ("unread", .problemsFound), ("never", .inSync),
  ])
  func theLevelSaysWhenTheRunFails(level: String, status: ExitCode) async {
    #expect(await lint(["--fail-on", level]).status == status)
  }

  @Test func whatCannotBeReadFailsOnlyWhereThatIsAskedFor() async throws {
    try folder.write("import UIKit\n", to: "App/Player.swift")
    try folder.write(SampleProject.list.replacing("LandscapeLeft", with: "PortraitUpsideDown"), to: "App/Info.plist")
    try Data([0x40, 0xFF, 0xFF]).write(to: URL(fileURLWithPath: folder["App/Latin.m"]))
    #expect(await lint(["--fail-on", "warning"]).status == .inSync)
    let strict = await lint(["--fail-on", "unread"])
    #expect(strict.status == .problemsFound && strict.errors.contains("Latin.m: the file cannot be decoded"))
  }

  @Test func filesAreToldAloneAndTheAppIsScannedAsAWhole() async throws {
    let lint = await run(["lint", folder["App/Player.swift"], "--project", folder["App"]])
    #expect(lint.output.contains("Player.swift") && !lint.output.contains("Info.plist"))
    try folder.write("import UIKit\n", to: "Other.swift")
    let outside = await run(["lint", folder["Other.swift"], "--project", folder["App"]])
    #expect(outside.status == .wrongUsage && outside.errors.contains("is not in the app"))
  }

  @Test func aVersionLeavesOutWhatDoesNoHarmOnIt() async {
    #expect(await lint(["--ios", "16"]).output.contains(Self.turn))
    let older = await lint(["--ios", "15"])
    #expect(!older.output.contains(Self.turn) && older.output.contains("one-landscape-only"))
    #expect(await lint(["--ios", "24"]).status == .wrongUsage)
    #expect(await lint(["--ios", "new"]).status == .wrongUsage)
  }

  @Test func aFolderWithoutAnAppIsAFault() async throws {
    try folder.makeFolder("empty")
    let lint = await run(["lint", folder["empty"]])
    #expect(lint.status == .inputUnreadable && lint.output == "" && lint.errors.contains("no app was found in `empty`"))
    #expect(await run(["lint", folder["nowhere"]]).status == .inputUnreadable)
    #expect(await run(["lint", folder["App"], folder["empty"]]).status == .wrongUsage)
  }

  @Test func aFolderOfWhichNothingCanBeReadSaysWhatWasThere() async throws {
    try folder.write(
      "import ProjectDescription\nlet project = Project.makeModule(name: \"App\")\n", to: "tuist/Project.swift")
    let lint = await run(["lint", folder["tuist"]])
    #expect(lint.status == .inputUnreadable)
    #expect(lint.errors.contains("  help: Project.swift:2: Tuist computes the project of this file in Swift"))
  }

  @Test func codeThatIsLeftOutAsVendoredIsTold() async throws {
    #expect(await !lint().errors.contains("left out"))
    try folder.write(Self.source.replacing("Player", with: "Film"), to: "App/Vendor/Film/Film.swift")
    let lint = await lint()
    #expect(lint.errors.contains("  left out: 2 places in code that is not the app's own, below Vendor\n"))
    #expect(!lint.output.contains("Film"))
  }

  @Test(arguments: ReportFormat.allCases) func everyFormatTellsEveryFinding(format: ReportFormat) async {
    let lint = await lint(["--format", format.rawValue])
    for id in [Self.turn, "one-landscape-only", "should-autorotate-not-consulted"] { #expect(lint.output.contains(id)) }
  }

  @Test func findingsAreToldInTheLanguageThatIsAskedForOrThatOfTheBook() async throws {
    let asked = await lint(["--language", "zh-Hans"])
    #expect(asked.output.contains("App/Player.swift:6:") && asked.output.contains(": warning: Player "))
    #expect(asked.output.contains("[\(Self.turn)]") && !asked.output.contains("has no effect"))
    #expect(asked.errors.hasPrefix("3 个警告，用时 "))
    #expect(asked.errors.contains(" --language zh-Hans` 给出原因和修正的代码"))
    try folder.write("# Book\n\n- [Home](README.md)\n\n[language]: zh-Hans\n", to: "docs/SUMMARY.md")
    #expect(await lint(["--book", folder["docs"]]).output == asked.output)
    #expect(await lint(["--book", folder["docs"], "--language", "en"]).output == (await lint()).output)
    #expect(await lint(["--language", "fr"]).status == .wrongUsage)
  }

  // MARK: What is accepted

  @Test func aCommentAcceptsTheFindingOfItsLineOrOfTheNextWithItsReason() async throws {
    try write(
      "  // orientation-docs:accept should-autorotate-not-consulted: iOS 15 alone.\n\n  @objc\n",
      before: "  override var should")
    try write(" // orientation-docs:accept \(Self.turn): Logged.", before: "\n  }\n}")
    let lint = await lint()
    #expect(!lint.output.contains("Player.swift"), "\(lint.output)")
    #expect(lint.errors.contains("1 warning; 2 accepted"))
    #expect(await self.lint(["--format", "sarif"]).output.contains(#""justification":"iOS 15 alone.""#))
  }

  @Test(arguments: [
    ("key-value-coding: Logged.", "error: no kind of finding is called `key-value-coding`; did you mean `\(turn)`?"),
    (turn, "error: the comment gives no reason"),
    ("stuck-screen: Meant.", "warning: the app has no finding `stuck-screen` in line 7"),
  ])
  func aCommentThatAcceptsNothingIsTold(comment: String, message: String) async throws {
    try write("    // orientation-docs:accept \(comment)\n", before: "    UIDevice")
    let lint = await lint()
    #expect((lint.status == .problemsFound) == message.hasPrefix("error"))
    #expect(lint.output.contains("App/Player.swift:6: \(message)"))
    #expect(lint.output.contains(Self.turn))
  }

  @Test func aBaselineAcceptsBySymbolAndTellsWhatIsGone() async throws {
    let baseline = folder["baseline.json"]
    #expect(await lint(["--write-baseline", baseline]).status == .inSync)
    #expect(!(try folder.text(of: "baseline.json")).contains("\"line\""))
    let known = await lint(["--baseline", baseline, "--fail-on", "warning"])
    #expect(known.status == .inSync && known.output == "" && known.errors.contains("no findings; 3 accepted"))
    try write("\n\n\n", before: "import UIKit")
    #expect(await lint(["--baseline", baseline]).output == "", "lines have moved")
    try folder.write(
      "final class Other: UIViewController { func turn() { UIDevice.current.setValue(3, forKey: \"orientation\") } }\n",
      to: "App/Other.swift")
    let new = await lint(["--baseline", baseline]).output
    #expect(new.contains("App/Other.swift:1:") && !new.contains("Player.swift"))
    try folder.remove("App/Other.swift")
    try folder.write(
      Self.source.replacing("UIDevice.current.setValue(3, forKey: \"orientation\")", with: ""), to: "App/Player.swift")
    let gone = await lint(["--baseline", baseline])
    #expect(
      gone.output.contains(
        "baseline.json:2: warning: the app has no finding `\(Self.turn)` of `Player` [findings.unneeded]"))
  }

  @Test func aBaselineIsWrittenAgainAndAFileOfTheTeamIsNot() async throws {
    let baseline = folder["baseline.json"]
    #expect(await lint(["--write-baseline", baseline]).status == .inSync)
    #expect(await lint(["--write-baseline", baseline]).errors.contains("unchanged"))
    try folder.write(
      try folder.text(of: "baseline.json").replacing(Baseline.reason, with: "Ours."), to: "baseline.json")
    #expect(await lint(["--write-baseline", baseline]).status == .inputUnreadable)
    #expect(try folder.text(of: "baseline.json").contains("Ours."))
    #expect(await lint(["--baseline", folder["none.json"]]).status == .inputUnreadable)
    #expect(await lint(["--baseline", baseline, "--write-baseline", baseline]).status == .wrongUsage)
  }

  @Test func aBaselineInTheBookKeepsWhenEachFindingWasFirstSeen() async throws {
    let commit = String(repeating: "a1", count: 20)
    let baseline = folder["docs/findings.json"]
    let book = ["--book", folder["docs"]]
    try folder.write("# Book\n\n- [Home](README.md)\n", to: "docs/SUMMARY.md")
    let first = ["--write-baseline", baseline, "--app-version", "4.2", "--commit", commit]
    #expect(await lint(first + book).errors.contains("3 findings, written"))
    try folder.write(
      "final class Other: UIViewController { func turn() { UIDevice.current.setValue(3, forKey: \"orientation\") } }\n",
      to: "App/Other.swift")
    #expect(await lint(["--write-baseline", baseline, "--app-version", "4.3"] + book).errors.contains("4 findings, "))
    let entries = try folder.text(of: "docs/findings.json").split(separator: "\n")
    #expect(entries.count { $0.contains("\"version\":\"4.2\",\"commit\":\"\(commit)\"") } == 3)
    #expect(entries.count { $0.contains("\"Other\"") && $0.contains("\"version\":\"4.3\"}") } == 1)
    let known = await lint(book + ["--format", "json"])
    #expect(known.status == .inSync)
    #expect(known.output.contains("\"firstSeen\":{\"version\":\"4.2\",\"commit\":\"\(commit)\"}"))
  }

  @Test(arguments: [["--app-version", "4.2"], ["--write-baseline", "b.json", "--commit", "a1b2"]])
  func whenAFindingIsFirstSeenIsStatedForABaseline(arguments: [String]) async {
    #expect(await lint(arguments).status == .wrongUsage)
  }

  @Test func theCommentCountsBeforeTheBaselineAndThatBeforeTheBook() async throws {
    let entry = "{\"kind\": \"\(Self.turn)\", \"symbol\": \"Player\", \"reason\": \"in the baseline\"}"
    try folder.write("{\"accepted\": [\n\(entry)]}\n", to: "baseline.json")
    try folder.write("# Book\n\n- [Home](README.md)\n", to: "docs/SUMMARY.md")
    try folder.write(
      "{\"accepted\": [\n\(entry.replacing("in the baseline", with: "Meant."))]}\n", to: "docs/findings.json")
    let arguments = ["--baseline", folder["baseline.json"], "--book", folder["docs"]]
    let unneeded = { (output: String) in
      ["baseline.json:2", "docs/findings.json:2"].filter { output.contains("\($0): warning: the app has no finding") }
    }
    #expect(unneeded(await lint(["--book", folder["docs"]]).output) == [])
    #expect(unneeded(await lint(arguments).output) == ["docs/findings.json:2"])
    try write(" // orientation-docs:accept \(Self.turn): Logged.", before: "\n  }\n}")
    #expect(unneeded(await lint(arguments).output) == ["baseline.json:2", "docs/findings.json:2"])
  }

  @Test func aNamedBookHasToBeThere() async {
    let missing = await lint(["--book", folder["none"]])
    #expect(missing.status == .inputUnreadable && missing.errors.contains("`none` is no book"))
  }

  // MARK: One place

  @Test func everyCommandTellsTheSameFindings() async throws {
    try folder.write(
      "@implementation Menu\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  return UIInterfaceOrientationPortrait;\n}\n@end\n",
      to: "App/Menu.m")
    try folder.write("@interface Menu : UIViewController\n@end\n", to: "App/Menu.h")
    try write(
      "  // orientation-docs:accept should-autorotate-not-consulted: iOS 15 alone.\n", before: "  override var should")
    let lint = Self.findings(await self.lint().output)
    #expect(lint.count == 4, "\(lint)")
    #expect(Self.findings(await run(["fix", "--dry-run", "--project", folder["App"]]).errors) == lint)
    let tools = ServerToolbox(reference: nil, folders: nil)
    let path = JSONValue.Member(key: "path", value: .string(folder["App"]))
    let scan = await tools.call(.scan, [path], roots: [folder.path])
    #expect(Self.findings(scan.text) == lint)
    #expect(await run(["init", folder["docs"], "--project", folder["App"]]).status == .inSync)
    let site = ["--output", folder["site"], "--no-reference"]
    #expect(await run(["build", folder["docs"]] + site).status == .inSync)
    #expect(Self.findings(await run(["check", folder["docs"]] + site).output) == lint)
  }

  /// The lines of findings, without the severity, which is the command's.
  private static func findings(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(.*?): (?:warning|error): (.*\[[a-z-]+\])/) else { return nil }
      return "\(match.1) \(match.2)"
    }.sorted()
  }

  private func write(_ text: String, before mark: String) throws {
    let source = try folder.text(of: "App/Player.swift")
    let place = try #require(source.firstRange(of: mark))
    try folder.write(source[..<place.lowerBound] + text + source[place.lowerBound...], to: "App/Player.swift")
  }

  private func lint(_ options: [String] = []) async -> (status: ExitCode, output: String, errors: String) {
    await run(["lint", folder["App"]] + options)
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}
