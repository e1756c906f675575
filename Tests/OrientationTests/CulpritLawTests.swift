import Testing

@testable import Orientation

/// What every search for who refused keeps to, over scenarios drawn from the space and moments of walks from fixed seeds.
struct CulpritLawTests {
  #if DEBUG
  private static let count = 24
  #else
  private static let count = 4_000
  #endif

  @Test func namedVoicesFreeTogetherAndNoneCouldBeLeftOut() {
    var sizes: Set<Int> = []
    for moment in Self.moments {
      for set in moment.culprits.sets {
        #expect(moment.isReached(with: set.flatMap(\.edits)), "\(set)")
        for left in set.indices {
          let others = set.indices.filter { $0 != left }.map { set[$0].voice }
          #expect(!moment.frees(others), "\(set) without \(set[left].voice)")
        }
        sizes.insert(set.count)
      }
    }
    #expect(sizes.isSuperset(of: [1, 2]))
  }

  @Test func noSmallerSetOfThoseWhoWereAskedFreesWithAnyMask() {
    for moment in Self.moments {
      let size = moment.culprits.sets.first?.count ?? 2
      let asked = moment.facts.keys.filter { !$0.isSystem }
      if size > 1 {
        for voice in asked { #expect(!moment.frees([voice]), "\(voice) alone in \(moment.resolution.scenario)") }
      } else {
        let named = Set(moment.culprits.sets.compactMap(\.first?.voice))
        for voice in asked where !named.contains(voice) && !named.contains(where: \.isSystem) {
          #expect(!moment.frees([voice]), "\(voice) is not named in \(moment.resolution.scenario)")
        }
      }
    }
  }

  @Test func whoeverIsNamedIsAskedOnceTheOthersGiveWay() {
    for moment in Self.moments {
      for set in moment.culprits.sets {
        for member in set {
          // In iOS 5 a container hands on what its children say, and is all that the trace names.
          if moment.resolution.scenario.os < OSVersion(6) { continue }
          guard let respondents = member.voice.respondents else { continue }
          let others = set.filter { $0 != member }.flatMap(\.edits).filter { !$0.isCall }
          var scenario = moment.resolution.scenario
          for edit in others { scenario.apply(edit) }
          let calls = set.flatMap(\.edits).compactMap { edit -> MethodCall? in
            if case .call(let call) = edit { call } else { nil }
          }
          // Behind an event that asks nobody it is the call that asks.
          var traces = [Resolver.resolve(scenario).trace]
          for call in calls {
            scenario.event = .called(call)
            traces.append(Resolver.resolve(scenario).trace)
          }
          let isAsked = traces.contains { trace in
            trace.steps.contains { step in
              switch step.effect {
              case .asked(let respondent, _): respondents.contains(respondent)
              case .responsible(let name): respondents.contains(.controller(name))
              case .applied, .applicationMask, .controllerMask, .effectiveMask, .concluded: false
              }
            }
          }
          #expect(isAsked, "\(member.voice) in \(set) of \(moment.resolution.scenario)")
        }
      }
    }
  }

  @Test func namesPlayNoPart() {
    for moment in Self.moments {
      let renamed = moment.resolution.scenario.renamed { $0 + "2" }
      let culprits = Resolver.resolve(renamed).culprits
      #expect(
        culprits?.sets.map { $0.map(\.voice) }
          == moment.culprits.sets.map { set in set.map { $0.voice.renamed { $0 + "2" } } })
    }
  }

  @Test func anAnswerWithoutEffectChangesNothingWhateverItIs() {
    var kinds: Set<String> = []
    for moment in Self.moments + Self.turns {
      for unheard in moment.culprits.unheard {
        let (kind, others) = unheard.answer.others(in: moment.resolution.scenario)
        kinds.insert(kind)
        for other in others {
          var scenario = moment.resolution.scenario
          scenario.apply(other)
          #expect(Resolver.decide(scenario).outcome == moment.resolution.decision.outcome, "\(unheard)")
        }
      }
    }
    #expect(kinds == ["controller", "app delegate", "Info.plist", "shouldAutorotate", "lock"])
  }

  @Test func whoCausesAnExceptionIsNamedUnlessTheCallItselfIsAtFault() {
    for moment in Self.moments where moment.resolution.decision.outcome.kind == .exception {
      #expect(
        moment.culprits.sets.isEmpty == (moment.resolution.decision.outcome == .exception(.unrecognizedSelector)),
        "\(moment.resolution.scenario)")
    }
  }

  @Test func noCallAcquitsTheUsersLock() {
    for moment in Self.moments where moment.resolution.scenario.isRotationLocked {
      for edit in moment.culprits.sets.joined().flatMap(\.edits) {
        if case .call(.geometryRequested) = edit { Issue.record("\(edit) in \(moment.resolution.scenario)") }
      }
    }
  }

  @Test func whatATurnIsToldOfForbidsIt() {
    for moment in Self.turns {
      #expect(moment.culprits.sets.isEmpty && moment.culprits.wish.goal.isReached(moment.resolution.decision))
      for unheard in moment.culprits.unheard {
        if case .mask(_, let mask, _) = unheard.answer { #expect(!mask.allows(moment.resolution.decision.orientation)) }
      }
    }
  }

  /// Of custom presentations one over another, the upper ones take over only where the lowest does.
  @Test func whoIsInChargeBelowCustomPresentationsIsBelowAllThatAreBlocked() {
    func custom(_ name: Name, removes: Bool?) -> Presentation {
      var presentation = Presentation(Controller(name, supported: .all), style: .custom)
      presentation.removesPresentersView = removes
      return presentation
    }
    let presented = [custom("B", removes: nil), custom("C", removes: true), custom("D", removes: nil)]
    let scenario = Scenario(
      os: 9, root: Controller("A", supported: .portrait), presented: presented, device: .landscapeLeft)
    let causes = Resolver.resolve(scenario).culprits?.unheard.map(\.cause)
    #expect(causes == [.presentation(.custom, presenter: "A")])
  }

  /// Those that ended as they were meant to, although an answer forbids it.
  private static let turns: [Moment] = {
    var turns: [Moment] = []
    let all = ScenarioSpace.versions.count * ScenarioSpace.countInVersion
    for number in 0..<count * 200 {
      let resolution = Resolver.resolve(ScenarioSpace.scenario(number * 7_368_787 % all))
      guard let wish = resolution.wish, wish.goal.isReached(resolution.decision) else { continue }
      if let one = Moment(resolution) { turns.append(one) }
    }
    return turns
  }()

  /// Those that did not.
  private static let moments: [Moment] = {
    let all = ScenarioSpace.versions.count * ScenarioSpace.countInVersion
    var moments: [Moment] = []
    // A prime step meets every axis.
    for number in 0..<count {
      let scenario = ScenarioSpace.scenario(number * 7_368_787 % all)
      if let one = Moment(Resolver.resolve(scenario)) { moments.append(one) }
    }
    for seed in 0..<count {
      var walk = TimelineWalk(seed: UInt64(seed))
      var state = walk.start()
      for _ in 0..<3 where state.phase != .terminated {
        guard let step = try? state.after(walk.event(for: state)) else { break }
        if let one = Moment(step.resolution) { moments.append(one) }
        state = step.state
      }
    }
    return moments.filter { !$0.culprits.isReached }
  }()
}

