import Foundation
import OrientationCatalog
import Testing
import ToolSpecification

@testable import OrientationDocs

/// What `explain` and `check` make of the observations of a book.
struct ObservationCommandTests {
  private static let book = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ReferenceSiteTests/MiniSites/device tests").path

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func explainCountsWhatTheBookSays() async {
    let alone = await run(["explain", "push-and-pop-need-update"])
    #expect(alone.output.contains("  ○ assumption: "))
    let rule = await run(["explain", "--sources", "--book", Self.book, "push-and-pop-need-update"])
    #expect(rule.status == .inSync)
    #expect(rule.output.contains("  standing: observed\n"))
    #expect(rule.output.contains("  ◉ observed: "))
    #expect(
      rule.output.contains(
        """

            source: iPhone 17 Pro, iOS 27.1 (24B83), built with the iOS 27 SDK \
        <https://github.com/example/book/issues/12#issuecomment-1>, Ada Example, 2026-11-20: \
        after the push and after the pop, the interface stayed in portrait

        """), "\(rule.output)")
    let chinese = await run(["explain", "--book", Self.book, "--language", "zh-Hans", "push-and-pop-need-update"])
    #expect(chinese.output.contains("  ◉ 真机观察: "))
  }

  @Test func aVerdictNamesTheObservationThatStandsAgainstIt() async {
    let facts = [
      "iOS: 18", "supportedInterfaceOrientations: landscapeRight",
      "event: setNeedsUpdateOfSupportedInterfaceOrientations",
    ]
    let alone = await run(["explain"] + facts)
    #expect(alone.output.contains("○ assumption") && !alone.output.contains("≠"))
    let text = await run(["explain", "--book", Self.book] + facts)
    #expect(text.output.contains("≠ contested"))
    #expect(text.output.contains("Another source says otherwise: “iPhone SE, iOS 18.2”: UIKit read the mask"))
    let json = await run(["explain", "--json", "--book", Self.book] + facts)
    #expect(json.output.contains(#""standing":"contested""#))
    // Those of a book count for no command that does not name it.
    #expect(await run(["explain"] + facts).output == alone.output)
  }

  @Test func aListThatCannotBeReadIsNoAnswer() async throws {
    try folder.write("sentence: push-and-pop-need-update/not-by-itself\n", to: "observations.txt")
    let wrong = await run(["explain", "--book", folder.path, "push-and-pop-need-update"])
    #expect(wrong.status == .problemsFound)
    #expect(wrong.output.contains("/observations.txt:1: error: the observation has no `answer`, `device`"))
    let missing = await run(["explain", "--book", folder["nowhere"], "push-and-pop-need-update"])
    #expect(missing.status == .inputUnreadable)
    try folder.remove("observations.txt")
    let none = await run(["explain", "--book", folder.path, "push-and-pop-need-update"])
    #expect(none.status == .inputUnreadable)
    #expect(none.errors.contains("observations.txt` cannot be read: no such file or directory"))
  }

  @Test func aListOfTwentyMegabytesIsRefusedBeforeItIsRead() async throws {
    try folder.write(String(repeating: "# A line of a comment\n", count: 1_000_000), to: "book/observations.txt")
    try folder.write("# Home\n", to: "book/README.md")
    try folder.write("- [Home](README.md)\n", to: "book/SUMMARY.md")
    for command in [["explain", "order-of-choice", "--book", folder["book"]], ["build", folder["book"]]] {
      let long = await run(command + (command[0] == "build" ? ["--output", folder["site"]] : []))
      #expect(long.status == .inputUnreadable)
      #expect(long.errors.contains("longer than 16 MB"), "\(long.errors)")
    }
  }

  @Test func coverageSaysHowWellEachVersionIsKnown() async throws {
    try folder.write("# Home\n\n```orientation rules\n```\n", to: "book/README.md")
    try folder.write("- [Home](README.md)\n", to: "book/SUMMARY.md")
    try FileManager.default.copyItem(atPath: Self.book + "/observations.txt", toPath: folder["book/observations.txt"])
    let check = ["check", folder["book"], "--output", folder["site"], "--coverage"]
    let lines = await run(check).output.split(separator: "\n").map(String.init)
    let head = try #require(lines.firstIndex { $0.hasPrefix("iOS  ") })
    #expect(
      lines[head].split(separator: " ").dropFirst().map(String.init) == Standing.allCases.map(\.rawValue) + ["computed"]
    )
    #expect(lines[head + 1].split(separator: " ").prefix(1) == ["27.1"])
    #expect(lines[head + 1].split(separator: " ")[2] == "1")
    #expect(Set(lines[head...].map(\.count)).count == 1)
    #expect(await run(check + ["--format", "json"]).output.contains(#"{"iOS":"27.1","documented":"#))
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, output: String, errors: String) {
    let recorder = Recorder()
    let status = await Tool.run(arguments, console: recorder.console)
    return (status, recorder.output, recorder.errors)
  }
}
