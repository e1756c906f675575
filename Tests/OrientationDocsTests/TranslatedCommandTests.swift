import Testing
import ToolSpecification

@testable import OrientationDocs

/// `translated`: what it writes into a translated page, and what it refuses.
struct TranslatedCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Lock\n\nReturn one orientation, and forward it.\n\n- New\n", to: "docs/a.md")
    try folder.write(
      "<!-- en: Lock -->\n# 锁定\n\n<!-- en: Return one orientation. -->\n只返回一个方向。\n", to: "docs/zh-Hans/a.md")
  }

  @Test func theNewOriginalIsPutAboveTheTextAndWhatChangedIsPrinted() async throws {
    let (status, recorder) = await run(["docs/zh-Hans/a.md"])
    #expect(status == .inSync)
    #expect(
      recorder.output.contains("a.md:4: Return one [-orientation.-] {+orientation, and forward it.+}\n  只返回一个方向。\n"))
    #expect(
      try folder.text(of: "docs/zh-Hans/a.md")
        == "<!-- en: Lock -->\n# 锁定\n\n<!-- en: Return one orientation, and forward it. -->\n只返回一个方向。\n")
    let again = await run(["docs/zh-Hans/a.md"])
    #expect(again.status == .inSync && again.recorder.output == "")
  }

  @Test func whatIsMissingIsAddedAndAPageIsBegun() async throws {
    #expect(await run(["--new", "docs/zh-Hans/a.md"]).status == .inSync)
    #expect(try folder.text(of: "docs/zh-Hans/a.md").hasSuffix("\n\n- <!-- en: New -->\n"))
    try folder.write("# B\n", to: "docs/guides/b.md")
    #expect(await run(["--new", "docs/zh-Hans/guides/b.md"]).status == .inSync)
    #expect(try folder.text(of: "docs/zh-Hans/guides/b.md") == "<!-- en: B -->\n")
  }

  @Test func aTextWhoseOriginalIsGoneIsKept() async throws {
    let page =
      "<!-- en: Lock -->\n# 锁定\n\n<!-- en: Return one orientation. -->\n只返回一个方向。\n\n- <!-- en: Gone -->\n  没了\n"
    try folder.write("# Lock\n", to: "docs/a.md")
    try folder.write(page, to: "docs/zh-Hans/a.md")
    let (status, recorder) = await run(["docs/zh-Hans/a.md"])
    #expect(status == .problemsFound)
    #expect(recorder.errors.contains("a.md:4: the original of this text is gone"))
    #expect(try folder.text(of: "docs/zh-Hans/a.md") == page)
  }

  /// What a pull request changes: one original with its translation, one without, and a text that is new.
  @Test func aTranslationThatDidNotChangeWithItsOriginalIsTold() async throws {
    let summary = "# Summary\n\n- [Lock](README.md)\n\n[translations]: zh-Hans\n"
    for book in ["base", "docs"] {
      let isNew = book == "docs"
      try folder.write(summary, to: "\(book)/SUMMARY.md")
      try folder.write(
        "# Lock\n\nReturn \(isNew ? "two" : "one").\n\nForward it\(isNew ? " too" : "").\n", to: "\(book)/README.md")
      try folder.write(
        """
        <!-- en: Lock -->
        # 锁定

        <!-- en: Return \(isNew ? "two" : "one"). -->
        返回值。

        <!-- en: Forward it\(isNew ? " too" : ""). -->
        \(isNew ? "也要转发" : "转发")。

        """, to: "\(book)/zh-Hans/README.md")
    }
    let recorder = Recorder()
    let status = await Tool.run(
      ["check", folder["docs"], "--no-reference", "--against", folder["base"], "--output", folder["site"]],
      console: recorder.console)
    #expect(status == .problemsFound)
    let told = (recorder.output + recorder.errors).split(separator: "\n").filter { $0.contains("[translation.behind]") }
    #expect(told.count == 1)
    #expect(
      told.first?.contains(
        "docs/zh-Hans/README.md:4: warning: the original above this text has changed, and the text has not: Return [-one.-] {+two.+}"
      ) == true,
      "\(recorder.errors)")
  }

  @Test func aBaseThatIsNoBookIsRefused() async throws {
    try folder.write("# Summary\n\n- [A](a.md)\n", to: "docs/SUMMARY.md")
    try folder.write("", to: "base/a.md")
    let recorder = Recorder()
    let status = await Tool.run(
      ["check", folder["docs"], "--no-reference", "--against", folder["base"]], console: recorder.console)
    #expect(status == .inputUnreadable)
    #expect(recorder.errors.contains("is no book: it has no SUMMARY.md"), "\(recorder.errors)")
  }

  @Test(arguments: ["docs/a.md", "docs/zh-Hans/none.md", "docs/zh-Hans"])
  func whatIsNoTranslatedPageIsRefused(file: String) async {
    let (status, recorder) = await run([file])
    #expect(status == .inputUnreadable)
    #expect(recorder.errors.contains("help:"))
  }

  private func run(_ arguments: [String]) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let paths = arguments.map { $0.hasPrefix("-") ? $0 : folder.path + "/" + $0 }
    let status = await Tool.run(["translated"] + paths, console: recorder.console)
    return (status, recorder)
  }
}
