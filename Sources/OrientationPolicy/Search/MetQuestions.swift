import Orientation

/// The questions that Apple leaves open, as far as a search has met them, and where other answers would have led elsewhere.
struct MetQuestions {
  /// What is known of a question.
  struct Question {
    /// The sentences by which the events went that met it.
    var sentences: Set<RuleSentence> = []
    /// The other answers, each with the events that it decides otherwise. Under one without any, a search that came to every
    /// state would play the same events to the same ends.
    var answers: [OtherAnswer]
    /// Whether it changes what the app is asked and what the scene keeps, so that any event may go otherwise.
    let isFarReaching: Bool
  }

  /// Another answer to a question.
  struct OtherAnswer {
    let assumptions: Assumptions
    /// The events that it decides otherwise, by ascending state; one state at least where there are more states than are
    /// played again.
    var departures: [Departure] = []
  }

  /// Events of a state, which is told by its number.
  struct Departure {
    let state: Int
    var events: EventPlaces = []
  }

  /// The most states of a search whose app is played again under other answers: some seconds for each.
  static let mostStates = 100_000

  /// Whether the values of free answers depend on who is asked, so that this has to be the same, too.
  private let comparesTraces: Bool
  private var questions: [OpenQuestion: Question] = [:]

  init(_ app: PlayedApp) { comparesTraces = !app.freeAnswers.isEmpty }
}

extension MetQuestions {
  /// The sentences that answer the questions, in the order of the rules.
  var sentences: [RuleSentence] { Set(questions.values.flatMap(\.sentences)).sorted() }

  /// The questions of which some other answer leads elsewhere, with those answers.
  var telling: [Question] {
    OpenQuestion.allCases.compactMap { questions[$0] }.compactMap { question in
      var question = question
      if !question.isFarReaching { question.answers.removeAll(where: \.departures.isEmpty) }
      return question.answers.isEmpty ? nil : question
    }
  }

  /// Notes which questions an event met that was played in a state, with the calls behind it.
  mutating func note(_ way: Successors.Way, in state: Int) {
    note(way.step, of: way.event, in: state)
    for call in way.calls { note(call.step, of: way.event, in: state) }
  }

  private mutating func note(_ step: TimelineStep, of event: Int, in state: Int) {
    var met = step.openQuestions
    // By what the scene keeps the next turn of the device could go.
    if step.state.scenario.scene.knows != nil, !met.contains(.rotationGoesBy) { met.append(.rotationGoesBy) }
    if met.isEmpty { return }
    var plain = step.resolution.scenario.plain
    for question in met {
      // Taken out, so that no list is copied while it grows.
      var known =
        questions.removeValue(forKey: question) ?? Question(question, besides: step.resolution.scenario.assumptions)
      known.sentences.insert(sentence(of: question, step.resolution))
      if !known.isFarReaching {
        for index in known.answers.indices where tells(known.answers[index], from: step.resolution, &plain) {
          known.answers[index].departs(at: event, of: state)
        }
      }
      questions[question] = known
    }
  }

  private func sentence(of question: OpenQuestion, _ resolution: Resolution) -> RuleSentence {
    // This one depends on who is asked, so on steps that a search without free answers does not keep.
    let isOutlined = question == .noCommonOrientationAtPresentation && !comparesTraces
    return (isOutlined ? Resolver.resolve(resolution.scenario) : resolution).sentence(of: question)
  }

  /// Whether an event is decided otherwise under another answer.
  ///
  /// - Parameter plain: the event's scenario, in which any answer may stand.
  private func tells(_ other: OtherAnswer, from resolution: Resolution, _ plain: inout PlainScenario) -> Bool {
    plain.assumptions = other.assumptions
    guard comparesTraces else { return Resolver.decide(&plain) != resolution.decision.plain }
    let again = Resolver.resolve(&plain)
    return again.decision != resolution.decision.plain || again.trace.steps != resolution.trace.steps
  }
}

extension MetQuestions.OtherAnswer {
  fileprivate mutating func departs(at event: Int, of state: Int) {
    if let last = departures.last, last.state != state, state >= MetQuestions.mostStates { return }
    if departures.last?.state != state { departures.append(MetQuestions.Departure(state: state)) }
    departures[departures.count - 1].events.insert(event)
  }
}

extension MetQuestions.Question {
  init(_ question: OpenQuestion, besides assumptions: Assumptions) {
    answers = question.otherAnswers(to: assumptions).map { MetQuestions.OtherAnswer(assumptions: $0) }
    isFarReaching =
      switch question {
      case .askedAtPresentation, .rotationGoesBy: true
      case .missingInformationPropertyList, .noCommonOrientationAtPresentation, .noCommonOrientationAtRotation,
        .noCommonOrientationAtUpdate, .noCommonOrientationUnderFullScreen, .orderOfChoice, .emptyMask,
        .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask, .keyValueCodingAtFirst:
        false
      }
  }
}
