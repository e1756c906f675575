import Orientation

/// The policies of a book as one decision table: what they say of each screen in each environment.
package struct PolicyTable: Sendable {
  /// A statement of one of the policies.
  package struct Entry: Sendable, Hashable {
    /// The place of the policy among those of the book, and of the statement in it.
    package let policy: Int
    package let statement: Int

    package init(policy: Int, statement: Int) {
      self.policy = policy
      self.statement = statement
    }
  }

  /// Two statements of which both speak of a screen in an environment.
  package struct Pair: Sendable, Equatable {
    package let first: Entry
    package let second: Entry
    /// The first such screen and environment.
    package let screen: String
    package let environment: PolicyEnvironment
  }

  /// A screen of which no statement says in which orientations it is, with the environments.
  package struct Gap: Sendable, Equatable {
    package let screen: String
    package let environments: [PolicyEnvironment]
  }

  package let gaps: [Gap]
  /// Statements of two policies that both say in which orientations a screen is.
  package let overlaps: [Pair]
  /// Statements that cannot both hold.
  package let contradictions: [Pair]

  package init(_ policies: [Policy], _ app: any PlayableApp) {
    var gaps: [Gap] = []
    var overlaps: [Pair] = []
    var contradictions: [Pair] = []
    var told: Set<[Entry]> = []
    let scopes = policies.map { Set($0.scope.environments(idioms: app.idioms, oldest: app.oldest)) }
    let environments = PolicyScope().environments(idioms: app.idioms, oldest: app.oldest)
    let others = scopes.reduce(into: Set()) { $0.formUnion($1) }.subtracting(environments)
    for shown in app.screens {
      let screen = shown.name
      var open: [PolicyEnvironment] = []
      for environment in environments + others.sorted() where shown.isShown(on: environment.device.idiom) {
        let entries = policies.indices.filter { scopes[$0].contains(environment) }
          .flatMap { policy in policies[policy].entries(for: screen, policy) }
        if !entries.contains(where: { $0.demand.isAlways }), !others.contains(environment) { open.append(environment) }
        // What may be on some screen is held against all of them below.
        let limiting = entries.filter { $0.demand.isAboutOrientations && !policies.isMayAnywhere($0.entry) }
        for (index, one) in limiting.enumerated() {
          for other in limiting[(index + 1)...] {
            let contradict = one.demand.contradicts(other.demand)
            guard contradict || one.demand.isAlways && other.demand.isAlways,
              told.insert([one.entry, other.entry]).inserted
            else { continue }
            let pair = Pair(first: one.entry, second: other.entry, screen: screen, environment: environment)
            if contradict { contradictions.append(pair) } else { overlaps.append(pair) }
          }
        }
      }
      if !open.isEmpty { gaps.append(Gap(screen: screen, environments: open)) }
    }
    for environment in environments + others.sorted() {
      let speaking = policies.indices.filter { scopes[$0].contains(environment) }
      let screens = app.screens.filter { $0.isShown(on: environment.device.idiom) }.map(\.name)
      for pair in policies.impossibleMays(of: speaking, on: screens, environment)
      where told.insert([pair.first, pair.second]).inserted { contradictions.append(pair) }
    }
    self.gaps = gaps
    self.overlaps = overlaps
    self.contradictions = contradictions
  }
}

extension [Policy] {
  /// Whether a statement asks for orientations without saying on which screen.
  fileprivate func isMayAnywhere(_ entry: PolicyTable.Entry) -> Bool {
    let statement = self[entry.policy].statements[entry.statement]
    if case .may = statement.demand { return statement.screen == nil } else { return false }
  }

  /// What asks for an orientation on some screen, each with a statement that forbids it on the first: the others do so too.
  fileprivate func impossibleMays(
    of speaking: [Int], on screens: [String], _ environment: PolicyEnvironment
  ) -> [PolicyTable.Pair] {
    let entries = screens.map { screen in speaking.flatMap { self[$0].entries(for: screen, $0) } }
    guard let first = entries.first else { return [] }
    let possible = entries.map { entries in
      entries.reduce(InterfaceOrientationMask.all) { $0.intersection($1.demand.allowed) }
    }.reduce(InterfaceOrientationMask()) { $0.union($1) }
    return first.compactMap { entry, demand in
      guard isMayAnywhere(entry), case .may(let mask) = demand else { return nil }
      let missing = mask.subtracting(possible)
      return first.first { !missing.isDisjoint(with: .all.subtracting($0.demand.allowed)) }.map {
        PolicyTable.Pair(first: $0.entry, second: entry, screen: screens[0], environment: environment)
      }
    }
  }
}

extension Policy {
  /// The statements that speak of a screen: an exception takes the place of what holds for the others.
  fileprivate func entries(for screen: String, _ policy: Int) -> [(entry: PolicyTable.Entry, demand: Statement.Demand)]
  {
    let isExcepted = statements.contains { $0.isException(of: screen) }
    return statements.enumerated().compactMap { index, statement in
      guard statement.screen.map({ $0 == screen }) ?? true else { return nil }
      if isExcepted, statement.screen == nil, statement.demand.isAlways { return nil }
      return (PolicyTable.Entry(policy: policy, statement: index), statement.demand)
    }
  }
}

extension Statement.Demand {
  /// Whether it says in which orientations a screen is.
  fileprivate var isAlways: Bool {
    if case .always = self { true } else { false }
  }

  /// Whether it speaks of orientations whenever a screen shows, so that another statement may stand against it.
  fileprivate var isAboutOrientations: Bool {
    switch self {
    case .always, .may, .never(.orientations): true
    case .never, .after: false
    }
  }

  /// The orientations that it leaves possible.
  fileprivate var allowed: InterfaceOrientationMask {
    switch self {
    case .always(let mask?): mask
    case .never(.orientations(let mask)): .all.subtracting(mask)
    case .always(nil), .never(.outcome), .after, .may: .all
    }
  }

  /// Whether nothing can be as both say.
  fileprivate func contradicts(_ other: Statement.Demand) -> Bool {
    switch (self, other) {
    case (.always(let one?), .always(let two?)): one.isDisjoint(with: two)
    case (.always(let always?), .may(let may)), (.may(let may), .always(let always?)): !may.isSubset(of: always)
    case (.always(let always?), .never(.orientations(let never))),
      (.never(.orientations(let never)), .always(let always?)):
      always.isSubset(of: never)
    case (.may(let may), .never(.orientations(let never))), (.never(.orientations(let never)), .may(let may)):
      !may.isDisjoint(with: never)
    case (.always, _), (.never, _), (.after, _), (.may, _): false
    }
  }
}

extension PolicyEnvironment: Comparable {
  package static func < (one: PolicyEnvironment, other: PolicyEnvironment) -> Bool {
    if one.device != other.device { return one.device.place < other.device.place }
    if one.os != other.os { return one.os < other.os }
    return one.effectiveSDK < other.effectiveSDK
  }

  private var effectiveSDK: OSVersion { linkedSDK ?? os }
}

extension PolicyDevice {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
