import Orientation

/// Situations that differ in one fact alone and end differently.
///
/// A search from plain situations outwards: each fact of a situation is changed, and a change that brings rules together
/// which did not meet before becomes a situation to go on from.
struct DecidingPairs {
  /// Two rules that meet in one decision.
  private struct Meeting: Hashable {
    let gate: VersionGate
    let event: Int
    let met: Rule
    let deciding: Rule
    let outcome: Substring
  }

  /// A value that other facts need, and a decision in which it stands.
  private struct Opening: Hashable {
    let axis: Int
    let value: Int
    let to: Signature
  }

  /// What the change of a fact does.
  private struct Effect: Hashable {
    let axis: Int
    /// The older version of iOS, the new event, the new version of an SDK; 0 elsewhere.
    let value: Int
    let from: Rule?
    let to: Rule
  }

  /// What tells a decision from others.
  private struct Signature: Hashable {
    let rule: Rule
    let outcome: Substring
  }

  private struct Finding {
    let decision: Decision
    let gate: VersionGate
    let signature: Signature
    let trace: [Rule]
  }

  private let space: Space
  private var meetings: Set<Meeting> = []
  private var openings: Set<Opening> = []
  private var effects: Set<Effect> = []

  /// The situations, two and two, each of which may be part of several pairs.
  static func rows(_ space: Space) -> [Row] {
    var search = DecidingPairs(space: space)
    return search.run()
  }
}

extension DecidingPairs {
  private init(space: Space) {
    self.space = space
  }

  private mutating func run() -> [Row] {
    var queue = plainRows.filter { meets($0) }
    var pairs: [Row] = []
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      pairs += versionPairs(of: row)
      let before = finding(row)
      for (axis, changed) in changes(of: row) {
        let after = finding(changed)
        if note(axis, row, changed, before, after) { pairs += [row, changed] }
        let isFruitful = note(changed, after)
        if isFruitful || enables(axis, changed, after) { queue.append(changed) }
      }
    }
    return pairs
  }

  /// The situations that differ in one fact other than the version.
  private func changes(of row: Row) -> [(axis: Int, row: Row)] {
    var changes: [(axis: Int, row: Row)] = []
    for axis in space.axes.indices where axis != space.index(of: "iOS") && space.isPossible(axis, in: row) {
      for value in space.axes[axis].values.indices where value != row[axis] {
        let changed = space.with(value, in: axis, row)
        // A fact that others need would take these with it.
        if space.possible(changed) == changed { changes.append((axis, changed)) }
      }
    }
    return changes
  }

  /// Each event in each version, with nothing else stated.
  private var plainRows: [Row] {
    let (os, event) = (space.index(of: "iOS"), space.index(of: "event"))
    return space.axes[event].values.indices.flatMap { value in
      (0..<space.axes[os].coveringCount).map { version in
        var row = Array(repeating: 0, count: space.axes.count)
        row[os] = version
        row[event] = value
        return row
      }
    }
  }

  /// The situation in each version and in the next, where these differ.
  private mutating func versionPairs(of row: Row) -> [Row] {
    let axis = space.index(of: "iOS")
    var pairs: [Row] = []
    var last: (row: Row, finding: Finding)?
    for version in space.versionOrder {
      let row = space.with(version, in: axis, row)
      // What cannot be stated in one of the two versions is no fact that both have.
      guard space.possible(row) == row else {
        last = nil
        continue
      }
      let finding = finding(row)
      if let last, note(axis, last.row, row, last.finding, finding) { pairs += [last.row, row] }
      last = (row, finding)
    }
    return pairs
  }

  private mutating func meets(_ row: Row) -> Bool { note(row, finding(row)) }

  private mutating func note(_ row: Row, _ finding: Finding) -> Bool {
    var isNew = false
    for rule in finding.trace {
      let meeting = Meeting(
        gate: finding.gate, event: row[space.index(of: "event")], met: rule, deciding: finding.signature.rule,
        outcome: finding.signature.outcome)
      if meetings.insert(meeting).inserted { isNew = true }
    }
    return isNew
  }

  /// Whether a value that other facts need leads to a decision for the first time.
  private mutating func enables(_ axis: Int, _ row: Row, _ finding: Finding) -> Bool {
    guard space.needs.contains(where: { $0.contains { $0.axis == axis } }) else { return false }
    return openings.insert(Opening(axis: axis, value: row[axis], to: finding.signature)).inserted
  }

  private mutating func note(_ axis: Int, _ row: Row, _ changed: Row, _ before: Finding, _ after: Finding) -> Bool {
    guard before.decision.outcome != after.decision.outcome || before.signature != after.signature else { return false }
    let (from, to) = (before.signature.rule, after.signature.rule)
    let effect =
      switch space.axes[axis].key {
      case "iOS": Effect(axis: axis, value: row[axis], from: from, to: to)
      case "event": Effect(axis: axis, value: changed[axis], from: nil, to: to)
      // Each version is compared with that of the system.
      case "linked SDK", "UIRequiresFullScreenIgnoredStartingWithVersion":
        Effect(axis: axis, value: changed[axis], from: from, to: to)
      default: Effect(axis: axis, value: 0, from: from, to: to)
      }
    return effects.insert(effect).inserted
  }

  private func finding(_ row: Row) -> Finding {
    guard let scenario = try? space.situation(row).scenario() else { preconditionFailure("\(space.cells(row))") }
    let resolution = Resolver.resolve(scenario)
    let decision = resolution.decision
    let words = decision.outcome.claim.split(separator: " ", maxSplits: 1)
    return Finding(
      decision: decision, gate: VersionGate.allCases.last { $0.versions.contains(scenario.os) } ?? .beforeSix,
      signature: Signature(rule: decision.rule, outcome: words[0]),
      trace: resolution.trace.steps.map(\.rule))
  }
}
