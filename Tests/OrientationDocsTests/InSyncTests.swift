import Testing

@testable import OrientationDocs

/// The committed site is what the book and the catalog make, so that `swift test` alone catches a stale one.
struct InSyncTests {
  @Test func theCommittedSiteIsWhatTheBookMakesEachTime() throws {
    let builder = SiteBuilder(book: BookFolder(ProjectFolder.content), commands: Tool.specifications)
    let site = try OutputFolder(ProjectFolder.site, book: builder.book)
    let first = try builder.edition(after: site)
    #expect(first.diagnostics.isEmpty)
    let drifts = Drift.between(first.files, and: site)
    #expect(drifts.isEmpty, "run `make site` and commit site/: \(drifts.prefix(10))")
    let second = try builder.edition(after: site)
    #expect(first.files.files == second.files.files)
  }
}
