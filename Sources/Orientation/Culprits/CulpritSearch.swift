/// Finds who kept an event from ending as somebody wished.
///
/// A set of voices *frees* where other values of its facts, and of no others, have the event end as wished. Named are the
/// smallest sets that free, of voices that the trace has met: one that nobody asked has not refused.
struct CulpritSearch {
  /// The most voices that are named together.
  static let mostVoices = 4

  private let resolution: Resolution
  private let wish: RepairGoal.Wish
  private let goal: RepairGoal

  init(_ resolution: Resolution, _ wish: RepairGoal.Wish) {
    self.resolution = resolution
    self.wish = wish
    goal = wish.goal
  }

  /// The sets that free, of those of the smallest size.
  ///
  /// First come those whom the trace met; then those too who would have been asked if others had not refused before; then,
  /// where nobody in the app could, what it runs on.
  var sets: [[Culprits.Culprit]] {
    var choices: [Choice] = []
    var unmet: [Choice] = []
    for facts in facts {
      guard let voice = facts.first?.edits.first?.voice else { continue }
      let choice = Choice(voice: voice, values: Self.combinations(of: facts))
      if isMet(voice) { choices.append(choice) } else { unmet.append(choice) }
    }
    var found = smallestSets(of: choices, endingFrom: 0)
    for ranks in Voice.ranks where found.isEmpty {
      let tried = choices.count
      for choice in unmet where ranks.contains(choice.voice.rank) { choices.append(choice) }
      found = smallestSets(of: choices, endingFrom: tried)
    }
    return found
  }

  /// The controller on top, where none of its answers changes anything and its mask allows what was wanted.
  func unheard(besides sets: [[Culprits.Culprit]]) -> [Culprits.Unheard] {
    guard case .interface(let wanted) = wish, let top = scenario.visibleController else { return [] }
    if case .notImplemented = top.answers.supported { return [] }
    if scenario.ownMask(of: top).isDisjoint(with: wanted) { return [] }
    for set in sets {
      for culprit in set {
        if case .controller(top.name) = culprit.voice { return [] }
      }
    }
    for mask in InterfaceOrientationMask.everySet {
      if changes(.answer(top.name, .supported(.mask(mask)))) { return [] }
    }
    if changes(.answer(top.name, .supported(.notImplemented))) { return [] }
    return [unheard(maskOf: top)]
  }

  /// The answers that forbid a turn, which happened all the same: a law holds that no mask in their place changes it.
  var unheardOfTurn: [Culprits.Unheard] {
    guard case .turned(let end) = resolution.decision.outcome else { return [] }
    var found: [Culprits.Unheard] = []
    let delegate = scenario.mask(of: scenario.applicationDelegate)
    if scenario.applicationDelegate.isOwn, !delegate.allows(end) {
      found.append(unheard(.mask(.applicationDelegate, delegate, isDefault: false)))
    }
    let list = scenario.informationPropertyList
    if list[list.countingKey(on: scenario.idiom)] != nil, !scenario.listedMask.allows(end) {
      found.append(unheard(.mask(.informationPropertyList, scenario.listedMask, isDefault: false)))
    }
    guard let top = scenario.visibleController else { return found }
    if top.answers.supported.isOwn, !scenario.ownMask(of: top).allows(end) { found.append(unheard(maskOf: top)) }
    if top.answers.shouldAutorotate == .always(false), !changes(.answer(top.name, .shouldAutorotate(.always(true)))) {
      found.append(unheard(.autorotation(top.name, false)))
    }
    if top.answers.prefersOrientationLocked, !changes(.answer(top.name, .prefersOrientationLocked(false))) {
      found.append(unheard(.preferenceLock(top.name, true)))
    }
    return found
  }

  private func unheard(maskOf controller: Controller) -> Culprits.Unheard {
    unheard(.mask(.controller(controller.name), scenario.ownMask(of: controller), isDefault: false))
  }

  private func unheard(_ answer: Refusal) -> Culprits.Unheard {
    Culprits.Unheard(answer: answer, cause: cause(of: answer))
  }

