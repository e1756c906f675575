import Orientation
import OrientationCatalog
import Testing

@Suite("Citations")
struct CitationTests {
  @Test(
    arguments: [
      (RuleSentence(.effectiveMaskIsIntersection), .documented),
      (RuleSentence(.noCommonOrientationThrowsAtPresentation), .tested),
      (RuleSentence(.keyValueCodingActsAsTurn), .reported),
      (RuleSentence(.pushAndPopDoNotRotate, .popDoesNot), .contested),
      (RuleSentence(.linkedSdkGates26), .assumption),
    ] as [(RuleSentence, Standing)])
  func aSentenceStandsOnWhatCarriesAllOfIt(sentence: RuleSentence, standing: Standing) {
    #expect(sentence.standing == standing)
  }

  @Test func aRuleHasTheStandingOfItsMainClaim() {
    for rule in Rule.allCases { #expect(rule.standing == rule.sentences.first?.standing, "\(rule)") }
  }

  @Test func aWeakerSourceThatDisagreesIsNamedAlone() throws {
    let sentence = try #require(RuleSentence(.rootViewControllerMissing).sentence)
    let last = try #require(sentence.citations.last)
    #expect(last.source.id == "mobinius-ios-6-orientation-quirks")
    #expect(last.agreement == .disagrees)
    #expect(sentence.standing == .documented)
  }

  @Test func whatCouldNotBeOpenedCarriesNothing() {
    let sentences = Rule.allCases.flatMap(\.sentences) + Catalog.messages.flatMap(\.sentences)
    let unopened = sentences.filter { $0.citations.contains { $0.finding == nil } }
    #expect(!unopened.isEmpty)
    for sentence in unopened where sentence.standing != .assumption {
      #expect(sentence.citations.contains { $0.agreement == .agrees && $0.finding != nil }, "\(sentence.text.english)")
    }
  }

  @Test func aSentenceCitesASourceOnceAndTheBestFirst() {
    for rule in Rule.allCases {
      for sentence in rule.sentences {
        let sources = sentence.citations.map(\.source.id)
        #expect(Set(sources).count == sources.count, "\(rule): \(sentence.text.english)")
        let order = sentence.citations.compactMap { Agreement.allCases.firstIndex(of: $0.agreement) }
        #expect(order == order.sorted(), "\(rule): \(sentence.text.english)")
      }
    }
  }

  @Test func nothingIsWrongWithTheCatalog() {
    for fault in CatalogFault.all { Issue.record("\(fault.message)") }
  }
}
