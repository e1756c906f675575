import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

/// What the page about policies promises of `policy`, `merge` and `check`.
struct PolicyCommandTests {
  private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExampleApp")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Player", "docs"] {
      try FileManager.default.copyItem(atPath: Self.example.appendingPathComponent(name).path, toPath: folder[name])
    }
  }

  @Test func thePagePrintsWhatItsPolicyComesTo() async throws {
    let page = try String(contentsOfFile: ProjectFolder.content + "/tool/policies.md", encoding: .utf8)
    let policy = try #require(page.components(separatedBy: "````text\n").dropFirst().first)
    let text = try #require(policy.components(separatedBy: "````\n").first)
    let output = try #require(page.components(separatedBy: "```text\nPhones are portrait:").dropFirst().first)
    let expected = try #require(output.components(separatedBy: "```\n").first)
    try folder.write("# Policies\n\n" + text, to: "docs/policies.md")
    let run = await run(["policy", folder["docs"]])
    #expect(run.status == .problemsFound)
    #expect(run.output.replacing(folder["docs"], with: "docs") == "Phones are portrait:" + expected)
  }

  @Test func thePoliciesOfTheExampleAppAreProved() async throws {
    let run = await run(["policy", folder["docs"]])
    #expect(run.status == .inSync)
    #expect(run.output.contains("never: exception — holds\n"))
  }

  @Test func aChangeOfTheCodeThatBreaksAPolicyIsFoundAtTheAnswerThatDecides() async throws {
    try folder.write(
      "# Policies\n\n```orientation policy\non: iPad\nalways: all\nnever: Settings: portrait\n```\n",
      to: "docs/policies.md")
    let run = await run(["check", folder["docs"], "--output", folder["site"], "--no-reference"])
    #expect(run.status == .problemsFound)
    #expect(run.output.contains("[policy.fails]"))
  }

  /// Two stacks on which six screens each can lie make more places than the least memory holds.
  @Test func aSearchThatReachesItsMemoryIsNotProvedAndSaysSo() async throws {
    let screens = (0..<12).map { number in
      "S\(number): RootTabBarController(selected) > \(number < 6 ? "A" : "B")=UINavigationController > Screen\(number)"
    }
    try folder.write(
      "# Screens\n\n```orientation screens\n\(screens.joined(separator: "\n"))\n```\n", to: "docs/screens.md")
    try folder.write(
      "# Policies\n\n```orientation policy\non: iPhone, iOS 17 and later\nalways: all\n```\n", to: "docs/policies.md")
    let run = await run(["policy", folder["docs"], "--memory", "1"])
    #expect(run.status == .problemsFound)
    #expect(run.output.contains("not proved: the search gave up at "), "\(run.output)")
  }

  @Test(arguments: [["--memory", "0"], ["--memory", "1.5"], ["--time", "0"], ["--time", "soon"], ["--time", "-1"]])
  func aLimitThatIsNoneIsWrongUsage(limit: [String]) async {
    let run = await run(["policy", folder["docs"]] + limit)
    #expect(run.status == .wrongUsage)
    #expect(run.errors.contains("state a whole number from 1 to"))
  }

  @Test func anAcceptedFailureIsNoError() async throws {
    try folder.write(
      "# Policies\n\n```orientation policy\nalways: portrait\naccept: fails, because the list rotates\n```\n",
      to: "docs/policies.md")
    let policy = await run(["policy", folder["docs"]])
    #expect(policy.status == .inSync)
    #expect(policy.output.contains("accepted: the list rotates"))
    let build = await run(["build", folder["docs"], "--output", folder["site"], "--no-reference"])
    #expect(build.status == .inSync, "\(build.errors)")
    let page = try folder.text(of: "site/policies.html")
    #expect(page.contains("Accepted: the list rotates") && page.contains("class=\"scenario timeline\""))
  }

  @Test func aStatementThatNeverAppliesIsNotCalledProved() async throws {
    try folder.write(
      "# Policies\n\n```orientation policy\nalways: all\nafter: popped Player: portrait\n```\n",
      to: "docs/policies.md")
    let policy = await run(["policy", folder["docs"]])
    #expect(policy.status == .problemsFound)
    #expect(policy.output.contains("policies.md:5: error: `after: popped Player: portrait` never applies"))
    #expect(!policy.output.contains("after: popped Player: portrait — proved"))
  }

  @Test func aPolicyThatCannotBeReadSaysWhatToDoOnALineBelow() async throws {
    try folder.write(
      "# Policies\n\n```orientation policy\nalways: all\nexcept: Nothing: portrait\n```\n", to: "docs/policies.md")
    let policy = await run(["policy", folder["docs"]])
    #expect(policy.status == .problemsFound)
    #expect(
      policy.output.contains(
        "docs/policies.md:5: error: no screen `Nothing`; the screens are List, Player, Settings [policy.malformed]\n  help: write the name as"
      ), "\(policy.output)")
  }

  @Test func anAcceptanceOfWhatDoesNotHappenIsAnError() async throws {
    try folder.write(
      "# Policies\n\n```orientation policy\nalways: all\naccept: not proved, because it is deep\n```\n",
      to: "docs/policies.md")
    let policy = await run(["policy", folder["docs"]])
    #expect(policy.status == .problemsFound)
    #expect(policy.output.contains("docs/policies.md:5: error: `accept: not proved` accepts nothing"))
    let check = await run(["check", folder["docs"], "--output", folder["site"], "--no-reference"])
    #expect(check.status == .problemsFound)
    #expect(check.output.contains("[policy.unneeded]"))
  }

  @Test func aVerdictSaysWhichAssumptionDecidesIt() async throws {
    try folder.write(
      """
      # Policies

      ```orientation policy
      on: iPhone, iOS 16
      events: presentations, dismissals
      never: exception
      never: unchanged not-announced
      ```

      """, to: "docs/policies.md")
    let policy = await run(["policy", folder["docs"]])
    #expect(policy.output.contains("never: exception — holds\n"))
    #expect(
      policy.output.contains(
        "never: unchanged not-announced — holds if presentation-asks-again/dismissed-calls-again (reported)"))
    #expect(policy.output.contains("\npresentation-asks-again/dismissed-calls-again: When the presented"))
    let json = await run(["policy", folder["docs"], "--json"])
    let record = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let verdict = try #require((record["verdicts"] as? [[String: Any]])?.first)
    #expect((verdict["openAnswers"] as? [String])?.contains("order-of-choice/portrait-landscape-right-left") == true)
    let statements = try #require(verdict["statements"] as? [[String: Any]])
    #expect(statements.map { $0["verdict"] as? String } == ["proved", "proved"])
    #expect(statements.map { $0["standing"] as? String } == [nil, "assumption"])
    #expect((statements[1]["holdsIf"] as? [String])?.first == "presentation-asks-again/dismissed-calls-again")
    let build = await run(["build", folder["docs"], "--output", folder["site"], "--no-reference"])
    #expect(build.status == .inSync, "\(build.errors)")
    let page = try folder.text(of: "site/policies.html")
    #expect(page.contains("Holds if this is so:"))
    #expect(page.contains("Each was played with its other answers"))
  }

  @Test func theRepairsOfAFailureAreInTheRecord() async throws {
    try folder.write("# Policies\n\n```orientation policy\nalways: portrait\n```\n", to: "docs/policies.md")
    let json = await run(["policy", folder["docs"], "--json"])
    let record = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let verdict = try #require((record["verdicts"] as? [[String: Any]])?.first)
    let statement = try #require((verdict["statements"] as? [[String: Any]])?.first)
    let whyNot = try #require(statement["whyNot"] as? [String: Any])
    let repairs = try #require(whyNot["repairs"] as? [[String: Any]])
    #expect(whyNot["expected"] as? String == "always: portrait")
    #expect(!repairs.isEmpty && repairs.allSatisfy { ["code", "Info.plist"].contains($0["owner"] as? String ?? "") })
  }

  @Test func gapsAndOverlapsAreOnThePageOfThePolicies() async throws {
    try folder.write(
      """
      # Policies

      ```orientation policy Phones
      on: iPhone
      always: all
      ```

      ```orientation policy Lists
      on: iPhone, iOS 16 and later
      except: List: all
      ```

      """, to: "docs/policies.md")
    let build = await run(["build", folder["docs"], "--output", folder["site"], "--no-reference"])
    #expect(build.status == .inSync, "\(build.errors)")
    let page = try folder.text(of: "site/policies.html").replacing("<wbr>", with: "")
    #expect(page.contains("always: all overlaps with except: List: all of the policy Lists: List, iPhone"))
    #expect(page.contains("except: List: all overlaps with always: all of the policy Phones: List, iPhone"))
    #expect(page.components(separatedBy: "No policy states the orientations of ").count == 4)
  }

  @Test func aScreenThatCannotBeReadIsToldByWhatProvesPolicies() async throws {
    let screens = try folder.text(of: "docs/screens.md").replacing("> SettingsViewController", with: "> [Settings")
    try folder.write(screens, to: "docs/screens.md")
    for command in [
      ["check", folder["docs"], "--output", folder["site"], "--no-reference"], ["policy", folder["docs"]],
    ] {
      let run = await run(command)
      #expect(run.status == .problemsFound)
      #expect(run.output.contains("screens.md:"))
      #expect(run.output.contains("`[` without its `]` [claim.malformed]"))
    }
  }

  @Test func aRunInPartsIsTheWholeRun() async throws {
    try folder.write(
      "# Policies\n\n```orientation policy\nevents: presentations, dismissals\nalways: all\n```\n",
      to: "docs/policies.md")
    let whole = await run(["policy", folder["docs"], "--json"])
    for part in 1...3 {
      let run = await run(["policy", folder["docs"], "--shard", "\(part)/3", "--output", folder["part\(part)"]])
      #expect(run.status == .inSync)
    }
    let merged = await run(["merge", folder["part2"], folder["part3"], folder["part1"], "--json"])
    #expect(merged.output == whole.output)
    let missing = await run(["merge", folder["part1"], folder["part3"]])
    #expect(missing.status == .inputUnreadable)
    #expect(missing.errors.hasPrefix("error: no file has unit 1\n"))
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}
