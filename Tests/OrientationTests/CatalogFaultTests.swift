import Foundation
import Orientation
import Testing

@testable import OrientationCatalog

@Suite("What is wrong with a catalog")
struct CatalogFaultTests {
  private let cited = Citation(.appleTN2244, at: "a section", "the same")

  @Test func aSentenceIsCitedOrCallsItselfAnAssumption() {
    #expect(faults(Sentence("So it is.", "如此。", [cited])) == [])
    #expect(faults(Sentence("Assumption: so it is.", "假设：如此。")) == [])
    #expect(faults(Sentence("So it is.", "如此。")).first?.contains("has no citation that carries it") == true)
    let inPart = Citation(.appleTN2244, .agreesInPart, part: "half", at: "a section", "half of it")
    #expect(faults(Sentence("So it is.", "如此。", [inPart])).count == 1)
    #expect(faults(Sentence("Assumption: so it is.", "假设：如此。", [cited])).count == 1)
  }

  @Test func whatCouldNotBeOpenedCarriesNothingAndIsNoFault() {
    let unopened = Citation(unopened: .appleTN2244)
    #expect(faults(Sentence("So it is.", "如此。", [cited, unopened])) == [])
    #expect(faults(Sentence("So it is.", "如此。", [unopened])).count == 1)
  }

  @Test func aCitationSaysWhereAndWhat() {
    #expect(faults(Sentence("So it is.", "如此。", [Citation(.appleTN2244, at: "", "the same")])).count == 1)
    #expect(faults(Sentence("So it is.", "如此。", [Citation(.appleTN2244, at: "a section", "")])).count == 1)
  }

  @Test(arguments: [("main", 1), ("v1.2", 1), ("4af4cb1d0", 0), ("615d28e6a69f5969627d32655f27d4bfddfc2ca1", 0)])
  func anAddressOfAFileHasItsCommit(reference: String, count: Int) {
    let source = Source("file", "A file", "https://github.com/a/b/blob/\(reference)/c.m", .issue)
    #expect(faults(Sentence("So it is.", "如此。", [Citation(source, at: "line 1", "the same")])).count == count)
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

  @Test func noSourceIsListedThatNobodyCites() throws {
    let cited = Set(Catalog.sources.map(\.id))
    #expect(cited.isSuperset(of: Rule.allCases.flatMap(\.sources).map(\.id)))
    let file = #filePath.replacing(
      "Tests/OrientationTests/CatalogFaultTests.swift", with: "Sources/OrientationCatalog/Sources/Source+All.swift")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let listed = text.matches(of: /static let \w+ = \w+\(\s*"([a-z0-9-]+)"/).map { String($0.1) }
    #expect(listed.count > 150)
    #expect(listed.filter { !cited.contains($0) } == [])
  }

  private func faults(_ sentence: Sentence) -> [String] { CatalogFault.faults(of: [sentence], "the rule `r`") }
}