  private var scenario: Scenario { resolution.scenario }
}

extension CulpritSearch {
  /// The facts by which somebody refuses, by voice.
  var facts: [[EditedFact]] {
    var byRank = Array(repeating: [[EditedFact]](), count: Voice.ranks.last?.upperBound ?? 0)
    for fact in EditedFact.all(scenario, [], goal, from: scenario.current) {
      let fact = EditedFact(edits: fact.edits.filter { resolution.scenario.isRefusal(changedBy: $0) })
      guard let voice = fact.edits.first?.voice else { continue }
      let known = byRank[voice.rank].firstIndex { $0[0].edits[0].voice == voice }
      if let known { byRank[voice.rank][known].append(fact) } else { byRank[voice.rank].append([fact]) }
    }
    var all: [[EditedFact]] = []
    for facts in byRank { all += facts }
    return all
  }

  /// A voice, and every choice of values for its facts but that which leaves them all as they are.
  private struct Choice {
    let voice: Voice
    let values: [[Edit]]
  }

  private func changes(_ edit: Edit) -> Bool {
    var scenario = resolution.scenario
    scenario.apply(edit)
    return Resolver.decide(scenario).outcome != resolution.decision.outcome
  }

  /// Whether the trace met a voice. What was not done, and what the user and a style do, leaves no answer in it.
  private func isMet(_ voice: Voice) -> Bool {
    switch voice {
    case .presentation, .user, .missingCall: return true
    case .device, .linkedSDK, .idiom, .version: return false
    case .controller, .applicationDelegate, .sceneDelegate, .informationPropertyList: break
    }
    for step in resolution.trace.steps {
      if case .asked(let respondent, _) = step.effect, respondent.answers(for: voice) { return true }
    }
    return false
  }

  /// The sets that free, of those of the smallest size whose last voice is none of the first so many, which were tried.
  private func smallestSets(of choices: [Choice], endingFrom tried: Int) -> [[Culprits.Culprit]] {
    var found: [[Culprits.Culprit]] = []
    var size = 1
    while found.isEmpty, size <= Self.mostVoices, size <= choices.count {
      collect(size, of: choices, from: 0, endingFrom: tried, [], &found)
      size += 1
    }
    return found
  }

  /// Adds each set that begins with some voices, has so many more from a place on, and frees.
  private func collect(
    _ more: Int, of choices: [Choice], from place: Int, endingFrom tried: Int, _ set: [Choice],
    _ found: inout [[Culprits.Culprit]]
  ) {
    guard more > 0 else {
      var chosen: [[Edit]] = []
      if isFreed(set, &chosen, .moment(resolution.scenario)) { found.append(culprits(set, chosen)) }
      return
    }
    for next in choices.indices.dropFirst(more == 1 ? max(place, tried) : place) {
      collect(more - 1, of: choices, from: next + 1, endingFrom: tried, set + [choices[next]], &found)
    }
  }

  /// Looks for the first values of the voices of a set with which the event ends as wished; whether there are some.
  ///
  /// - Parameters:
  ///   - chosen: the values of the first voices, and then of all.
  ///   - edited: the event with them.
  private func isFreed(_ set: [Choice], _ chosen: inout [[Edit]], _ edited: RepairSubject) -> Bool {
    guard chosen.count < set.count else { return edited.decision.map(goal.isReached) ?? false }
    for edits in set[chosen.count].values {
      chosen.append(edits)
      if isFreed(set, &chosen, edited.edited(by: edits)) { return true }
      chosen.removeLast()
    }
    return false
  }

  private func culprits(_ set: [Choice], _ chosen: [[Edit]]) -> [Culprits.Culprit] {
    var culprits: [Culprits.Culprit] = []
    for (choice, edits) in zip(set, chosen) {
      var refusals: [Refusal] = []
      for edit in edits {
        if let refusal = resolution.scenario.refusal(changedBy: edit) { refusals.append(refusal) }
      }
      culprits.append(Culprits.Culprit(voice: choice.voice, edits: edits, refusals: refusals))
    }
    return culprits
  }

