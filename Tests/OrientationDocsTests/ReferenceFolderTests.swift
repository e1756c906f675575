import ReferenceSite
import Testing

@testable import OrientationDocs

/// Where the tool looks for the reference.
struct ReferenceFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("tool", to: "prefix/bin/orientation-docs")
    try folder.write("- [Start](README.md)\n", to: "prefix/share/orientation-docs/content/SUMMARY.md")
    try folder.write("# Start\n", to: "prefix/share/orientation-docs/content/README.md")
    try folder.write("- [Other](README.md)\n", to: "checkout/content/SUMMARY.md")
  }

  @Test func anInstalledToolTakesTheReferenceBesideIt() throws {
    let found = try find("prefix/bin/orientation-docs")
    #expect(try real(found.path) == real(folder["prefix/share/orientation-docs/content"]))
    let reference = try found.read()
    #expect(reference.book.files.map(\.path) == ["README.md", "SUMMARY.md"])
    #expect(reference.bookPath == "orientation-docs/content")
  }

  @Test func aLinkToTheToolCountsAsTheToolItself() throws {
    try folder.makeFolder("elsewhere/bin")
    try folder.link("elsewhere/bin/orientation-docs", to: folder["prefix/bin/orientation-docs"])
    let found = try find("elsewhere/bin/orientation-docs")
    #expect(try real(found.path) == real(folder["prefix/share/orientation-docs/content"]))
  }

  @Test func aToolThatWasNeverInstalledTakesThatOfItsCheckout() throws {
    try folder.write("tool", to: "checkout/.build/debug/orientation-docs")
    #expect(try find("checkout/.build/debug/orientation-docs").path == folder["checkout/content"])
    #expect(try ReferenceFolder.find(executable: nil, checkout: folder["checkout"]).path == folder["checkout/content"])
    let own = try ReferenceFolder.find(executable: nil).read()
    #expect(own.book["layers.md"] != nil, "the checkout of these very tests")
  }

  @Test func whereThereIsNoneTheFaultSaysWhereItShouldBe() throws {
    try folder.remove("prefix/share/orientation-docs/content/SUMMARY.md")
    try folder.remove("checkout/content/SUMMARY.md")
    do throws(Fault) {
      _ = try find("prefix/bin/orientation-docs")
      Issue.record("found a reference that is not there")
    } catch {
      #expect(error.message.text.contains("/prefix/share/orientation-docs/content` nor in `"))
      #expect(error.message.text.hasSuffix("/checkout/content`"))
      #expect(error.help?.text.contains("--no-reference") == true)
    }
  }

  private func find(_ executable: String) throws(Fault) -> ReferenceFolder {
    try ReferenceFolder.find(executable: folder[executable], checkout: folder["checkout"])
  }

  private func real(_ path: String) throws -> String { try FileSystem.resolved(path) }
}
