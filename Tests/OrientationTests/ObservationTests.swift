import Orientation
import Testing

@testable import OrientationCatalog

@Suite("Observations")
struct ObservationTests {
  @Test(
    arguments: [
      // An assumption, a reported, a tested and a documented sentence, and one that is contested.
      (RuleSentence(.pushAndPopNeedUpdate), .agrees, .observed),
      (RuleSentence(.pushAndPopNeedUpdate), .agreesInPart, .assumption),
      (RuleSentence(.pushAndPopNeedUpdate), .disagreesInPart, .assumption),
      (RuleSentence(.pushAndPopNeedUpdate), .disagrees, .contested),
      (RuleSentence(.keyValueCodingActsAsTurn), .agrees, .observed),
      (RuleSentence(.keyValueCodingActsAsTurn), .disagrees, .contested),
      (RuleSentence(.noCommonOrientationThrowsAtPresentation), .agrees, .observed),
      (RuleSentence(.noCommonOrientationThrowsAtPresentation), .disagrees, .contested),
      (RuleSentence(.effectiveMaskIsIntersection), .agrees, .documented),
      (RuleSentence(.effectiveMaskIsIntersection), .disagrees, .documented),
    ] as [(RuleSentence, Agreement, Standing)])
  func anObservationCountsLessThanAppleAndMoreThanAnyoneElse(
    sentence: RuleSentence, agreement: Agreement, standing: Standing
  ) {
    let before = sentence.standing
    Observations([observation(of: sentence.id, agreement)]).whileInForce {
      #expect(sentence.standing == standing)
      #expect(sentence.sentence?.standing == standing)
      #expect(sentence.rule.standing == standing)
    }
    #expect(sentence.standing == before)
  }

  @Test func aSentenceThatIsCarriedDoesNotCallItselfAnAssumption() throws {
    let assumptions = Rule.allCases.flatMap { $0.sentenceIDs }
      .filter { $0.sentence?.text.english.hasPrefix("Assumption: ") == true }
    Observations(assumptions.map { observation(of: $0, .agrees) }).whileInForce {
      for sentence in assumptions {
        let text = sentence.sentence?.text
        #expect(text?.english.hasPrefix("Assum") == false, "\(sentence)")
        #expect(text?.simplifiedChinese.hasPrefix("假设") == false, "\(sentence)")
      }
      #expect(CatalogFault.all.map(\.message) == [])
    }
    Observations(assumptions.map { observation(of: $0, .disagrees) }).whileInForce {
      for sentence in assumptions {
        #expect(sentence.sentence?.text.english.hasPrefix("Assumption: ") == true, "\(sentence)")
      }
      #expect(CatalogFault.all.map(\.message) == [])
    }
  }

  @Test func twoObservationsThatContradictEachOtherMakeASentenceContested() {
    let sentence = RuleSentence(.pushAndPopNeedUpdate)
    let both = Observations([observation(of: sentence.id, .agrees)])
      .adding(Observations([observation(of: sentence.id, .disagrees)]))
    #expect(both.all.count == 2)
    #expect(both.adding(both).all.count == 2)
    both.whileInForce { #expect(sentence.standing == .contested) }
  }

  @Test func aVerdictAndACellAreGradedByWhatTheyNeed() throws {
    let scenario = Scenario(os: 16, current: .portrait, event: .called(.updateRequested))
    let resolution = Resolver.resolve(scenario)
    #expect(resolution.standing == .assumption)
    let needed = resolution.grounds.outcome + resolution.grounds.choice
    let observations = needed.filter { $0.standing == .assumption }.map { observation(of: $0.id, .agrees) }
    #expect(!observations.isEmpty)
    let cells = ComputedMatrices.all.flatMap(\.cells).joined()
    let before = cells.map(\.standing)
    Observations(observations).whileInForce {
      #expect(resolution.standing < .reported)
      #expect(cells.map(\.standing) != before)
    }
    #expect(cells.map(\.standing) == before)
  }

  @Test func anObservationStandsAmongTheCitationsWhereItsGradeBelongs() throws {
    for rule in Rule.allCases {
      let observations = rule.sentenceIDs.flatMap { sentence in
        Agreement.allCases.map { observation(of: sentence, $0) }
      }
      Observations(observations).whileInForce {
        for sentence in rule.sentences {
          let order = sentence.citations.compactMap { Agreement.allCases.firstIndex(of: $0.agreement) }
          #expect(order == order.sorted(), "\(rule): \(sentence.text.english)")
          #expect(sentence.citations.count { $0.source.grade == .observation } == 4)
        }
      }
    }
  }

  @Test func everyVersionHasItsSentencesCountedOnce() throws {
    let counts = EvidenceCount.byVersion
    #expect(counts.map(\.version) == OSVersion.established.reversed())
    for count in counts {
      let rules = Rule.allCases.filter { $0.versions.contains(count.version) }
      let most = rules.flatMap(\.sentences).count
      let sum = count.sentences.values.reduce(0, +)
      #expect(sum >= rules.count && sum <= most, "iOS \(count.version)")
    }
    #expect(counts.map(\.cells).reduce(0, +) == ComputedMatrices.all.flatMap(\.cells).joined().count)
    let sentence = RuleSentence(.pushAndPopNeedUpdate)
    try Observations([observation(of: sentence.id, .agrees)]).whileInForce {
      for (before, after) in zip(counts, EvidenceCount.byVersion) {
        let isOfIt = before.version >= OSVersion(16)
        #expect(after.sentences[.observed, default: 0] == (isOfIt ? 1 : 0), "iOS \(before.version)")
        let assumptions = try #require(before.sentences[.assumption])
        #expect(after.sentences[.assumption] == assumptions - (isOfIt ? 1 : 0), "iOS \(before.version)")
      }
    }
  }

  private func observation(of sentence: SentenceID, _ agreement: Agreement) -> Observation {
    Observation(
      of: sentence, agreement, on: "iPhone 17 Pro, iOS 27.1", by: "Ada Example, 2026-11-20", saw: "something",
      address: nil, id: "observation-\(sentence.rule.rawValue)-\(sentence.name)-\(agreement.rawValue)")
  }
}
