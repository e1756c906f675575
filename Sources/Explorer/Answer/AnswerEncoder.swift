import Orientation

/// Turns what the resolver says into numbers.
///
/// The row: why a sequence could not go on (two numbers, 0 where it could), the number of steps, and each step as
/// ``write(_:_:callbacks:held:interface:)`` has it. Names are their places in the state, from 1.
struct AnswerEncoder {
  private(set) var numbers: [Int32] = []
  private let names: NameTable

  init(names: NameTable) { self.names = names }

  mutating func write(_ resolution: Resolution) {
    write(0, 0, 1)
    write(
      resolution, resolution.grounds, callbacks: [], held: resolution.scenario.device,
      interface: resolution.decision.orientation)
  }

  mutating func write(_ steps: [TimelineStep], of timeline: Timeline, _ refusal: EventRefusal?) {
    if let refusal { write(refusal) } else { write(0, 0) }
    write(steps.count)
    for (step, grounds) in zip(steps, timeline.grounds(of: steps)) {
      write(
        step.resolution, grounds, callbacks: step.callbacks, held: step.state.held,
        interface: step.state.scenario.current)
    }
  }
}

extension AnswerEncoder {
  /// The widths of the lists of a step.
  private enum Width {
    static let traceStep = 7
    static let callback = 6
  }

  private mutating func write(_ numbers: Int...) {
    for number in numbers { self.numbers.append(Int32(truncatingIfNeeded: number)) }
  }

  /// Fills up a record that began at a place.
  private mutating func fill(from start: Int, to width: Int) {
    while numbers.count < start + width { numbers.append(0) }
  }

  /// One step: the outcome in four numbers; the orientation, the rule, the message and the class that it names; the
  /// masks of app, controller and both; how the device is held, and the interface before and after; what the user sees, from
  /// 1, and the sentence that says so; then lists behind
  /// their lengths: the trace, the callbacks, the sentences that the outcome and the choice of the orientation need, and the outcomes by
  /// other answers.
  private mutating func write(
    _ resolution: Resolution, _ grounds: Grounds, callbacks: [Callback], held: DeviceOrientation,
    interface: InterfaceOrientation
  ) {
    let decision = resolution.decision
    write(decision.outcome)
    write(decision.orientation.rawValue, decision.rule.number)
    write(resolution.message.map { $0.number + 1 } ?? 0, resolution.blamed.map { place($0) } ?? 0)
    write(decision.applicationMask.code, decision.controllerMask.code, decision.effectiveMask.code)
    write(held.rawValue, resolution.scenario.current.rawValue, interface.rawValue)
    if let display = resolution.display {
      write(display.kind.number + 1)
      write(display.sentence)
    } else {
      write(0, 0, 0)
    }
    write(resolution.trace.steps.count)
    for step in resolution.trace.steps {
      let start = numbers.count
      write(step.rule.number)
      write(step.effect)
      fill(from: start, to: Width.traceStep)
    }
    write(callbacks.count)
    for callback in callbacks {
      let start = numbers.count
      write(callback)
      fill(from: start, to: Width.callback)
    }
    write(grounds.outcome)
    write(grounds.choice)
    let alternatives = grounds.alternatives.filter { $0.outcome != nil }
    write(alternatives.count)
    for alternative in alternatives {
      guard let outcome = alternative.outcome else { continue }
      write(alternative.sentence)
      write(outcome)
    }
  }

  private mutating func write(_ sentences: [RuleSentence]) {
    write(sentences.count)
    for sentence in sentences { write(sentence) }
  }

  /// The rule and the claim, from 1; 0 for the main one.
  private mutating func write(_ sentence: RuleSentence) {
    write(sentence.rule.number, sentence.claim.map { $0.number + 1 } ?? 0)
  }

  /// The place of a name from 1; 0 for one that the state does not have.
  private func place(_ name: Name) -> Int { names.place(of: name) + 1 }

  // MARK: Outcomes

