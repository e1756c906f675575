/// Rows in which every possible combination of the values of any three axes occurs.
///
/// Greedy, a row at a time: a row begins with the first combination that is still missing, and takes for each further axis
/// the value that completes the most combinations.
struct CoveringArray {
  private let space: Space
  private let count: Int
  /// Whether each combination is still missing: those of three axes together.
  private var isMissing: [Bool] = []
  /// Where the combinations of three axes begin.
  private var starts: [Int]

  /// The rows, in an order that depends on the axes alone.
  static func rows(_ space: Space) -> [Row] {
    var array = CoveringArray(space)
    var rows: [Row] = []
    array.forEachThree { array, axes in
      array.forEachCombination(axes) { array, values, place in
        if array.isMissing[place] { rows.append(array.row(with: axes, values)) }
      }
    }
    return rows
  }
}

extension CoveringArray {
  private init(_ space: Space) {
    self.space = space
    count = space.axes.count
    starts = Array(repeating: 0, count: count * count * count)
    forEachThree { array, axes in
      array.starts[array.number(axes)] = array.isMissing.count
      array.forEachCombination(axes) { array, values, _ in
        array.isMissing.append(array.options(axes, values) != nil)
      }
    }
  }

  private typealias Three = (Int, Int, Int)

  private func number(_ axes: Three) -> Int { (axes.0 * count + axes.1) * count + axes.2 }

  private mutating func forEachThree(_ body: (inout CoveringArray, Three) -> Void) {
    for first in 0..<count {
      for second in 0..<count where second > first {
        for third in 0..<count where third > second { body(&self, (first, second, third)) }
      }
    }
  }

  private mutating func forEachCombination(_ axes: Three, _ body: (inout CoveringArray, Three, Int) -> Void) {
    var place = starts[number(axes)]
    for first in 0..<space.axes[axes.0].coveringCount {
      for second in 0..<space.axes[axes.1].coveringCount {
        for third in 0..<space.axes[axes.2].coveringCount {
          body(&self, (first, second, third), place)
          place += 1
        }
      }
    }
  }

  /// The values that each axis may have in a row with three values; nil where these exclude each other.
  private func options(_ axes: Three, _ values: Three) -> [Int: [Int]]? {
    var options: [Int: [Int]] = [:]
    let fixed = [(axes.0, values.0), (axes.1, values.1), (axes.2, values.2)]
    for (axis, value) in fixed { options[axis] = [value] }
    for (axis, _) in fixed {
      for need in space.needs[axis] {
        let met = (options[need.axis] ?? Array(0..<space.axes[need.axis].coveringCount)).filter { need.isMet[$0] }
        if met.isEmpty { return nil }
        options[need.axis] = met
      }
    }
    return options
  }

  /// A row with three values: of some, built in different orders of the axes, the one that completes the most.
  private mutating func row(with axes: Three, _ values: Three) -> Row {
    let options = options(axes, values) ?? [:]
    var best: (row: Row, gain: Int) = ([], -1)
    for turn in 0..<Self.attempts {
      let attempt = attempt(options, turn)
      if attempt.gain > best.gain { best = attempt }
    }
    let row = withoutIdleFacts(best.row)
    cover(row)
    return row
  }

  /// The row without the facts that complete nothing, as far as no other fact needs them.
  private mutating func withoutIdleFacts(_ row: Row) -> Row {
    var isUsed = Array(repeating: false, count: count)
    forEachThree { array, axes in
      guard array.isMissing[array.place(axes, (row[axes.0], row[axes.1], row[axes.2]))] else { return }
      for axis in [axes.0, axes.1, axes.2] { isUsed[axis] = true }
    }
    var row = row
    for axis in (0..<count).reversed() where !isUsed[axis] && row[axis] != 0 {
      var less = row
      less[axis] = 0
      if space.possible(less) == less { row = less }
    }
    return row
  }

  /// How many rows are tried for one that is kept.
  private static let attempts = 48

  private func attempt(_ options: [Int: [Int]], _ turn: Int) -> (row: Row, gain: Int) {
    var row = Array(repeating: 0, count: count)
    var known: [Int] = []
    for (axis, values) in options where values.count == 1 {
      row[axis] = values[0]
      known.append(axis)
    }
    known.sort()
    var total = 0
    for axis in order(turn) where !known.contains(axis) {
      let candidates =
        options[axis] ?? (space.isPossible(axis, in: row) ? Array(0..<space.axes[axis].coveringCount) : [0])
      var best: (value: Int, gain: Int) = (0, -1)
      for place in candidates.indices {
        let value = candidates[(place + turn) % candidates.count]
        let gain = gain(axis, value, row, known)
        if gain > best.gain { best = (value, gain) }
      }
      row[axis] = best.value
      total += best.gain
      known.insert(axis, at: known.firstIndex { $0 > axis } ?? known.count)
    }
    return (row, total)
  }

  /// The axes in an order: those that others need come first.
  private func order(_ turn: Int) -> [Int] {
    let leading = 5
    let others = Array(leading..<count)
    let shift = turn * 7 % others.count
    return Array(0..<leading) + others[shift...] + others[..<shift]
  }

  /// How many missing combinations a value completes with two that are known.
  private func gain(_ axis: Int, _ value: Int, _ row: Row, _ known: [Int]) -> Int {
    var gain = 0
    for (index, one) in known.enumerated() {
      for other in known[(index + 1)...] {
        gain += isMissing[place(sorted: axis, value, one, other, row)] ? 1 : 0
      }
    }
    return gain
  }

  private func place(sorted axis: Int, _ value: Int, _ one: Int, _ other: Int, _ row: Row) -> Int {
    if axis < one { return place((axis, one, other), (value, row[one], row[other])) }
    if axis < other { return place((one, axis, other), (row[one], value, row[other])) }
    return place((one, other, axis), (row[one], row[other], value))
  }

  private func place(_ axes: Three, _ values: Three) -> Int {
    let (second, third) = (space.axes[axes.1].coveringCount, space.axes[axes.2].coveringCount)
    return starts[number(axes)] + (values.0 * second + values.1) * third + values.2
  }

  private mutating func cover(_ row: Row) {
    forEachThree { array, axes in
      array.isMissing[array.place(axes, (row[axes.0], row[axes.1], row[axes.2]))] = false
    }
  }
}
