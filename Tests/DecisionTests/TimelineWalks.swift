import OrientationNotation

/// Sequences of events in which something happens that happens in no other of them.
///
/// Walks are drawn at random, the same in every run. One that shows something new is kept, without the facts and events
/// that have no part in it.
struct TimelineWalks {
  private let space: Space
  private let events: [Int]
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var seen: Set<String> = []

  static func rows(_ space: Space, walks: Int) -> [Row] {
    var search = TimelineWalks(space)
    var rows: [Row] = []
    for number in 0..<walks {
      let row = search.space.possible(search.space.axes.indices.map { search.draw($0) })
      rows += search.pairs(in: row)
      // Facts are rarer than events.
      if number % 60 == 0, let row = search.shrunkWalk(row) { rows.append(row) }
    }
    return rows
  }
}

extension TimelineWalks {
  private init(_ space: Space) {
    self.space = space
    events = space.axes.indices.filter { space.axes[$0].key == "event" }
  }

  /// What is left of a walk that shows something new.
  private mutating func shrunkWalk(_ row: Row) -> Row? {
    let new = sights(row).subtracting(seen)
    guard !new.isEmpty else { return nil }
    let shrunk = shrunk(row) { new.isSubset(of: sights($0)) }
    seen.formUnion(sights(shrunk))
    return shrunk
  }

  /// A value of an axis; most facts are not stated.
  private mutating func draw(_ axis: Int) -> Int {
    let isEvent = events.contains(axis)
    let isStated = !space.axes[axis].values[0].isEmpty
    if !isEvent, !isStated, next(3) > 0 { return 0 }
    return next(space.axes[axis].values.count)
  }

  private mutating func next(_ count: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int((random >> 11) % UInt64(count))
  }

  /// The row with as little stated as keeps a condition.
  private func shrunk(_ row: Row, keeping condition: (Row) -> Bool) -> Row {
    var row = row
    for axis in space.axes.indices.reversed() where row[axis] != 0 {
      var less = row
      less[axis] = 0
      less = space.possible(less)
      if condition(less) { row = less }
    }
    return row
  }

  /// The walk with and without a fact, where that is the first to show that the fact has a part in how an event ends.
  private mutating func pairs(in row: Row) -> [Row] {
    var rows = versionPairs(in: row)
    for axis in space.axes.indices where row[axis] != 0 && !events.contains(axis) && space.axes[axis].key != "iOS" {
      guard let part = part(of: axis, in: row), seen.insert(part).inserted else { continue }
      let shrunk = shrunk(row) { $0[axis] == row[axis] && self.part(of: axis, in: $0) == part }
      rows += [shrunk, space.with(0, in: axis, shrunk)]
    }
    return rows
  }

  /// The walk in its version and in the next, where that is the first to show a difference between the two.
  private mutating func versionPairs(in row: Row) -> [Row] {
    let axis = space.index(of: "iOS")
    guard let next = space.versionOrder.drop(while: { $0 != row[axis] }).dropFirst().first,
      let difference = difference(row, space.with(next, in: axis, row)), seen.insert("\(next): \(difference)").inserted
    else { return [] }
    let shrunk = shrunk(row) {
      $0[axis] == row[axis] && self.difference($0, space.with(next, in: axis, $0)) == difference
    }
    return [shrunk, space.with(next, in: axis, shrunk)]
  }

  /// Which event first ends in another way without a fact; nil where none does, or where others need the fact.
  private func part(of axis: Int, in row: Row) -> String? {
    difference(row, space.with(0, in: axis, row)).map { "\(space.axes[axis].key): \($0)" }
  }

  /// The rules of the first event that two walks end in different ways; nil where they are alike, or one is not possible.
  private func difference(_ row: Row, _ other: Row) -> String? {
    guard space.possible(other) == other, let steps = try? space.situation(row).verdict().steps,
      let others = try? space.situation(other).verdict().steps
    else { return nil }
    return zip(steps, others).first { $0.outcome != $1.outcome || $0.rule != $1.rule }.map { "\($0.rule), \($1.rule)" }
  }

  /// What is to be seen in a walk: how each event ends after the one before it, and who is called.
  private func sights(_ row: Row) -> Set<String> {
    let situation = space.situation(row)
    guard situation.isTimeline, let verdict = try? situation.verdict() else { return [] }
    let names = events.map { space.axes[$0].values[row[$0]] }.filter { !$0.isEmpty }
    var sights: Set<String> = []
    for (index, step) in verdict.steps.enumerated() {
      let event = Self.kind(names[index])
      if step.rule.isEmpty {
        sights.insert("\(event): \(Self.withoutNames(step.outcome))")
        continue
      }
      let before = index > 0 ? names[index - 1].prefix { $0 != " " } : "start"
      let outcome = step.outcome.prefix { $0 != " " }
      sights.insert("\(before), \(event): \(outcome) \(step.rule)")
      sights.insert("\(event): \(step.calls.map(Self.withoutNames).joined(separator: ", "))")
    }
    return sights
  }

  /// The kind of an event: its first two words.
  private static func kind(_ event: String) -> String { event.split(separator: " ").prefix(2).joined(separator: " ") }

  /// A text without the names of controllers, which have one letter.
  private static func withoutNames(_ text: String) -> String {
    text.split(separator: " ").filter { $0.utf8.count > 1 && $0.first != "`" }.joined(separator: " ")
  }
}