  /// Every choice of values for some facts, each of which may stay as it is, but not all; those with the fewest edits first.
  private static func combinations(of facts: [EditedFact]) -> [[Edit]] {
    var bySize: [[[Edit]]] = [[[]]]
    for fact in facts {
      bySize.append([])
      for size in stride(from: bySize.count - 1, to: 0, by: -1) {
        for edits in bySize[size - 1] {
          for edit in fact.edits { bySize[size].append(edits + [edit]) }
        }
      }
    }
    var all: [[Edit]] = []
    for edits in bySize.dropFirst() { all += edits }
    return all
  }

  /// Why an answer has no effect.
  private func cause(of answer: Refusal) -> Culprits.Unheard.Cause {
    for step in resolution.trace.steps where step.silences(answer) { return .rule(step.rule) }
    if answer.isOfTheApp { return .rule(resolution.decision.rule) }
    if case .launched = scenario.event { return .rule(.infoPlistLimitsLaunch) }
    if scenario.presented.last?.isAlert == true { return .rule(.alertsFollowTheirPresenter) }
    // The end of a sheet makes UIKit ask nobody.
    if resolution.decision.rule == .sheetLeavesPresenterInCharge, scenario.presented.isEmpty {
      return .rule(.presentationAsksAgain)
    }
    if let last = scenario.presented.last, let cover = scenario.covers.last, !cover.takesOver {
      return .presentation(last.style, presenter: scenario.presenter)
    }
    var container = scenario.presented.last?.controller ?? scenario.root
    while let one = container, let child = one.visibleChild {
      switch one.forwarding {
      case .none, .containerDelegate: return .container(one.name)
      case .selectedChild, .topChild: container = child
      }
    }
    if case .preferenceLock = answer {
      return .rule(scenario.os < OSVersion(26) ? .linkedSdkGates26 : .prefersOrientationLockedFreezes)
    }
    return .rule(resolution.decision.rule)
  }
}

extension Refusal {
  /// Whether it is the app's, and not a controller's.
  fileprivate var isOfTheApp: Bool {
    switch self {
    case .mask(.applicationDelegate, _, _), .mask(.informationPropertyList, _, _): true
    case .mask, .autorotationTo, .autorotation, .preferenceLock, .preferred, .style, .requiresFullScreen, .rotationLock,
      .mode, .missingCall, .homeButton, .idiom, .linkedSDK, .os:
      false
    }
  }
}

extension Step {
  /// Whether an answer counts for nothing because of it.
  fileprivate func silences(_ answer: Refusal) -> Bool {
    // The lock is a question of its own, with the SDK as its only gate.
    if case .preferenceLock = answer { return rule == .linkedSdkGates26 }
    if case .effectiveMask = effect {
      let unasked: [Rule] = [
        .multitaskingAppsAreNotAsked, .resizedPhoneAppsAreNotAsked, .innerDisplayDoesNotHonorMasks,
      ]
      if unasked.contains(rule) { return true }
    }
    if case .autorotation = answer { return rule == .shouldAutorotateNotConsulted }
    if rule == .geometryRequestUsesKnownSet { return true }
    let replacing: [Rule] = [
      .systemScreensIgnoreTheAppMask, .appDelegateReplacesInfoPlist, .sceneDelegateReplacesInfoPlist,
      .infoPlistOnlyAtLaunchBefore6, .padAppsResizeWhateverTheyList,
    ]
    return answer.isOfTheApp && replacing.contains(rule)
  }
}

extension Respondent {
  fileprivate func answers(for voice: Voice) -> Bool {
    switch self {
    case .informationPropertyList: if case .informationPropertyList = voice { true } else { false }
    case .applicationDelegate: if case .applicationDelegate = voice { true } else { false }
    case .sceneDelegate: if case .sceneDelegate = voice { true } else { false }
    case .controller(let name), .containerDelegate(let name):
      if case .controller(name) = voice { true } else { false }
    }
  }
}
