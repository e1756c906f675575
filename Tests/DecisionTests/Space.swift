import Orientation
import OrientationNotation

/// A situation by the place of each axis's value.
typealias Row = [Int]

/// The axes in an order, with what each needs of those before it.
struct Space {
  /// What is stated; a key may occur more than once, where several axes have it.
  typealias Facts = [(key: String, value: String)]

  let axes: [Axis]
  /// For each axis, the axes that it needs, with whether each of their values will do.
  let needs: [[(axis: Int, isMet: [Bool])]]
  /// The values of the axis of versions, the oldest first.
  let versionOrder: [Int]

  /// The axis of the variable that answers may use.
  private let variable: Int?
  /// For each axis, whether each of its values uses the variable.
  private let usesVariable: [[Bool]]

  init(_ axes: [Axis]) {
    self.axes = axes
    let versions = (axes.first { $0.key == "iOS" }?.values ?? []).map(SituationSpace.version)
    versionOrder = versions.indices.sorted { versions[$0] < versions[$1] }
    variable = axes.firstIndex { $0.key == "variable v" }
    usesVariable = axes.map { axis in
      axis.values.map { value in ["variable v", "v = "].contains { value.contains($0) } }
    }
    needs = axes.map { axis in
      axis.requirements.compactMap { requirement in
        guard let index = axes.firstIndex(where: { $0.key == requirement.key }) else { return nil }
        return (index, axes[index].values.map(requirement.isMet))
      }
    }
  }

  /// The first axis of a key.
  func index(of key: String) -> Int {
    guard let index = axes.firstIndex(where: { $0.key == key }) else { preconditionFailure("no axis \(key)") }
    return index
  }

  /// The row with another value of an axis.
  func with(_ value: Int, in axis: Int, _ row: Row) -> Row {
    var row = row
    row[axis] = value
    return row
  }

  /// The row that states some facts; one that no axis has is left out.
  func row(_ facts: Facts) -> Row {
    var row = Array(repeating: 0, count: axes.count)
    var taken: Set<Int> = []
    for (key, value) in facts {
      let place = axes.indices.first {
        axes[$0].key == key && !taken.contains($0) && axes[$0].values.contains(value)
      }
      guard let place else { continue }
      taken.insert(place)
      row[place] = axes[place].values.firstIndex(of: value) ?? 0
    }
    return possible(row)
  }

  /// Whether a fact can be stated, after those that it needs.
  func isPossible(_ axis: Int, in row: Row) -> Bool { needs[axis].allSatisfy { $0.isMet[row[$0.axis]] } }

  /// The row without the facts that cannot be stated in it.
  func possible(_ row: Row) -> Row {
    var row = row
    for axis in axes.indices where row[axis] != 0 && !isPossible(axis, in: row) { row[axis] = 0 }
    return row
  }

  /// The cells of a row; a variable is stated where some value uses it, and nowhere else.
  func cells(_ row: Row) -> [String] {
    var cells = zip(axes, row).map { $0.values[$1] }
    guard let variable else { return cells }
    let isUsed = zip(usesVariable, row).contains { $0[$1] }
    if !isUsed { cells[variable] = "" } else if cells[variable].isEmpty { cells[variable] = "portrait" }
    return cells
  }

  func situation(_ row: Row) -> Situation {
    Situation(keys: axes.map { Substring($0.key) }, values: cells(row).map { Substring($0) })
  }
}
