import Basics
import Orientation
import OrientationCatalog

extension ScenarioAnswer {
  /// Writes the answer as one object, always with the same keys; repairs only where somebody asked for them.
  package func write(into json: inout JSONWriter, _ repairs: RepairsAnswer? = nil) {
    json.object { json in
      Self.writeMembers(of: resolution, resolution.grounds, into: &json)
      json.declared(claim.declared)
      if let matches {
        json.member("matches", matches)
      }
      json.whyNot(repairs)
    }
  }

  /// Writes the members that tell of a decision.
  static func writeMembers(of resolution: Resolution, _ grounds: Grounds, into json: inout JSONWriter) {
    let decision = resolution.decision
    // The trace ends with it too, and it is put together anew each time.
    let claim = decision.outcome.claim
    write(decision.outcome, claim, into: &json)
    json.member("interfaceOrientation", decision.orientation.swiftName)
    json.member("interfaceOrientationRawValue", decision.orientation.rawValue)
    json.member("display", resolution.display?.kind.rawValue)
    json.member("displaySentence", resolution.display?.sentence.idText)
    json.member("rule", decision.rule.rawValue)
    json.member("layer", decision.rule.layer.rawValue)
    json.standing(grounds)
    json.member("messageID", resolution.message?.rawValue)
    json.member("message", resolution.messageText)
    json.mask("applicationMask", "applicationMaskRawValue", decision.applicationMask)
    json.mask("controllerMask", "controllerMaskRawValue", decision.controllerMask)
    json.mask("supported", "supportedRawValue", decision.effectiveMask)
    // Loops, since a generic sequence of another module is walked without specialization, and these are walked most.
    json.array("asked") { json in
      for case .asked(let respondent, let question) in resolution.trace.steps.map(\.effect) {
        json.object { $0.write(respondent, question) }
      }
    }
    json.array("trace") { json in
      for step in resolution.trace.steps {
        json.object { $0.write(step, resolution.sentence(of: step), conclusion: claim) }
      }
    }
  }

  private static func write(_ outcome: Outcome, _ claim: String, into json: inout JSONWriter) {
    var reason: String?
    var exception: String?
    var error: GeometryError?
    var introduced: String?
    switch outcome {
    case .turned, .ignored: break
    case .unchanged(let why): reason = why.rawValue
    case .exception(let raised): exception = raised.id
    case .geometryError(let failure): error = failure
    case .unavailable(let version): introduced = version.description
    }
    json.member("outcome", outcome.kind.rawValue)
    json.member("claim", claim)
    json.member("reason", reason)
    json.member("exception", exception)
    json.key(literal: "error")
    if let error {
      json.object { json in
        json.member("id", error.id)
        json.member("domain", "UISceneErrorDomain")
        json.member("code", error.code)
      }
    } else {
      json.null()
    }
    json.member("introduced", introduced)
  }
}

extension JSONWriter {
  /// Writes how far a verdict can be relied on, what it needs, and how it ends by other answers to open questions.
  fileprivate mutating func standing(_ grounds: Grounds) {
    let standing = VerdictStanding(grounds)
    member("standing", standing.outcome.rawValue)
    member("choiceStanding", standing.choice?.rawValue)
    array("needed") { json in
      for sentence in grounds.outcome { json.string(sentence.idText) }
      for sentence in grounds.choice { json.string(sentence.idText) }
    }
    objects("alternatives", of: grounds.alternatives) { alternative, json in
      json.member("sentence", alternative.sentence.idText)
      json.member("standing", alternative.sentence.standing.rawValue)
      json.member("claim", alternative.outcome?.claim)
    }
    member("contrary", StandingWords(language: .english).contrary(standing))
  }

  /// Writes the facts about controllers that do not show.
  mutating func declared(_ facts: [DeclaredFact]) {
    objects("declared", of: facts) { declared, json in
      json.member("fact", declared.fact.key)
      json.member("value", declared.fact.value)
      json.member("help", declared.help)
    }
  }

  /// Writes what would end the event as was expected, where somebody asked.
  mutating func whyNot(_ repairs: RepairsAnswer?) {
    guard let repairs else { return }
    key(literal: "whyNot")
    repairs.write(into: &self)
  }

  package mutating func mask(_ name: StaticString, _ rawName: StaticString, _ mask: InterfaceOrientationMask?) {
    key(literal: name)
    if let mask { encoded(MaskNames.json(of: mask)) } else { null() }
    key(literal: rawName)
    if let mask { number(Int(truncatingIfNeeded: mask.rawValue)) } else { null() }
  }

  /// Writes a step, and what the trace concludes where it is the last.
  fileprivate mutating func write(_ step: Step, _ sentence: RuleSentence, conclusion: String) {
    member("rule", step.rule.rawValue)
    member("sentence", sentence.idText)
    switch step.effect {
    case .applied: member("effect", "applied")
    case .asked(let respondent, let question):
      member("effect", "asked")
      write(respondent, question)
    case .applicationMask(let set): write("applicationMask", set)
    case .controllerMask(let set): write("controllerMask", set)
    case .effectiveMask(let set): write("supported", set)
    case .responsible(let name):
      member("effect", "responsible")
      member("controller", name)
    case .concluded(_, let orientation):
      member("effect", "concluded")
      member("claim", conclusion)
      member("interfaceOrientation", orientation.swiftName)
    }
  }

  private mutating func write(_ effect: String, _ set: InterfaceOrientationMask) {
    member("effect", effect)
    mask("mask", "maskRawValue", set)
  }

  /// Writes who was asked what, and the answer; for one that is an orientation or a mask, with its raw value.
  package mutating func write(_ respondent: Respondent, _ question: Question) {
    member("who", respondent.notation)
    switch question {
    case .supported(let set):
      member("question", "supportedInterfaceOrientations")
      mask("answer", "answerRawValue", set)
    case .shouldAutorotateTo(let set):
      member("question", "shouldAutorotateToInterfaceOrientation")
      mask("answer", "answerRawValue", set)
    case .preferred(let rawValue):
      member("question", "preferredInterfaceOrientationForPresentation")
      member("answer", InterfaceOrientation(rawValue: rawValue)?.swiftName)
      member("answerRawValue", rawValue)
    case .shouldAutorotate(let answer): write("shouldAutorotate", answer)
    case .prefersOrientationLocked(let answer): write("prefersInterfaceOrientationLocked", answer)
    }
  }

  private mutating func write(_ question: String, _ answer: Bool) {
    member("question", question)
    member("answer", answer)
  }
}
