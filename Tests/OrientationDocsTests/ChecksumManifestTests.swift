import Testing
import ToolSpecification

@testable import OrientationDocs

/// A site that is not committed, and the manifest that is.
struct ChecksumManifestTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Summary\n\n- [Home](home.md)\n- [Other](other.md)\n", to: "docs/SUMMARY.md")
    try folder.write("# Home\n\nText.\n", to: "docs/home.md")
    try folder.write("# Other\n\nText.\n", to: "docs/other.md")
  }

  @Test func withoutASiteTheManifestOfItsBuildIsInSync() async throws {
    #expect(await build().status == .inSync)
    let manifest = try folder.text(of: "docs.manifest")
    #expect(manifest.contains("  home.html\n") && manifest.contains("  assets/"))
    #expect(!manifest.contains(Manifest.path))
    try folder.remove("public")
    let check = await check()
    #expect(check.status == .inSync)
    #expect(check.recorder.output == "")
    #expect(!folder.names(in: "").contains("public/"))
  }

  @Test func theManifestIsTheSameForTheSameBook() async throws {
    _ = await build()
    let first = try folder.text(of: "docs.manifest")
    try folder.remove("public")
    #expect(await build().recorder.errors.contains("docs.manifest: unchanged\n"))
    #expect(try folder.text(of: "docs.manifest") == first)
  }

  @Test func eachFileThatDiffersIsToldAtItsLine() async throws {
    _ = await build()
    let lines = try folder.text(of: "docs.manifest").split(separator: "\n")
    let home = try #require(lines.firstIndex { $0.hasSuffix("  home.html") })
    try folder.write("# Home\n\nOther text.\n", to: "docs/home.md")
    try folder.write(
      "# Summary\n\n- [Home](home.md)\n- [Other](other.md)\n- [New](new.md)\n", to: "docs/SUMMARY.md")
    try folder.write("# New\n", to: "docs/new.md")
    let check = await check()
    #expect(check.status == .problemsFound)
    #expect(
      check.recorder.output.contains(
        "docs.manifest:\(home + 1): error: `home.html` is not what the book makes [site.stale]\n"))
    #expect(
      check.recorder.output.contains(
        "docs.manifest: error: the book makes `new.html`, and the manifest lacks it [site.missing]\n"))
    let help =
      "help: run `orientation-docs build docs --output public --manifest docs.manifest` and commit docs.manifest\n"
    #expect(check.recorder.output.hasSuffix(help))
    let asData = await self.check(["--format", "json"]).recorder.output
    #expect(asData.contains(#""id":"site.stale","severity":"error","path":"docs.manifest","line":\#(home + 1),"#))
  }

  @Test func aFileThatTheBookNoLongerMakesIsSurplus() async throws {
    _ = await build()
    try folder.remove("public")
    try folder.write("# Summary\n\n- [Home](home.md)\n", to: "docs/SUMMARY.md")
    try folder.remove("docs/other.md")
    #expect(await check().recorder.output.contains("error: the book does not make `other.html` [site.surplus]\n"))
  }

  @Test func theLedgerOfPublishedAddressesCanBeCommittedAlone() async throws {
    _ = await build()
    let ledger = try folder.text(of: "public/published-ids.txt")
    try folder.remove("public")
    try folder.write(ledger, to: "public/published-ids.txt")
    try folder.write("# Summary\n\n- [Home](home.md)\n", to: "docs/SUMMARY.md")
    try folder.remove("docs/other.md")
    #expect(await check().recorder.output.contains("`other.html` was published and is gone [id.vanished]"))
    try folder.write("- [other.html](home.md)\n", to: "docs/ALIASES.md")
    #expect(await build().status == .inSync)
    #expect(try folder.text(of: "public/other.html").contains("url=home.html"))
  }

  @Test(
    arguments: [
      ("one\n", "docs.manifest:1 is not a checksum, two spaces and a path"),
      ("0123456789abcdef  a.html\n\n", "docs.manifest:2 is not a checksum, two spaces and a path"),
      ("0123456789ABCDEF  a.html\n", "docs.manifest:1 is not a checksum, two spaces and a path"),
      ("0123456789abcdef a.html\n", "docs.manifest:1 is not a checksum, two spaces and a path"),
      ("0123456789abcdef  \n", "docs.manifest:1 is not a checksum, two spaces and a path"),
      (
        "0123456789abcdef  a.html\n0123456789abcdef  a.html\n",
        "docs.manifest:2 has the file `a.html` a second time"
      ),
      ("0123456789abcdef  a.html\n<<<<<<< HEAD\n", "docs.manifest:2 is not a checksum, two spaces and a path"),
    ])
  func aDamagedManifestIsRefusedAndNotReplaced(text: String, message: String) async throws {
    try folder.write(text, to: "docs.manifest")
    let check = await check()
    #expect(check.status == .inputUnreadable)
    #expect(check.recorder.errors.contains("error: \(message)\n  help: remove the file, and write it again with"))
    let build = await build()
    #expect(build.status == .inputUnreadable)
    #expect(build.recorder.errors.contains("error: \(message), so the file is not replaced\n"))
    #expect(try folder.text(of: "docs.manifest") == text)
    #expect(!folder.names(in: "").contains("public/"))
  }

  @Test func aManifestWithLineEndsOfWindowsIsRead() async throws {
    _ = await build()
    let manifest = try folder.text(of: "docs.manifest")
    try folder.write(manifest.split(separator: "\n").map { $0 + "\r\n" }.joined(), to: "docs.manifest")
    #expect(await check().status == .inSync)
  }

  @Test func aManifestThatIsNotThereIsAnErrorWithTheCommandThatWritesIt() async {
    let check = await check()
    #expect(check.status == .inputUnreadable)
    #expect(
      check.recorder.errors
        == """
        error: the manifest docs.manifest cannot be read: no such file or directory
          help: write it: `orientation-docs build … --manifest docs.manifest`

        """)
  }

  @Test(arguments: [("public/a", "the output `public`"), ("docs/a", "the book `docs`")])
  func aManifestInTheBookOrTheSiteIsRefused(path: String, place: String) async throws {
    let build = await run("build", ["--manifest", folder[path]])
    #expect(build.status == .inputUnreadable)
    #expect(build.recorder.errors.contains("lies in \(place)\n  help: name a file beside it with --manifest\n"))
    #expect(!folder.names(in: "").contains("public/"))
  }

  private func build() async -> (status: ExitCode, recorder: Recorder) {
    await run("build", ["--manifest", folder["docs.manifest"]])
  }

  private func check(_ options: [String] = []) async -> (status: ExitCode, recorder: Recorder) {
    await run("check", ["--against", folder["docs.manifest"]] + options)
  }

  private func run(_ command: String, _ options: [String]) async -> (status: ExitCode, recorder: Recorder) {
    let recorder = Recorder()
    let arguments = [command, folder["docs"], "--output", folder["public"]] + options
    return (await Tool.run(arguments, console: recorder.console), recorder)
  }
}
