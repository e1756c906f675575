/// What a verdict rests on: the sentences without which it would be another one.
///
/// A verdict says what happens, and for an interface that turns also to which of several allowed orientations.
package struct Grounds: Sendable, Hashable {
  /// How it ends where an open question is answered otherwise.
  package struct Alternative: Sendable, Hashable {
    package let question: OpenQuestion
    /// The sentence that gives the answer which was taken.
    package let sentence: RuleSentence
    /// nil where the event could not even happen, since something ended the app before it.
    package let outcome: Outcome?
  }

  /// Without these something else would happen.
  public internal(set) var outcome: [RuleSentence] = []
  /// Without these it would be another of the orientations that are allowed.
  public internal(set) var choice: [RuleSentence] = []
  /// Each other outcome once for a question.
  public internal(set) var alternatives: [Alternative] = []
}

extension Resolution {
  /// The sentence of a rule that a step goes by.
  package func sentence(of step: Step) -> RuleSentence { SentenceFinder(self).sentence(of: step) }

  /// The sentence that holds the answer to an open question, as the resolver takes it.
  package func sentence(of question: OpenQuestion) -> RuleSentence { SentenceFinder(self).sentence(of: question) }

  /// What the verdict rests on.
  ///
  /// What has a switch is found out by playing its other answers, one at a time and in pairs of those that the trace met.
  /// Of the rest counts what set the outcome, a mask or the controller that decides.
  package var grounds: Grounds { Grounds(of: self, trace.openQuestions, .moment(scenario.plain)) }
}

extension Resolution {
  /// What the allowed orientations rest on, whatever is made of them.
  package var groundsOfAllowed: Grounds {
    let finder = SentenceFinder(self)
    var grounds = Grounds()
    for (step, sentence) in finder.decidingSteps {
      if case .concluded = step.effect { continue }
      grounds.add(sentence, to: &grounds.outcome)
    }
    var plain = scenario.plain
    for question in trace.openQuestions {
      for other in question.otherAnswers(to: scenario.assumptions) {
        plain.assumptions = other
        if Resolver.decide(&plain).effectiveMask == decision.effectiveMask { continue }
        grounds.add(finder.sentence(of: question), to: &grounds.outcome)
      }
    }
    return grounds
  }
}

extension Grounds {
  /// - Parameters:
  ///   - questions: those whose answers were looked at.
  ///   - replay: what is played under other answers.
  init(of resolution: Resolution, _ questions: [OpenQuestion], _ replay: Replay) {
    let finder = SentenceFinder(resolution)
    addSteps(of: resolution, finder)
    if !questions.isEmpty { play(questions, against: resolution.decision.outcome, finder, replay) }
  }
}

extension Grounds {
  private mutating func addSteps(of resolution: Resolution, _ finder: SentenceFinder) {
    for (step, sentence) in finder.decidingSteps {
      switch step.part(sentence, of: resolution.decision, from: resolution.scenario.current) {
      case .outcome: add(sentence, to: &outcome)
      case .choice: add(sentence, to: &choice)
      case nil: continue
      }
    }
  }

  private mutating func play(
    _ questions: [OpenQuestion], against decided: Outcome, _ finder: SentenceFinder, _ replay: Replay
  ) {
    var harmless: [OpenQuestion] = []
    for question in questions {
      var changes = false
      for other in question.otherAnswers(to: replay.assumptions) {
        if note(replay.outcome(under: other), decided, question, finder) { changes = true }
      }
      if !changes { harmless.append(question) }
    }
    for (place, first) in harmless.enumerated() {
      for one in first.otherAnswers(to: replay.assumptions) {
        for second in harmless[..<place] {
          for both in second.otherAnswers(to: one) {
            let outcome = replay.outcome(under: both)
            if note(outcome, decided, first, finder) { _ = note(outcome, decided, second, finder) }
          }
        }
      }
    }
  }

  /// Notes that a question decides, where its other answer ends otherwise.
  private mutating func note(_ other: Outcome?, _ decided: Outcome, _ question: OpenQuestion, _ finder: SentenceFinder)
    -> Bool
  {
    if other == decided { return false }
    if let other, other.isLike(decided) {
      guard case .turned = decided else { return false }
      add(finder.sentence(of: question), to: &choice)
    } else {
      add(finder.sentence(of: question), to: &outcome)
    }
    let alternative = Alternative(question: question, sentence: finder.sentence(of: question), outcome: other)
    if !alternatives.contains(alternative) { alternatives.append(alternative) }
    return true
  }

  fileprivate func add(_ sentence: RuleSentence, to list: inout [RuleSentence]) {
    if !list.contains(sentence) { list.append(sentence) }
  }
}

extension Outcome {
  /// Whether the same happens, to whichever orientation and with whichever lists.
  fileprivate func isLike(_ other: Outcome) -> Bool {
    switch (self, other) {
    case (.turned, .turned), (.ignored, .ignored), (.unavailable, .unavailable): true
    case (.unchanged(let reason), .unchanged(let otherReason)): reason == otherReason
    case (.exception(let exception), .exception(let otherException)): exception.isLike(otherException)
    case (.geometryError(let error), .geometryError(let otherError)): error.isLike(otherError)
    case (.turned, _), (.unchanged, _), (.exception, _), (.geometryError, _), (.ignored, _), (.unavailable, _): false
    }
  }
}

extension OrientationException {
  fileprivate func isLike(_ other: OrientationException) -> Bool {
    switch (self, other) {
    case (.noCommonOrientation, .noCommonOrientation), (.preferredNotSupported, .preferredNotSupported),
      (.emptyMask, .emptyMask), (.unrecognizedSelector, .unrecognizedSelector):
      true
    case (.noCommonOrientation, _), (.preferredNotSupported, _), (.emptyMask, _), (.unrecognizedSelector, _): false
    }
  }
}

extension GeometryError {
  fileprivate func isLike(_ other: GeometryError) -> Bool {
    switch (self, other) {
    case (.noneSupported, .noneSupported), (.windowingMode, .windowingMode),
      (.unsupportedPreferences, .unsupportedPreferences):
      true
    case (.noneSupported, _), (.windowingMode, _), (.unsupportedPreferences, _): false
    }
  }
}
