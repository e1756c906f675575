import Testing

@testable import Orientation
@testable import OrientationCatalog

/// A verdict quotes a sentence by its name. So a name has to go with what the sentence says: its words are words of the
/// sentence, and of no other sentence of the rule.
@Suite("Names of sentences")
struct SentenceNameTests {
  /// What is wrong with the names of a rule's sentences.
  private static func faults(_ sentences: [(name: String, text: String)]) -> [String] {
    sentences.enumerated().flatMap { index, sentence in
      sentences.enumerated().compactMap { other, claim in
        let fits = Self.fits(sentence.name, claim.text)
        if fits == (index == other) { return nil }
        return fits
          ? "\(sentence.name) could be the name of: \(claim.text)"
          : "not all words of \(sentence.name) are in: \(claim.text)"
      }
    }
  }

  /// Whether every word of the name, or the beginning of a longer one, is in the text.
  private static func fits(_ name: String, _ text: String) -> Bool {
    let words = words(of: text)
    return name.split(separator: "-").allSatisfy { word in
      let stem = word.prefix(max(4, word.count - 2))
      return words.contains(String(word)) || word.count > 3 && words.contains { $0.hasPrefix(stem) }
    }
  }

  /// The words in small letters; of `shouldAutorotate` also its parts.
  private static func words(of text: String) -> Set<String> {
    Set(
      text.matches(of: /[A-Za-z0-9]+/).flatMap { match in
        let parts = match.output.matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/).map { String($0.output) }
        return ([String(match.output)] + parts).map { $0.lowercased() }
      })
  }

  private static func named(_ rule: Rule) -> [(name: String, text: String)] {
    rule.record.sentences.map { ($0.name ?? "", $0.text.english) }
  }

  @Test(arguments: Rule.allCases)
  func aNameGoesWithItsSentenceAlone(rule: Rule) { #expect(Self.faults(Self.named(rule)) == []) }

  @Test(arguments: Rule.allCases)
  func twoSentencesThatChangePlacesUnderTheirNamesAreTold(rule: Rule) {
    let sentences = Self.named(rule)
    for one in sentences.indices {
      for other in sentences.indices where other > one {
        var mutant = sentences
        (mutant[one].text, mutant[other].text) = (sentences[other].text, sentences[one].text)
        #expect(Self.faults(mutant) != [], "\(sentences[one].name), \(sentences[other].name)")
      }
    }
  }

  /// The first sentence is the main claim, by which a verdict goes that names none. Those of before names keep their order,
  /// so that two that change places with their names are told too, and a new one does not become the main claim unseen.
  @Test(arguments: Rule.allCases)
  func theSentencesKeepTheirOrder(rule: Rule) {
    let numbers = rule.record.sentences.map(\.formerNumber)
    #expect(numbers.compactMap(\.self) == numbers.compactMap(\.self).sorted())
    if numbers.contains(where: { $0 != nil }) { #expect(numbers.first == 1) }
  }

  @Test func theResolverKnowsEveryClaimThatItGoesByAndNoOther() {
    let names = Rule.allCases.flatMap(\.sentenceIDs).map(\.name)
    for claim in RuleSentence.Claim.allCases {
      #expect(names.count { $0 == claim.rawValue } == 1, "\(claim.rawValue) names one sentence of one rule")
    }
    #expect(RuleSentence.all.count == Rule.allCases.count + RuleSentence.Claim.allCases.count)
  }

  @Test func everyClaimIsThatOfItsRule() {
    let known = Set(RuleSentence.all)
    ExplorerSample.forEachScenario(every: 997) { scenario in
      let resolution = Resolver.resolve(scenario)
      let sentences =
        resolution.trace.steps.map { resolution.sentence(of: $0) } + [resolution.display?.sentence].compactMap(\.self)
      for sentence in sentences where !known.contains(sentence) { Issue.record("\(sentence)") }
    }
  }

  @Test func aNumberIsStillTheNameThatTheSentenceHadThen() throws {
    let named = try #require(SentenceID("order-of-choice/portrait-landscape-right-left"))
    #expect(SentenceID("order-of-choice/2") == named)
    #expect(RuleSentence(named)?.claim == .portraitLandscapeRightLeft)
    #expect(
      SentenceID("order-of-choice/device-first-then-current").flatMap { RuleSentence($0) }
        == RuleSentence(.orderOfChoice))
    for wrong in ["order-of-choice/3", "order-of-choice/02", "order-of-choice", "order-of-choice/", "nothing/1"] {
      #expect(SentenceID(wrong) == nil, "\(wrong)")
    }
  }
}
