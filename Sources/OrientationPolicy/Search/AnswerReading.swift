import Orientation

/// Reads what a free answer comes to at an event: a value, or what has to be chosen first.
struct AnswerReading {
  enum Result {
    case value(Answer)
    /// An unknown has to have one of these values.
    case choose(unknown: Int, [FreeValue])
    /// The answer may have any of these values this time.
    case assign(answer: Int, [Answer])
  }

  /// Containers that hand on what others hand on; code that goes round in a circle would not return.
  private static let longestTrail = 8

  let app: PlayedApp
  /// The values of the unknowns.
  let chosen: [FreeValue?]
  /// The answers that have a value already.
  let assignments: [Move.Assignment]
  /// What the event leads to.
  let resolution: Resolution
  let scenario: Scenario
  /// Whether masks with the same part in the app's count as one.
  let reducesMasks: Bool
}

extension AnswerReading {
  func result(of index: Int, trail: Int = 0) -> Result {
    let answer = app.freeAnswers[index]
    if let assignment = assignments.first(where: { $0.answer == index }) { return .value(assignment.value) }
    guard trail < Self.longestTrail, !answer.cases.isEmpty else { return anything(index, answer) }
    for one in answer.cases {
      let truth = one.condition.truth(
        { app.truth(of: $0, chosen) }, { shows($0, $1, from: answer.subject) }, isInFront: isInFront)
      switch truth {
      case .known(false): continue
      case .known(true): return result(of: one.value, index, answer, trail)
      case .open(let condition): return .choose(unknown: app.number(of: condition), FreeValue.truths)
      case .situational: return anything(index, answer)
      }
    }
    return .value(answer.kind.standard)
  }
}

extension AnswerReading {
  private func anything(_ index: Int, _ answer: FreeAnswer) -> Result {
    if let value = chosen[index] { return .value(value.answer(answer.kind)) }
    let values = FreeValue.all(answer.kind, in: resolution, reduced: reducesMasks)
    return answer.isFixed
      ? .choose(unknown: index, values) : .assign(answer: index, values.map { $0.answer(answer.kind) })
  }

  private func result(of value: AnswerCase.Value, _ index: Int, _ answer: FreeAnswer, _ trail: Int) -> Result {
    switch value {
    case .answer(let value): .value(value)
    case .anything: anything(index, answer)
    case .forwarded(let path):
      path.controller(from: answer.subject.name, in: scenario).map { self.answer($0, answer.kind, trail + 1) }
        ?? .value(answer.kind.standard)
    }
  }

  private func shows(
    _ path: ControllerPath?, _ name: String?, from subject: FreeAnswer.Subject
  ) -> CaseCondition.Truth {
    guard let path else {
      let reached = ([scenario.root].compactMap(\.self) + scenario.presented.map(\.controller)).flatMap(\.reached)
      return CaseCondition.joined(
        reached.lazy.map { one in name.map { app.isKind(one, of: $0, in: scenario, chosen) } ?? .known(true) },
        deciding: true)
    }
    guard let found = path.controller(from: subject.name, in: scenario) else { return .known(false) }
    return name.map { app.isKind(found, of: $0, in: scenario, chosen) } ?? .known(true)
  }

  /// Whether a controller is in front and has appeared: whether UIKit asks before or behind `viewWillAppear` where one is presented
  /// or dismissed is an open question, so none is then.
  private func isInFront(_ name: String) -> CaseCondition.Truth {
    switch scenario.event {
    case .presented, .dismissed: return .known(false)
    default: break
    }
    guard var front = scenario.presented.last?.controller ?? scenario.root else { return .known(false) }
    while let child = front.visibleChild { front = child }
    return app.isKind(front, of: name, in: scenario, chosen)
  }

  /// What a controller of the situation answers.
  private func answer(_ controller: Controller, _ kind: FreeAnswer.Kind, _ trail: Int) -> Result {
    switch controller.forwarding {
    case .selectedChild, .topChild:
      if let child = controller.visibleChild { return answer(child, kind, trail) }
    case .containerDelegate where kind == .supported && controller.answers.delegateSupported != .notImplemented:
      return .value(.supported(controller.answers.delegateSupported))
    case .none, .containerDelegate: break
    }
    let index = app.freeAnswers.firstIndex { $0.subject == .controller(controller.name) && $0.kind == kind }
    guard let index else { return handedOn(controller.answers.answer(kind), by: controller, kind, trail) }
    let result = result(of: index, trail: trail)
    guard case .value(let value) = result else { return result }
    return handedOn(value, by: controller, kind, trail)
  }

  private func handedOn(_ value: Answer, by controller: Controller, _ kind: FreeAnswer.Kind, _ trail: Int) -> Result {
    switch value {
    case .supported(.selectedChild), .preferred(.selectedChild), .shouldAutorotate(.selectedChild):
      controller.visibleChild.map { answer($0, kind, trail) } ?? .value(standard(controller, kind))
    case .supported(.notImplemented): .value(standard(controller, kind))
    default: .value(value)
    }
  }

  /// UIKit's default for a controller. A delegate that hands it on has to say which mask that is.
  private func standard(_ controller: Controller, _ kind: FreeAnswer.Kind) -> Answer {
    guard kind == .supported else { return kind.standard }
    var alone = scenario
    alone.root = Controller(controller.name, kind: controller.kind)
    alone.presented = []
    alone.applicationDelegate = .notImplemented
    alone.windowSceneDelegate = .notImplemented
    return .supported(.mask(Resolver.supportedByController(alone)))
  }
}

extension Controller {
  /// The controllers whose views the user has come to and not left: all but those of the tabs that are not selected.
  fileprivate var reached: [Controller] {
    [self] + (kind == .tabBar ? [visibleChild].compactMap(\.self) : children).flatMap(\.reached)
  }
}

extension FreeAnswer.Subject {
  fileprivate var name: Name? {
    if case .controller(let name) = self { name } else { nil }
  }
}

extension Answers {
  fileprivate func answer(_ kind: FreeAnswer.Kind) -> Answer {
    switch kind {
    case .supported: .supported(supported)
    case .preferred: .preferred(preferred)
    case .shouldAutorotate: .shouldAutorotate(shouldAutorotate)
    case .prefersOrientationLocked: .prefersOrientationLocked(prefersOrientationLocked)
    }
  }
}
