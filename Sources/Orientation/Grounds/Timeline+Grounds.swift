extension Timeline {
  /// What the verdict of each step rests on: of the open questions also those that an earlier step met.
  ///
  /// - Parameter steps: what ``play()`` answers, or as much as had happened before an interruption.
  package func grounds(of steps: [TimelineStep]) -> [Grounds] {
    let replay = TimelineReplay(self)
    var met: [OpenQuestion] = []
    return steps.indices.map { place in
      for question in steps[place].openQuestions where !met.contains(question) { met.append(question) }
      return Grounds(of: steps[place].resolution, met, .step(replay, place))
    }
  }
}

extension TimelineStep {
  /// The questions that the decision met, and those on which depends what the next step meets.
  package var openQuestions: [OpenQuestion] {
    var questions = resolution.trace.openQuestions
    if callbacks.contains(where: { $0.setsVariable }) { questions.append(.askedAtPresentation) }
    if resolution.scenario.event.isRotation, resolution.scenario.scene.knows != nil {
      questions.append(.rotationGoesBy)
    }
    return questions
  }
}

extension Callback {
  /// Whether it changes what somebody answers.
  fileprivate var setsVariable: Bool {
    switch self {
    case .viewWillAppear(_, let variable), .viewWillDisappear(_, let variable): variable != nil
    case .asked, .layout, .errorHandler: false
    }
  }
}
