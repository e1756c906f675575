/// Finds who kept an event from ending as somebody wished.
///
/// A set of voices *frees* where other values of its facts, and of no others, have the event end as wished. Named are the
/// smallest sets that free, of voices whose answers the trace has met: one that nobody asked has not refused.
struct CulpritSearch {
  /// The most voices that are named together.
  static let mostVoices = 4

  private let resolution: Resolution
  private let wish: RepairGoal.Wish
  private let goal: RepairGoal
  private let facts: VoiceFacts

  init(_ resolution: Resolution, _ wish: RepairGoal.Wish) {
    self.resolution = resolution
    self.wish = wish
    goal = wish.goal
    facts = VoiceFacts(resolution.scenario, goal.orientations)
  }

  /// The sets that free, of those of the smallest size.
  ///
  /// First come those whom the trace met; then those too who would have been asked if others had not refused before; then,
  /// where nobody in the app could, what it runs on.
  var sets: [[Culprits.Culprit]] {
    let voices = facts.voices
    var places: [Int] = []
    for voice in voices { places.append(placeInTrace(of: voice) ?? Int.max) }
    let sorted = voices.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let met = sorted.filter { !voices[$0].isSystem && places[$0] < Int.max }.map { voices[$0] }
    let ofApp = sorted.filter { !voices[$0].isSystem }.map { voices[$0] }
    for circle in [met, ofApp, ofApp + [.device, .linkedSDK], ofApp + [.device, .linkedSDK, .idiom, .version]] {
      let found = smallestSets(of: circle)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The controller on top, where none of its answers changes anything and its mask allows what was wanted.
  func unheard(besides sets: [[Culprits.Culprit]]) -> Culprits.Unheard? {
    let scenario = resolution.scenario
    guard case .interface(let wanted) = wish, let top = scenario.visibleController,
      top.answers.supported != .notImplemented,
      !scenario.ownMask(of: top).isDisjoint(with: wanted),
      !sets.contains(where: { set in set.contains { $0.voice == .controller(top.name) } })
    else { return nil }
    let answers = InterfaceOrientationMask.everySet.map { MaskAnswer.mask($0) } + [.notImplemented]
    for answer in answers {
      let edited = RepairSubject.moment(scenario).edited(by: [.answer(top.name, .supported(answer))])
      if edited.decision?.outcome != resolution.decision.outcome { return nil }
    }
    return Culprits.Unheard(controller: top.name, mask: scenario.ownMask(of: top), cause: cause(for: top))
  }
}

extension CulpritSearch {
  // MARK: Who was met

  /// The first step that would be another one if the voice answered otherwise; nil where all would be as they are.
  private func placeInTrace(of voice: Voice) -> Int? {
    let steps = resolution.trace.steps
    switch voice {
    // What was not done leaves no step, and what a style leaves open is asked before anybody answers.
    case .missingCall, .user, .presentation: return steps.count
    case .device, .linkedSDK, .idiom, .version: return nil
    case .controller, .applicationDelegate, .sceneDelegate, .informationPropertyList: break
    }
    // Of two values at least one is another than the present one, and whoever is asked for the fact meets it.
    var first: Int?
    for edit in facts.facts(of: voice).flatMap({ $0.prefix(2) }) {
      var scenario = resolution.scenario
      scenario.apply(edit)
      let others = Resolver.resolve(scenario).trace.steps
      for place in 0..<(first ?? steps.count) where place >= others.count || others[place] != steps[place] {
        first = place
        break
      }
    }
    return first
  }

  // MARK: Which sets free

  private func smallestSets(of voices: [Voice]) -> [[Culprits.Culprit]] {
    let choices = voices.map { voice in
      (voice, Self.combinations(of: facts.facts(of: voice)).filter { !$0.isEmpty })
    }
    for size in 1...Self.mostVoices where size <= voices.count {
      var found: [[Culprits.Culprit]] = []
      collect(size, of: choices[...], [], &found)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Adds each set that begins with some voices, has so many more, and frees.
  private func collect(
    _ more: Int, of choices: ArraySlice<(Voice, [[Edit]])>, _ set: [(Voice, [[Edit]])],
    _ found: inout [[Culprits.Culprit]]
  ) {
    guard more > 0 else {
      if let culprits = freeing(set[...], []) { found.append(culprits) }
      return
    }
    for place in choices.indices {
      collect(more - 1, of: choices[(place + 1)...], set + [choices[place]], &found)
    }
  }

  /// The first values of some voices with which the event ends as wished, or nil.
  private func freeing(_ rest: ArraySlice<(Voice, [[Edit]])>, _ chosen: [(Voice, [Edit])]) -> [Culprits.Culprit]? {
    let scenario = resolution.scenario
    guard let (voice, values) = rest.first else {
      let edited = RepairSubject.moment(scenario).edited(by: chosen.flatMap { $0.1 })
      guard let decision = edited.decision, goal.isReached(decision) else { return nil }
      return chosen.map { voice, edits in
        Culprits.Culprit(voice: voice, edits: edits, refusals: edits.compactMap { scenario.refusal(changedBy: $0) })
      }
    }
    for edits in values {
      if let found = freeing(rest.dropFirst(), chosen + [(voice, edits)]) { return found }
    }
    return nil
  }

  /// Every choice of values for some facts, each of which may stay as it is; those with the fewest edits first.
  private static func combinations(of facts: [[Edit]]) -> [[Edit]] {
    var combinations: [[Edit]] = [[]]
    for fact in facts {
      combinations += combinations.flatMap { chosen in fact.map { chosen + [$0] } }
    }
    var sorted: [[Edit]] = []
    for count in 0...facts.count { sorted += combinations.filter { $0.count == count } }
    return sorted
  }

  // MARK: Why a mask has no effect

  private func cause(for top: Controller) -> Culprits.Unheard.Cause {
    let scenario = resolution.scenario
    if let last = scenario.presented.last, !scenario.cover(of: last).takesOver {
      return .presentation(last.style, presenter: scenario.presenter)
    }
    var container = scenario.presented.last?.controller ?? scenario.root
    while let one = container, let child = one.visibleChild {
      switch one.forwarding {
      case .none, .containerDelegate: return .container(one.name)
      case .selectedChild, .topChild: container = child
      }
    }
    return .rule(resolution.decision.rule)
  }
}
