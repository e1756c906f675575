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

  @Test func whatIsNotDocumentedOfItsCaseIsAnAssumption() {
    var scenario = presentation(of: .landscape)
    scenario.os = OSVersion(12)
    scenario.presented[0].controller.answers.shouldAutorotate = .always(false)
    let trace = Resolver.resolve(scenario).trace
    #expect(needed(by: scenario, .shouldAutorotateNoKeepsCurrent, .presentedFullScreen))
    #expect(!trace.steps.contains { if case .controllerMask = $0.effect { true } else { false } })

    scenario = Scenario(os: OSVersion(16, 4))
    scenario.root?.answers.supported = .mask(InterfaceOrientationMask(rawValue: 1))
    #expect(needed(by: scenario, .emptyControllerMaskThrows, .noBitCounts))
    scenario.root?.answers.supported = .mask([])
    #expect(standing(of: scenario).outcome == .documented)
    scenario.root?.answers.supported = .notImplemented
    scenario.applicationDelegate = .mask([])
    #expect(standing(of: scenario).outcome == .documented)
    scenario.os = OSVersion(27)
    scenario.windowSceneDelegate = .mask([])
    #expect(needed(by: scenario, .emptyControllerMaskThrows, .emptySceneDelegate))

    scenario = Scenario(os: OSVersion(16, 4))
    scenario.event = .called(.keyValueCodingSet(rawValue: 3))
    #expect(standing(of: scenario).outcome == .reported)
    scenario.linkedSDK = OSVersion(15)
    #expect(needed(by: scenario, .keyValueCodingOnlyLogs, .linkedSDK))
  }

  @Test func whatOneReportContradictsNamesIt() {
    var scenario = Scenario(os: OSVersion(26, 5))
    scenario.isRotationLocked = true
    scenario.current = .landscapeRight
    scenario.event = .movedToForeground
    #expect(standing(of: scenario).contraryCitations.map(\.source.id) == ["sodalite-54"])
    scenario.idiom = .pad
    #expect(standing(of: scenario).contraryCitations == [])
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

  /// Whether a verdict rests on an assumption, and on that sentence.
  private func needed(by scenario: Scenario, _ rule: Rule, _ claim: RuleSentence.Claim) -> Bool {
    let grounds = Resolver.resolve(scenario).grounds
    return grounds.outcome.contains(RuleSentence(rule, claim)) && VerdictStanding(grounds).outcome == .assumption
  }

  private func standing(of scenario: Scenario) -> VerdictStanding {
    VerdictStanding(Resolver.resolve(scenario).grounds)
  }
}
