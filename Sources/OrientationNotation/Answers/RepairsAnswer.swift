import Basics
import Orientation
import OrientationCatalog

/// What would have to be different for an event to end as somebody expected.
package struct RepairsAnswer: Sendable {
  /// How the event should have ended, in the words of whoever asked.
  package let goal: String
  package let repairs: Repairs
  /// Who kept the event from ending so; nil where it did, and for a goal that is no orientation.
  private let culprits: Culprits?
  private let resolution: Resolution?
  private let search: RepairSearch
  private let isStopped: @Sendable () -> Bool

  /// The answer to a claim's `why not`, or nil where neither it nor the caller asks.
  ///
  /// - Parameter isStopped: whether to end the search early; the answer is then not meant for anybody.
  package init?(
    _ claim: ParsedClaim, wanted: Expectation? = nil, isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    guard let expectation = wanted ?? claim.wanted else { return nil }
    self.init(
      expectation, Resolver.resolve(claim.scenario),
      RepairSearch(claim.scenario, expectation.goal(from: claim.scenario.current)), isStopped)
  }

  /// - Parameter steps: the timeline, played.
  package init?(
    _ timeline: ParsedTimeline, _ steps: [TimelineStep], wanted: Expectation? = nil,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    guard let expectation = wanted ?? timeline.wanted else { return nil }
    let current = steps.last?.resolution.scenario.current ?? timeline.start.scenario.current
    self.init(
      expectation, steps.last?.resolution,
      RepairSearch(timeline.timeline, expectation.goal(from: current), from: current), isStopped)
  }

  private init(
    _ expectation: Expectation, _ resolution: Resolution?, _ search: RepairSearch,
    _ isStopped: @escaping @Sendable () -> Bool
  ) {
    let wish = resolution.flatMap { expectation.wish(from: $0.scenario.current) }
    self.init(
      expectation.text, search, search.repairs(isStopped: isStopped), resolution,
      wish.flatMap { resolution?.culprits(keepingFrom: $0) }, isStopped)
  }

  /// What a search found for a goal that no claim can state.
  package init(
    _ goal: String, _ search: RepairSearch, _ repairs: Repairs, _ resolution: Resolution? = nil,
    _ culprits: Culprits? = nil, _ isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.goal = goal
    self.search = search
    self.repairs = repairs
    self.resolution = resolution
    self.culprits = culprits
    self.isStopped = isStopped
  }
}

extension RepairsAnswer {
  /// The answer for the terminal: by who can change it, each repair with its code.
  package func text(in language: Language) -> String {
    let words = RepairWords(language: language)
    // What the verdict says already is not said again.
    let isSaid = resolution?.culprits == culprits
    var lines = (isSaid ? nil : whoRefused(in: language)).map { [$0] } ?? []
    lines.append(summary(in: language))
    for owner in EditOwner.allCases {
      let own = repairs.all.filter { $0.owner == owner }
      if own.isEmpty { continue }
      lines += ["", words.edits.name(of: owner) + words.colon]
      for repair in own { lines += text(of: repair, words) }
    }
    return lines.joined(separator: "\n")
  }

  /// Who kept the event from ending so, in a sentence; nil where nobody did.
  private func whoRefused(in language: Language) -> String? {
    guard let culprits, let resolution else { return nil }
    return CulpritWords(language: language).text(of: culprits, resolution)
  }

  /// What was found, in a sentence.
  package func summary(in language: Language) -> String {
    let words = RepairWords(language: language)
    if repairs.isReached { return words.isReached(goal) }
    return repairs.all.isEmpty ? words.none(goal, mostFacts: repairs.mostFacts) : words.heading(goal)
  }

  /// How far it can be relied on that a repair works.
  package func standing(of repair: Repair) -> VerdictStanding? {
    isStopped() ? nil : search.grounds(of: repair).map { VerdictStanding($0) }
  }

  package func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("expected", goal)
      json.member("isReached", repairs.isReached)
      json.member("refusal", whoRefused(in: .english))
      json.array("culprits", of: culprits?.sets ?? []) { set, json in
        json.array { json in for one in set { json.string(one.voice.notation) } }
      }
      json.member("mostFacts", repairs.mostFacts)
      json.array("repairs", of: repairs.all) { repair, json in write(repair, into: &json) }
    }
  }
}

extension RepairsAnswer {
  private func text(of repair: Repair, _ words: RepairWords) -> [String] {
    let verdict = ResolutionWords(language: words.language).verdict(repair.decision)
    let standing = standing(of: repair).map { " " + StandingWords(language: words.language).marked($0) } ?? ""
    var lines: [String] = []
    for (index, edit) in repair.edits.enumerated() {
      let mark = index == 0 ? "  - " : "    " + words.and
      lines.append(mark + words.edits.text(of: edit))
      lines.append("      \(words.fact) \(edit.fact.key): \(edit.fact.value)")
      for sample in edit.code {
        let code = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
        let name = "      \(sample.languageName):"
        lines += code.count == 1 ? ["\(name) \(sample.text)"] : [name] + code.map { "        " + $0 }
      }
    }
    lines.append("    → \(verdict)\(standing)")
    for aside in words.asides(of: repair) { lines.append("      " + aside) }
    return lines
  }

  private func write(_ repair: Repair, into json: inout JSONWriter) {
    json.object { json in
      json.member("owner", repair.owner.rawValue)
      json.member("claim", repair.decision.outcome.claim)
      json.member("rule", repair.decision.rule.rawValue)
      json.member("standing", standing(of: repair)?.weakest.rawValue)
      json.array("othersLose", of: repair.takes.orientations) { $1.string($0.swiftName) }
      json.array("othersGet", of: repair.gives.orientations) { $1.string($0.swiftName) }
      json.objects("edits", of: repair.edits) { edit, json in
        json.member("owner", edit.owner.rawValue)
        json.member("fact", edit.fact.key)
        json.member("value", edit.fact.value)
        json.member("text", EditWords(language: .english).text(of: edit))
        json.array("code", of: edit.code) { sample, json in sample.write(into: &json) }
      }
    }
  }
}

extension Voice {
  /// The voice as answers name it.
  fileprivate var notation: String {
    switch self {
    case .controller(let name): name
    case .presentation(let name): "style of " + name
    case .applicationDelegate: Respondent.applicationDelegate.notation
    case .sceneDelegate: Respondent.sceneDelegate.notation
    case .informationPropertyList: Respondent.informationPropertyList.notation
    case .user: "user"
    case .missingCall: "missing call"
    case .device: "device"
    case .idiom: "idiom"
    case .linkedSDK: "linked SDK"
    case .version: "iOS"
    }
  }
}

extension Expectation {
  /// The same as a wish, where the interface is in an orientation before the event; nil for what is no orientation.
  fileprivate func wish(from current: InterfaceOrientation) -> RepairGoal.Wish? {
    switch self {
    case .turned(let orientation?), .orientation(let orientation): .interface(orientation.mask)
    case .turned(nil): .interface(.all.subtracting(current.mask))
    case .unchanged: .stays(current)
    case .exception, .geometryError, .ignored, .unavailable: nil
    }
  }

  /// What a search for repairs is to reach, where the interface is in an orientation before the event.
  package func goal(from current: InterfaceOrientation) -> RepairGoal {
    let orientations: InterfaceOrientationMask =
      switch self {
      case .turned(let orientation?), .orientation(let orientation): orientation.mask
      case .turned(nil): .all.subtracting(current.mask)
      case .unchanged: current.mask
      case .exception, .geometryError, .ignored, .unavailable: []
      }
    return RepairGoal(orientations) { matches($0) }
  }
}
