import Orientation

/// The questions that Apple leaves open, as far as a search has met them, and which answers would have led elsewhere.
struct MetQuestions {
  /// What is known of a question.
  struct Question {
    /// The sentences by which the events went that met it.
    var sentences: Set<RuleSentence> = []
    /// The other answers under which some event decides otherwise.
    var telling: [Assumptions] = []
    /// The other answers under which every event has decided the same so far.
    fileprivate var idle: [Assumptions]
  }

  /// Whether the values of free answers depend on who is asked, so that this has to be the same, too.
  private let comparesTraces: Bool
  private var questions: [OpenQuestion: Question] = [:]

  init(_ app: PlayedApp) { comparesTraces = !app.freeAnswers.isEmpty }
}

extension MetQuestions {
  /// The sentences that answer the questions, in the order of the rules.
  var sentences: [RuleSentence] { Set(questions.values.flatMap(\.sentences)).sorted() }

  /// The questions of which some other answer leads elsewhere. Under all further answers a search that came to every state
  /// would play the same events to the same ends, so it need not be played.
  var telling: [Question] {
    OpenQuestion.allCases.compactMap { questions[$0] }.filter { !$0.telling.isEmpty }
  }

  /// Notes which questions an event met.
  mutating func note(_ step: TimelineStep) {
    for question in step.openQuestions {
      let answers = step.resolution.scenario.assumptions
      var met = questions[question] ?? Question(idle: question.otherAnswers(to: answers))
      met.sentences.insert(step.resolution.sentence(of: question))
      let telling = met.idle.filter { tells($0, from: step.resolution, question) }
      met.telling += telling
      met.idle.removeAll(where: telling.contains)
      questions[question] = met
    }
  }

  /// Whether an event decides otherwise where a question is answered otherwise.
  private func tells(_ other: Assumptions, from resolution: Resolution, _ question: OpenQuestion) -> Bool {
    switch question {
    // These change what the app is asked and what the scene keeps, before and after anything is decided.
    case .askedAtPresentation, .rotationGoesBy: return true
    case .missingInformationPropertyList, .noCommonOrientationAtPresentation, .noCommonOrientationAtRotation,
      .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .orderOfChoice, .emptyMask,
      .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst:
      var scenario = resolution.scenario
      scenario.assumptions = other
      guard comparesTraces else { return Resolver.decide(scenario) != resolution.decision }
      let again = Resolver.resolve(scenario)
      return again.decision != resolution.decision || again.trace.steps != resolution.trace.steps
    }
  }
}
