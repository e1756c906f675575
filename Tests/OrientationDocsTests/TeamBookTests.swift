import Foundation
import Orientation
import OrientationCatalog
import ReferenceSite
import Testing
import ToolSpecification

@testable import OrientationDocs

/// A team's book with the real reference below it, from the arguments to the files of the site.
///
/// Each test reads the whole reference: one after the other, none takes the other's time.
@Suite(.serialized) struct TeamBookTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Player\n\n- [The app](README.md)\n- [Video](screens/video.md)\n", to: "docs/SUMMARY.md")
    try folder.write(
      """
      # The app

      [Layers](reference/layers.md#what-triggers-a-check), [data](reference/data/catalog.json),
      [`UIInterfaceOrientationMask.landscape`] and [`order-of-choice`].
      """, to: "docs/README.md")
    try folder.write(
      "# Video\n\n[Home](../reference/README.md)\n\n```orientation errors\n```\n", to: "docs/screens/video.md")
    let nothing = #""targets":[],"looseDeclarations":[],"types":[],"occurrences":[],"unread":[]"#
    try folder.write(#"{"format":1,"# + nothing + "}", to: "docs/app.json")
  }

  @Test func everyLinkOfTheSiteLeadsSomewhere() async throws {
    let build = await run("build")
    #expect(build.status == .inSync)
    #expect(build.recorder.errors.hasPrefix("2 pages and 3"))
    let links = BrokenLinks(in: try BookFolder(folder["site"]).read()).found()
    #expect(links.count > 10_000)
    #expect(links.broken == [])
    #expect(
      try folder.text(of: "site/index.html").contains(
        #"href="reference/rules/order-of-choice.html#rule.order-of-choice""#))
    #expect(!(try folder.text(of: "site/published-ids.txt").contains("reference/")))
    // The coverage is that of the team's own pages.
    let check = await run("check", ["--coverage"])
    #expect(check.status == .inSync)
    let count = Catalog.messages.count
    #expect(check.recorder.output.hasSuffix("messages with an entry  \(count) of \(count)\n"))
    try await aDecisionThatANewVersionMakesOtherwiseIsToldInWords()
  }

  /// What `check` says of the site that was built, whose catalog has another decision.
  private func aDecisionThatANewVersionMakesOtherwiseIsToldInWords() async throws {
    let catalog = "site/reference/data/catalog.json"
    let text = try folder.text(of: catalog)
    let changed = text.replacing(#""rawValue":4"#, with: #""rawValue":5"#)
    try #require(changed != text)
    try folder.write(changed, to: catalog)
    let check = await run("check")
    #expect(check.status == .problemsFound)
    #expect(
      check.recorder.output.contains(/\nsite\/reference\/data\/catalog\.json:\d+: error: .* \[site\.stale\]\n/),
      "what changed comes before it")
    // `diff` finds it there too; the older site may have been a team's as well.
    try folder.write(text, to: "older/reference/data/catalog.json")
    let diff = Recorder()
    #expect(await Tool.run(["diff", folder["older"], folder["site"]], console: diff.console) == .problemsFound)
    #expect(diff.output.contains("raw value"))
  }

  @Test func withoutTheReferenceItsLinksLeadNowhere() async throws {
    let build = await run("build", ["--no-reference"])
    #expect(build.status == .problemsFound)
    #expect(
      build.recorder.errors.contains(
        "docs/README.md:3: error: no file `reference/layers.md#what-triggers-a-check` to link to [link.missing]")
    )
    try folder.write("# The app\n", to: "docs/README.md")
    try folder.write("# Video\n", to: "docs/screens/video.md")
    #expect(await run("build", ["--no-reference"]).recorder.errors.hasPrefix("2 pages, "))
    #expect(!folder.names(in: "site").contains("reference/"))
    #expect(await run("check", ["--no-reference"]).status == .inSync)
    try folder.write("other", to: "site/index.html")
    #expect(await run("check", ["--no-reference"]).recorder.output.contains(" --no-reference` and commit "))
  }

  @Test func bothAreServed() async throws {
    let server = try RunningServer(book: folder["docs"])
    // The address is printed as soon as both books have been read: in ten seconds, if no other test runs. This wait
    // gives its thread to them. The trait `timeLimit` would count the time that a test waits for a thread, too.
    let patience = Date.now + 300
    while server.recorder.output.isEmpty && Date.now < patience { try await Task.sleep(for: .milliseconds(50)) }
    try #require(!server.recorder.output.isEmpty)
    #expect(try server.answer("/reference/layers.html").contains(#"<a class="home" href="../index.html">Player</a>"#))
    #expect(try server.answer("/reference/data/catalog.json").hasPrefix("HTTP/1.1 200 "))
    #expect(try server.stop() == .inSync)
  }

  private func run(_ command: String, _ options: [String] = []) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let arguments = [command, folder["docs"], "--output", folder["site"]] + options
    return (await Tool.run(arguments, console: recorder.console), recorder)
  }
}
