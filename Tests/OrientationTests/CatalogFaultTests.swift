import Orientation
import Testing

@testable import OrientationCatalog

@Suite("What is wrong with a catalog")
struct CatalogFaultTests {
  private static let source = Source("a-note", "A note", nil, .documentation)
  private let cited = Citation(Self.source, at: "a section", "the same")

  @Test func aSentenceIsCitedOrCallsItselfAnAssumption() {
    #expect(faults(Sentence(LocalizedText("So it is.", "如此。"), [cited])) == [])
    #expect(faults(Sentence(LocalizedText("Assumption: so it is.", "假设：如此。"))) == [])
    #expect(
      faults(Sentence(LocalizedText("So it is.", "如此。"))).first?.contains("has no citation that carries it") == true)
    let inPart = Citation(Self.source, .agreesInPart, part: "half", at: "a section", "half of it")
    #expect(faults(Sentence(LocalizedText("So it is.", "如此。"), [inPart])).count == 1)
    #expect(faults(Sentence(LocalizedText("Assumption: so it is.", "假设：如此。"), [cited])).count == 1)
  }

  @Test func whatCouldNotBeOpenedCarriesNothingAndIsNoFault() {
    let unopened = Citation(unopened: Self.source)
    #expect(faults(Sentence(LocalizedText("So it is.", "如此。"), [cited, unopened])) == [])
    #expect(faults(Sentence(LocalizedText("So it is.", "如此。"), [unopened])).count == 1)
  }

  @Test func aCitationSaysWhereAndWhat() {
    #expect(faults(Sentence(LocalizedText("So it is.", "如此。"), [Citation(Self.source, at: "", "the same")])).count == 1)
    #expect(
      faults(Sentence(LocalizedText("So it is.", "如此。"), [Citation(Self.source, at: "a section", "")])).count == 1)
  }

  @Test(arguments: [("main", 1), ("v1.2", 1), ("4af4cb1d0", 0), ("615d28e6a69f5969627d32655f27d4bfddfc2ca1", 0)])
  func anAddressOfAFileHasItsCommit(reference: String, count: Int) {
    let source = Source("file", "A file", "https://github.com/a/b/blob/\(reference)/c.m", .issue)
    #expect(
      faults(Sentence(LocalizedText("So it is.", "如此。"), [Citation(source, at: "line 1", "the same")])).count == count)
  }

  @Test(
    arguments: [
      ("From iOS 6 on, it turns.", [6, 15, 27], [5]), ("Up to iOS 15 it turns.", [5, 15], [16]),
      ("On iOS 9 to 12 it turns.", [9, 12], [8, 13]), ("On iOS 16 and 17 it turns.", [16, 17], [15, 18]),
      ("On iOS 13 and later it turns.", [13, 27], [12]), ("On iOS 12 and earlier it turns.", [5, 12], [13]),
      ("Before iOS 16 it turns.", [15], [16]),
      ("It turns.", [], [5, 27]), ("Assumption: on iOS 5 it turns.", [5], [6]),
      ("Assumption: so it is in every version.", [5, 27], []),
    ] as [(String, [Int], [Int])])
  func aSentenceIsAboutTheVersionsThatItNames(sentence: String, about: [Int], others: [Int]) {
    let versions = StatedVersions(sentence)
    for version in about { #expect(versions.contains(OSVersion(version)), "\(version)") }
    for version in others { #expect(!versions.contains(OSVersion(version)), "\(version)") }
  }

  private func faults(_ sentence: Sentence) -> [String] { CatalogFault.faults(of: [sentence], "the rule `r`") }
}
