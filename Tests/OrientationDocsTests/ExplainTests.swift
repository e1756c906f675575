import Foundation
import Testing
import ToolSpecification

@testable import OrientationDocs

struct ExplainTests {
  @Test func factsComeFromTheOperandsOrFromStandardInput() async throws {
    #expect(try await run(["iOS: 15", "idiom: pad"]).output == "iOS: 15\nidiom: pad\n")
    #expect(try await run([], input: "iOS: 15\n").output == "iOS: 15\n\n")
    #expect(try await run(["iOS: 15"], ["--json"]).output == "\"iOS: 15\"\n")
  }

  @Test func anIdPrintsItsEntryAndANearOneIsSuggested() async throws {
    #expect(try await run(["a-rule"]).output == "the rule\n")
    let unknown = try await run(["a-rul"])
    #expect(unknown.status == .wrongUsage)
    #expect(
      unknown.errors == "error: no rule, message, finding or diagnostic `a-rul`\n  help: did you mean `a-rule`?\n")
  }

  @Test func plainWordsLeadToPages() async throws {
    let words = try await run(["why not", "rotate"])
    #expect(words.status == .wrongUsage)
    #expect(
      words.errors == """
        error: no rule, message, finding or diagnostic `why not rotate`
          help: the nearest pages of the reference are
            why not rotate
              page.html#place

        """)
    #expect(
      try await run(["installed tool"]).errors.contains("which `orientation-docs serve share/content --open` shows"))
    #expect(try await run(["words"]).errors.hasSuffix("a fact has a colon, such as \"iOS: 15\"\n"))
  }

  @Test func theAnswerIsInTheLanguageAskedFor() async {
    let chinese = await Tool.run(["explain", "--language", "zh-Hans", "order-of-choice"])
    #expect(chinese.text.contains("允许多个方向时，由一个没有文档的顺序决定"))
    let scenario = await Tool.run(["explain", "--language", "zh-Hans", "iOS: 15", "device: landscapeLeft"])
    #expect(scenario.text.hasPrefix("界面"))
    let wrong = await Tool.run(["explain", "--language", "zh-hans", "order-of-choice"])
    #expect(wrong.status == .wrongUsage)
    #expect(wrong.text == "error: unknown language `zh-hans`\n  help: did you mean `zh-Hans`?\n")
  }

  /// Who refused, and by which rule an answer has no effect: nil where nothing is to be said.
  @Test(
    arguments: [
      (
        ["iOS: 17", "Info.plist: landscape", "event: root shown", "device: portrait"],
        "Info.plist lists only landscapeLeft, landscapeRight."
      ),
      (
        ["iOS: 27", "scene delegate: none", "device: landscapeLeft"], "The scene delegate allows no orientation."
      ),
      (
        [
          "iOS: 12", "event: presented", "presented: P as fullScreen",
          "P.preferredInterfaceOrientationForPresentation: landscapeRight",
        ], nil
      ),
      (
        [
          "iOS: 17", "current: landscapeRight", "device: landscapeLeft", "rotation lock: on",
          "event: rotation lock toggled",
        ], nil
      ),
      (
        ["iOS: 18", "idiom: pad", "Info.plist: all", "event: requestGeometryUpdate landscape"],
        "Info.plist lists portrait, landscapeLeft, landscapeRight, portraitUpsideDown."
      ),
      (
        ["iOS: 18", "prefersInterfaceOrientationLocked: yes", "device: landscapeLeft"],
        "`prefersInterfaceOrientationLocked` of `ViewController` (true) has no effect, because of the rule “The behaviour of "
          + "iOS 26 requires the iOS 26 SDK”."
      ),
      (
        [
          "iOS: 26", "idiom: pad", "Info.plist: all", "prefersInterfaceOrientationLocked: yes",
          "scene fills screen: no",
          "device: landscapeLeft",
        ],
        "`prefersInterfaceOrientationLocked` of `ViewController` (true) has no effect, because of the rule "
          + "“prefersInterfaceOrientationLocked can lock the interface”."
      ),
      (
        [
          "iOS: 17", "presented: P as fullScreen", "P.ignores app mask: yes", "Info.plist: portrait",
          "P.supportedInterfaceOrientations: landscape", "event: presented",
        ],
        "The list of Info.plist (portrait) has no effect, because of the rule “Some screens of the system ignore the app mask”."
      ),
      (
        [
          "iOS: 16", "supportedInterfaceOrientations: portrait", "scene knows: all",
          "event: requestGeometryUpdate landscape",
        ],
        "The mask of `ViewController` (portrait) has no effect, because of the rule “Geometry requests use the mask that the "
          + "scene has stored”."
      ),
      (
        ["iOS: 27", "idiom: pad", "Info.plist: landscape", "device: portrait", "current: landscapeRight"],
        "The list of Info.plist (landscapeLeft, landscapeRight) has no effect, because of the rule “With the iOS 27 SDK, iPad "
          + "apps resize whatever orientations they list”."
      ),
      (
        [
          "iOS: 13", "current: landscapeRight", "device: landscapeLeft", "root: R",
          "R.supportedInterfaceOrientations: portrait", "event: dismissed as pageSheet",
        ],
        "Whatever the app answers, iOS 13 does so. The mask of `R` (portrait) has no effect, because of the rule “A "
          + "full-screen presentation makes UIKit read the mask again”."
      ),
      (
        ["iOS: 17", "Info.plist: landscape", "supportedInterfaceOrientations: portrait", "event: launch"],
        "Info.plist lists only landscapeLeft, landscapeRight. The mask of `ViewController` (portrait) has no effect, because "
          + "of the rule “Info.plist limits the orientation at launch”."
      ),
      (
        [
          "iOS: 26", "root: R", "presented: X as alert", "X.supportedInterfaceOrientations: portrait",
          "device: landscapeLeft",
        ],
        "The mask of `X` (portrait) has no effect, because of the rule “Alerts and action sheets follow their presenter”."
      ),
    ] as [([String], String?)])
  func whoRefusedAndWhatHasNoEffectIsToldWithTheRightRule(facts: [String], sentence: String?) async {
    let lines = await Tool.run(["explain"] + facts).text.split(separator: "\n")
    #expect(lines.count > 2 && lines[1] == (sentence.map { "  " + $0 } ?? lines[1]), "\(lines.prefix(3))")
    #expect(lines[1].hasPrefix("  outcome:") == (sentence == nil), "\(lines.prefix(3))")
  }

  @Test func aFactThatCannotBeUnderstoodIsAProblem() async throws {
    let text = try await run(["wrong: 1"])
    #expect(text.status == .problemsFound)
    #expect(text.errors == "fact 1: error: wrong\n  help: right\n")
    let json = try await run(["wrong: 1"], ["--json"])
    #expect(json.status == .problemsFound)
    #expect(json.output == #"{"error":{"line":1,"message":"wrong","help":"right"}}"# + "\n")
  }

  @Test func aLinkToTheExplorerIsAskedByItsState() async throws {
    let facts = "iOS: 15\nroot: Player\ndevice: landscapeLeft\nevent: device turned\n"
    for link in [
      "https://example.com/docs/explorer.html#1Sb1500o2C;Player", "explorer.html?compare=1800#1Sb1500o2C;Player",
      "#1Sb1500o2C;Player",
    ] {
      #expect(try await run([link]).output == facts)
    }
    let timeline = try await run(["#1Sa1b1500CEb2;Player"]).output
    #expect(timeline == "iOS: 15\nroot: Player\ndevice: portrait\nevent: device turned landscapeLeft\n")
  }

  @Test(arguments: [
    ("https://example.com/", "error: the link has no state of the explorer behind its `#`"),
    ("https://example.com/explorer.html#top", "error: the link has no state of the explorer behind its `#`"),
    ("explorer.html#2Sb1500", "error: the link states what this version of the tool does not know"),
  ])
  func aLinkOfAnotherFormIsAProblem(_ link: String, _ message: String) async throws {
    let text = try await run([link])
    #expect(text.status == .problemsFound)
    #expect(text.errors.hasPrefix(message + "\n  help: "))
  }

  @Test func everyLineHasOneAnswerInItsPlace() async throws {
    let result = try await run(
      [], ["--jsonl"], input: "{\"iOS\":15}\r\n\n{\"wrong\":1}\n{\"iOS\"\n{\"iOS\":16}", inPiecesOf: 3)
    #expect(result.status == .problemsFound)
    #expect(
      result.output == """
        "iOS: 15"
        {"error":{"line":2,"message":"not JSON: the line is empty at column 1"}}
        {"error":{"line":3,"message":"wrong","help":"right"}}
        {"error":{"line":4,"message":"not JSON: `:` should be here at column 7"}}
        "iOS: 16"

        """)
  }

  @Test func noInputHasNoAnswer() async throws {
    let result = try await run([], ["--jsonl"], input: "")
    #expect(result.output == "")
    #expect(result.status == .inSync)
  }

  @Test func theOrderHoldsOverManyBatches() async throws {
    let lines = (1...20_000).map { "{\"n\":\($0)}" }.joined(separator: "\n")
    let result = try await run([], ["--jsonl"], input: lines, inPiecesOf: 65_536)
    #expect(result.status == .inSync)
    #expect(result.output == (1...20_000).map { "\"n: \($0)\"\n" }.joined())
  }

  @Test func oddLinesAreAnsweredAndNeverEndTheRun() async throws {
    let lines: [[UInt8]] = [
      Array(repeating: UInt8(ascii: "["), count: 2_000_000), [0], [0xFF, 0xFE], Array("\u{FEFF}{}".utf8),
      Array(#"{"a":"\ud800"}"#.utf8), Array(#"{"a":1e99999999999}"#.utf8), Array("\r\r".utf8),
      Array(#"{"a":""#.utf8) + Array(repeating: UInt8(ascii: "x"), count: 10_000_000) + Array("\"}".utf8),
      Array(repeating: UInt8(ascii: " "), count: LineSource.longestLine + 1),
      Array(#"{"a":1}"#.utf8),
    ]
    let result = try await run([], ["--jsonl"], input: Array(lines.joined(separator: [0x0A])), inPiecesOf: 262_144)
    let answers = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(answers.count == lines.count + 1)
    for index in [0, 1, 2, 3, 4, 6, 8] {
      #expect(answers[index].hasPrefix("{\"error\":{\"line\":\(index + 1),"), "line \(index + 1)")
    }
    #expect(answers[5] == "\"a: 1e99999999999\"")
    #expect(answers[7].utf8.count > 10_000_000)
    #expect(answers[9] == "\"a: 1\"")
  }

  private struct Result {
    let status: ExitCode
    let output: String
    let errors: String
  }

  private func run(
    _ operands: [String], _ options: [String] = [], input: String = "", inPiecesOf size: Int = 7
  ) async throws -> Result {
    try await run(operands, options, input: Array(input.utf8), inPiecesOf: size)
  }

  private func run(
    _ operands: [String], _ options: [String], input: [UInt8], inPiecesOf size: Int
  ) async throws -> Result {
    let recorder = Recorder()
    let arguments = try ArgumentParser.parse(
      (options + ["--"] + operands)[...], of: ExplainCommand.specification, among: [])
    let status = try await ExplainCommand(arguments).run(
      console: recorder.console, input: LineSource(input, inPiecesOf: size), explainer: EchoExplainer())
    return Result(status: status, output: recorder.output, errors: recorder.errors)
  }
}
