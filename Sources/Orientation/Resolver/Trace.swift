/// The rules that made a decision, in order.
public struct Trace: Sendable, Hashable {
  /// The steps; the last one is the conclusion.
  public private(set) var steps: [Step] = []
  /// The open questions whose answers were looked at on the way, each once.
  package private(set) var openQuestions: [OpenQuestion] = []

  package init(steps: [Step] = [], openQuestions: [OpenQuestion] = []) {
    self.steps = steps
    self.openQuestions = openQuestions
  }

  /// The decision that the steps spell out, or nil where they do not end in a conclusion.
  ///
  /// It is the same as the decision they were recorded with: a trace leaves nothing out.
  package var replayed: PlainDecision? {
    var applicationMask: InterfaceOrientationMask?
    var controllerMask: InterfaceOrientationMask?
    var effectiveMask: InterfaceOrientationMask?
    for step in steps {
      switch step.effect {
      case .applied, .asked, .responsible: break
      case .applicationMask(let mask): applicationMask = mask
      case .controllerMask(let mask): controllerMask = mask
      case .effectiveMask(let mask): effectiveMask = mask
      case .concluded(let outcome, let orientation):
        return PlainDecision(
          outcome: outcome, orientation: orientation, rule: step.rule, applicationMask: applicationMask,
          controllerMask: controllerMask, effectiveMask: effectiveMask)
      }
    }
    return nil
  }

  /// Whether a rule applied.
  public func contains(_ rule: Rule) -> Bool {
    for step in steps where step.rule == rule { return true }
    return false
  }

  /// The name of the controller that decided, or nil where none did.
  public var responsible: Name? {
    var name: Name?
    for step in steps {
      if case .responsible(let controller) = step.effect { name = controller }
    }
    return name
  }
}

extension Trace: TraceSink {
  /// A trace without steps, with room for those that most decisions take.
  static var toBeRecorded: Trace {
    var trace = Trace()
    trace.steps.reserveCapacity(12)
    return trace
  }

  mutating func record(_ rule: Rule, _ effect: Step.Effect) {
    steps.append(Step(rule: rule, effect: effect))
  }

  mutating func meet(_ question: OpenQuestion) {
    if !openQuestions.contains(question) { openQuestions.append(question) }
  }
}
