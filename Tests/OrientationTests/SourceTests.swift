import Orientation
import OrientationCatalog
import Testing

@Suite("Sources")
struct SourceTests {
  @Test func everyIDIsShortAndPlain() {
    for source in Catalog.sources {
      #expect(source.id.utf8.count <= 40, "\(source.id)")
      #expect(source.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(source.id)")
    }
  }

  @Test("No id was cut in the middle of a sentence", arguments: Catalog.sources)
  func lastWord(source: Source) {
    let last = source.id.split(separator: "-").last.map(String.init)
    let unfinished: Set = [
      "a", "an", "the", "is", "are", "was", "of", "in", "to", "for", "not", "and", "or", "with", "on", "at", "by",
      "from", "after", "that", "works", "says", "asked", "asserts",
    ]
    #expect(!unfinished.contains(last ?? "a"))
  }

  @Test func idsAndTitlesAreUnique() {
    #expect(Set(Catalog.sources.map(\.id)).count == Catalog.sources.count)
    #expect(Set(Catalog.sources.map { $0.title.lowercased() }).count == Catalog.sources.count)
  }
}
