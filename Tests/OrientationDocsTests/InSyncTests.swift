import Testing

@testable import OrientationDocs

/// The committed site is what the book and the catalog make, so that `swift test` alone catches a stale one.
struct InSyncTests {
  @Test func buildingTwiceGivesTheSameBytes() throws {
    let builder = SiteBuilder(book: BookFolder(ProjectFolder.content), commands: Tool.specifications)
    let first = try builder.edition()
    let second = try builder.edition()
    #expect(first.diagnostics.isEmpty)
    #expect(first.files.files == second.files.files)
  }

  @Test func theCommittedSiteIsWhatTheBookMakes() async {
    let check = await Tool.run(["check", ProjectFolder.content, "--output", ProjectFolder.site])
    #expect(check.status == .inSync, "run `make site` and commit site/: \(check.text)")
  }
}
