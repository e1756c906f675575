import OrientationCatalog
import Testing

@testable import Orientation

@Suite("What a verdict rests on")
struct GroundsTests {
  @Test func aQuestionThatWasNotMetChangesNothing() {
    ExplorerSample.forEachScenario(every: 4999) { scenario in
      var plain = scenario.plain
      let (decision, trace) = Resolver.resolve(&plain)
      for question in OpenQuestion.allCases where !trace.openQuestions.contains(question) {
        for other in question.otherAnswers(to: scenario.assumptions) {
          plain.assumptions = other
          #expect(Resolver.decide(&plain) == decision, "\(question): \(scenario)")
        }
      }
    }
  }

  @Test func everyStepGoesByASentenceOfTheCatalog() {
    ExplorerSample.forEachScenario(every: 4999) { scenario in
      let resolution = Resolver.resolve(scenario)
      for step in resolution.trace.steps {
        let sentence = resolution.sentence(of: step)
        #expect(sentence.sentence != nil, "\(sentence.id)")
      }
      let grounds = resolution.grounds
      for sentence in grounds.outcome + grounds.choice { #expect(sentence.sentence != nil, "\(sentence.id)") }
    }
    for question in OpenQuestion.allCases {
      let finder = SentenceFinder(Resolver.resolve(Scenario(os: OSVersion(17))))
      #expect(finder.sentence(of: question).sentence != nil, "\(question)")
    }
  }

  @Test func whatIsDocumentedThroughoutIsDocumented() {
    var scenario = Scenario(os: OSVersion(17))
    scenario.device = .landscapeLeft
    scenario.root?.answers.supported = .mask(.portrait)
    let standing = standing(of: scenario)
    #expect(standing.outcome == .documented && standing.choice == nil && standing.contraryOutcomes == [])
  }

  @Test func anAssumptionThatChangesNothingLowersNothing() {
    // The order of choice is looked at, and one orientation is all that there is to choose.
    let resolution = Resolver.resolve(presentation(of: .landscapeRight))
    #expect(resolution.trace.openQuestions.contains(.orderOfChoice))
    #expect(resolution.grounds.alternatives.allSatisfy { $0.question != .orderOfChoice })
    #expect(VerdictStanding(resolution.grounds).outcome == .documented)
  }

  @Test func whichOrientationItBecomesCanStandOnLess() {
    let standing = standing(of: presentation(of: .landscape))
    #expect(standing.outcome == .documented && standing.choice == .assumption)
  }

  @Test func aContestedVerdictNamesTheOtherOutcome() {
    var scenario = Scenario(os: OSVersion(15))
    scenario.root = Controller("List", kind: .navigation, children: [Controller("Page")])
    scenario.root?.children[0].answers.supported = .mask(.portrait)
    scenario.current = .landscapeRight
    scenario.event = .popped
    let standing = standing(of: scenario)
    #expect(standing.outcome == .contested)
    #expect(standing.contraryOutcomes == [.turned(.portrait)])
  }

  @Test func onlyQuestionsThatWereMetArePlayed() {
    var met = 0
    ExplorerSample.forEachScenario(every: 1999) { scenario in
      let resolution = Resolver.resolve(scenario)
      if resolution.trace.openQuestions.count > 1 { met += 1 }
      let played = resolution.grounds.alternatives.map(\.question)
      #expect(played.allSatisfy { resolution.trace.openQuestions.contains($0) })
    }
    #expect(met > 10)
  }

  @Test func aTimelineRemembersTheQuestionsOfEarlierEvents() throws {
    var scenario = Scenario(os: OSVersion(15))
    scenario.root = Controller(
      "List", kind: .navigation, children: [Controller("Below"), Controller("Page")])
    scenario.root?.selectedChild = 1
    scenario.root?.children[0].answers.supported = .mask(.portrait)
    scenario.current = .landscapeRight
    scenario.device = .faceUp
    let timeline = Timeline(start: AppState(scenario), events: [.popped, .deviceTurned(.faceDown)])
    let grounds = timeline.grounds(of: try timeline.play())
    #expect(grounds.count == 2)
    #expect(VerdictStanding(grounds[0]).outcome == .contested)
  }

  private func presentation(of mask: InterfaceOrientationMask) -> Scenario {
    var scenario = Scenario(os: OSVersion(17))
    var presented = Controller("Player")
    presented.answers.supported = .mask(mask)
    scenario.presented = [Presentation(presented, style: .fullScreen)]
    scenario.event = .presented
    return scenario
  }

  private func standing(of scenario: Scenario) -> VerdictStanding {
    VerdictStanding(Resolver.resolve(scenario).grounds)
  }
}