/// A moment with something to tell, and freeing by trying everything.
private struct Moment {
  let resolution: Resolution
  let culprits: Culprits
  /// The facts of each voice, with every mask.
  let facts: [Voice: [[Edit]]]

  init?(_ resolution: Resolution) {
    guard let culprits = resolution.culprits else { return nil }
    self.resolution = resolution
    self.culprits = culprits
    var facts: [Voice: [[Edit]]] = [:]
    for voice in CulpritSearch(resolution, culprits.wish).facts {
      facts[voice[0].edits[0].voice] = voice.map { fact in fact.edits.flatMap(\.withEveryMask) }
    }
    self.facts = facts
  }

  func isReached(with edits: [Edit]) -> Bool {
    RepairSubject.moment(resolution.scenario).edited(by: edits).decision.map { culprits.wish.goal.isReached($0) }
      ?? false
  }

  /// Whether any values of the voices' facts have the event end as meant.
  func frees(_ voices: [Voice]) -> Bool {
    frees(voices.flatMap { facts[$0] ?? [] }[...], [])
  }

  private func frees(_ rest: ArraySlice<[Edit]>, _ edits: [Edit]) -> Bool {
    guard let fact = rest.first else { return isReached(with: edits) }
    return frees(rest.dropFirst(), edits) || fact.contains { frees(rest.dropFirst(), edits + [$0]) }
  }
}

extension Refusal {
  /// What it is, and every other answer in its place.
  fileprivate func others(in scenario: Scenario) -> (kind: String, edits: [Edit]) {
    let masks = InterfaceOrientationMask.everySet.map { MaskAnswer.mask($0) } + [.notImplemented]
    switch self {
    case .mask(.controller(let name), _, _): return ("controller", masks.map { .answer(name, .supported($0)) })
    case .mask(.applicationDelegate, _, _): return ("app delegate", masks.map { .applicationDelegate($0) })
    case .mask(.informationPropertyList, _, _):
      let key = scenario.informationPropertyList.countingKey(on: scenario.idiom)
      return (
        "Info.plist", InterfaceOrientationMask.everySet.map { .informationPropertyList(key, $0.orientations) }
      )
    case .autorotation(let name, let isOn):
      return ("shouldAutorotate", [.answer(name, .shouldAutorotate(.always(!isOn)))])
    case .preferenceLock(let name, let isOn): return ("lock", [.answer(name, .prefersOrientationLocked(!isOn))])
    case .mask, .autorotationTo, .preferred, .style, .requiresFullScreen, .rotationLock, .mode, .missingCall,
      .homeButton, .idiom, .linkedSDK, .os:
      return ("\(self)", [])
    }
  }
}

extension Voice {
  /// Who answers for it, or nil where it does not answer.
  fileprivate var respondents: [Respondent]? {
    switch self {
    case .controller(let name): [.controller(name), .containerDelegate(name)]
    case .applicationDelegate: [.applicationDelegate]
    case .sceneDelegate: [.sceneDelegate]
    // An iPad's list counts without being asked.
    case .informationPropertyList, .presentation, .user, .missingCall, .device, .idiom, .linkedSDK, .version: nil
    }
  }

  fileprivate func renamed(_ name: (Name) -> Name) -> Voice {
    switch self {
    case .controller(let old): .controller(name(old))
    case .presentation(let old): .presentation(name(old))
    case .applicationDelegate, .sceneDelegate, .informationPropertyList, .user, .missingCall, .device, .idiom,
      .linkedSDK, .version:
      self
    }
  }
}

extension Scenario {
  fileprivate func renamed(_ name: (Name) -> Name) -> Scenario {
    var renamed = self
    renamed.root = root?.renamed(name)
    renamed.presented = presented.map { presentation in
      var presentation = presentation
      presentation.controller = presentation.controller.renamed(name)
      return presentation
    }
    return renamed
  }
}

extension Controller {
  fileprivate func renamed(_ name: (Name) -> Name) -> Controller {
    Controller(
      name(self.name), kind: kind, forwarding: forwarding, children: children.map { $0.renamed(name) },
      selectedChild: selectedChild, answers: answers)
  }
}
