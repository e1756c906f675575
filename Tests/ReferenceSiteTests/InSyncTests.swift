import Foundation
import Testing

@testable import Basics
@testable import ReferenceSite

/// The committed site is what the book and the catalog make, so that `swift test` alone catches a stale one.
@Suite struct InSyncTests {
  @Test func buildingTwiceGivesTheSameBytes() throws {
    let book = try ProjectFolder.content()
    let options = BuildOptions(establishedUpTo: "27")
    let first = ReferenceSite.build(book: book, options: options)
    let second = ReferenceSite.build(book: book, options: options)
    #expect(first.diagnostics.isEmpty)
    #expect(first.files.files == second.files.files)
  }

  @Test func theCommittedSiteIsWhatTheBookMakes() throws {
    let ledger = try Data(contentsOf: ProjectFolder.root.appendingPathComponent("site/" + SiteLayout.publishedIDs))
    let edition = ReferenceSite.build(
      book: try ProjectFolder.content(),
      options: BuildOptions(establishedUpTo: "27", publishedIDs: Array(ledger)))
    #expect(edition.diagnostics.isEmpty)
    var stale: [String] = []
    for file in edition.files.files {
      let committed = try? Data(contentsOf: ProjectFolder.root.appendingPathComponent("site/" + file.path))
      if committed.map({ Array($0) }) != file.bytes { stale.append(file.path) }
    }
    #expect(stale.isEmpty, "run `make site` and commit site/")
  }
}