  /// Kind, which one of the kind, and two numbers that it carries.
  private mutating func write(_ outcome: Outcome) {
    switch outcome {
    case .turned(let orientation): write(0, 0, orientation.rawValue, 0)
    case .unchanged(let reason): write(1, reason.number, 0, 0)
    case .exception(.noCommonOrientation): write(2, 0, 0, 0)
    case .exception(.preferredNotSupported(let preferred, let supported)): write(2, 1, preferred, supported.code)
    case .exception(.emptyMask): write(2, 2, 0, 0)
    case .exception(.unrecognizedSelector): write(2, 3, 0, 0)
    case .geometryError(.noneSupported(let requested, let supported)): write(3, 0, requested.code, supported.code)
    case .geometryError(.windowingMode): write(3, 1, 0, 0)
    case .geometryError(.unsupportedPreferences): write(3, 2, 0, 0)
    case .ignored: write(4, 0, 0, 0)
    case .unavailable(let introduced): write(5, 0, introduced.code, 0)
    }
  }

  private mutating func write(_ refusal: EventRefusal) {
    switch refusal {
    case .appTerminated: write(1, 0)
    case .alreadyLaunched: write(2, 0)
    case .rootNotShown: write(3, 0)
    case .rootAlreadyShown: write(4, 0)
    case .noRoot: write(5, 0)
    case .nothingPresented: write(6, 0)
    case .notPresented(let name): write(7, place(name))
    case .noNavigationController: write(8, 0)
    case .nothingToPop: write(9, 0)
    case .navigationControllerPushed(let name): write(10, place(name))
    case .noTabBarController: write(11, 0)
    case .noTab(let name): write(12, place(name))
    case .tabAlreadySelected(let name): write(13, place(name))
    case .nameTaken(let name): write(14, place(name))
    case .noController(let name): write(15, place(name))
    case .lockAlready(on: false): write(16, 0)
    case .lockAlready(on: true): write(17, 0)
    case .noWindows: write(18, 0)
    case .windowAlready(fillsScreen: false): write(19, 0)
    case .windowAlready(fillsScreen: true): write(20, 0)
    case .noResizableWindow: write(21, 0)
    case .noMode(let mode): write(22 + mode.number, 0)
    case .modeAlready(let mode): write(22 + WindowingMode.allCases.count + mode.number, 0)
    case .inBackground: write(22 + 2 * WindowingMode.allCases.count, 0)
    case .inForeground: write(23 + 2 * WindowingMode.allCases.count, 0)
    }
  }

  // MARK: Steps

  private mutating func write(_ effect: Step.Effect) {
    switch effect {
    case .applied: write(0)
    case .asked(let respondent, let question):
      write(1)
      write(respondent, question)
    case .applicationMask(let mask): write(2, mask.code)
    case .responsible(let name): write(3, place(name))
    case .controllerMask(let mask): write(4, mask.code)
    case .effectiveMask(let mask): write(5, mask.code)
    case .concluded(let outcome, let orientation):
      write(6)
      write(outcome)
      write(orientation.rawValue)
    }
  }

  /// Who, whose name, what, and the answer.
  private mutating func write(_ respondent: Respondent, _ question: Question) {
    switch respondent {
    case .informationPropertyList: write(0, 0)
    case .applicationDelegate: write(1, 0)
    case .sceneDelegate: write(2, 0)
    case .controller(let name): write(3, place(name))
    case .containerDelegate(let name): write(4, place(name))
    }
    switch question {
    case .supported(let mask): write(0, mask.code)
    case .preferred(let rawValue): write(1, rawValue)
    case .shouldAutorotate(let isOn): write(2, isOn.code)
    case .shouldAutorotateTo(let mask): write(3, mask.code)
    case .prefersOrientationLocked(let isOn): write(4, isOn.code)
    }
  }

  private mutating func write(_ callback: Callback) {
    switch callback {
    case .asked(let respondent, let question):
      write(0)
      write(respondent, question)
    case .viewWillAppear(let name, let sets): write(1, place(name), sets.map { place($0.name) } ?? 0, sets.maskCode)
    case .viewWillDisappear(let name, let sets): write(2, place(name), sets.map { place($0.name) } ?? 0, sets.maskCode)
    case .layout(let moment):
      write(3, moment.callback.number, moment.isViewNew.code, moment.isScreenNew.code, moment.isStatusBarNew.code)
    case .errorHandler(let error): write(4, error.code)
    }
  }
}

extension Optional<Variable> {
  fileprivate var maskCode: Int { self?.mask.code ?? 0 }
}
