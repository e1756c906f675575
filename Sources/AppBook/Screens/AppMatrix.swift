import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import Words

/// What each screen of the app allows, on each kind of device and from version to version.
package struct AppMatrix: Sendable {
  /// A column: a kind of device and a stretch of versions in which no screen changes.
  package struct Column: Sendable, Equatable {
    package let idiom: Idiom
    package let versions: VersionRange
  }

  /// What the resolver says of a screen.
  package enum Cell: Sendable, Hashable {
    /// What is allowed, and the controller that was asked; nil where nobody was, because the app shares the screen.
    case allowed(InterfaceOrientationMask, by: String?)
    /// How it ends where nothing is allowed.
    case outcome(Outcome, rule: Rule)
    /// The sources do not tell; what is missing.
    case unknown(String)
    /// It depends on what the sources leave open: what comes of each possibility.
    indirect case either([Possibility])
  }

  /// What comes of some of the values that the sources leave open.
  package struct Possibility: Sendable, Hashable {
    package let reasons: [Reason]
    package let cell: Cell
  }

  /// What may be, where the sources leave it open.
  package enum Reason: Sendable, Hashable {
    /// The controller is shown so.
    case shown(PossibleWay)
    /// The code answers so under the condition; without one, where none of the others holds.
    case answered(condition: String?, at: [FilePlace])
  }

  /// The target; nil for the one that is the app.
  package let target: AppTarget?
  let rows: [MatrixRow]
  package let columns: [Column]
  /// The cells, a list for each screen.
  package let cells: [[Cell]]
  /// How far each cell can be relied on in all of its versions; nil where nothing is known.
  package let standings: [[Standing?]]

  /// The controller that stands for every one that answers nothing itself.
  package static let anyController = App.anyController

  /// Whether a row is that of all screens without an answer of their own.
  package static func isForOthers(_ screen: Screen) -> Bool { screen.name.isEmpty }

  /// - Parameters:
  ///   - target: the target whose screens these are; nil for the one that is the app.
  ///   - tellsDevices: whether screens of one controller differ, too, where they are shown on other kinds of device.
  package init(_ app: App, target: AppTarget? = nil, tellsDevices: Bool = false) {
    let whole = AppMatrix(app, target: target, rows: MatrixRow.rows(of: app))
    let kept = Self.differing(whole.rows, whole.cells, tellsDevices: tellsDevices)
    self.target = target
    columns = whole.columns
    rows = Self.named(kept.map { whole.rows[$0] })
    cells = kept.map { whole.cells[$0] }
    standings = kept.map { whole.standings[$0] }
  }

  /// The matrix of rows as they are.
  init(_ app: App, target: AppTarget? = nil, rows: [MatrixRow]) {
    self.target = target
    self.rows = rows
    var columns: [Column] = []
    var cellsOfRows: [[Cell]] = rows.map { _ in [] }
    var standings: [[Standing?]] = rows.map { _ in [] }
    for idiom in Self.idioms(of: target ?? app.application) {
      var former: [Cell] = []
      for (first, end) in Self.stretches(of: target ?? app.application) {
        let cells = AppMatrixCells(app: app, target: target, os: first, idiom: idiom)
        let found = rows.map(cells.cell)
        let column = found.map(\.cell)
        if column == former, let last = columns.popLast() {
          columns.append(Column(idiom: idiom, versions: VersionRange(from: last.versions.first, until: end)))
          for (row, (_, standing)) in found.enumerated() {
            let weakest = [standings[row].removeLast(), standing].compactMap(\.self).max()
            standings[row].append(weakest)
          }
          continue
        }
        former = column
        columns.append(Column(idiom: idiom, versions: VersionRange(from: first, until: end)))
        for (row, (cell, standing)) in found.enumerated() {
          cellsOfRows[row].append(cell)
          standings[row].append(standing)
        }
      }
    }
    self.columns = columns
    cells = cellsOfRows
    self.standings = standings
  }
}

extension App {
  /// What each screen of the target that is the app allows.
  package var matrix: AppMatrix { kept[ObjectIdentifier(AppMatrix.self)] as? AppMatrix ?? AppMatrix(self) }

  /// Works the matrix out now, so that no part of a build works it out again.
  package mutating func keepMatrix() { kept[ObjectIdentifier(AppMatrix.self)] = matrix }
}

extension AppMatrix {
  /// The screens of the rows, in their order.
  package var screens: [Screen] { rows.map(\.screen) }

  /// The screens of an app, without those that come to the same as another one of their controller.
  static func screens(of app: App) -> [Screen] {
    app.facts.placements == nil ? MatrixRow.rows(of: app).map(\.screen) : app.matrix.screens
  }

  /// The kinds of device that the app is for, each with its column for the newest iOS.
  var newestColumns: [(idiom: Idiom, column: Int)] {
    Idiom.allCases.compactMap { idiom in columns.lastIndex { $0.idiom == idiom }.map { (idiom, $0) } }
  }

  /// The numbers of the rows without those of one controller that come to the same as an earlier one.
  private static func differing(_ rows: [MatrixRow], _ cells: [[Cell]], tellsDevices: Bool) -> [Int] {
    var known: [String: [(cells: [Cell], idioms: [Idiom]?)]] = [:]
    return rows.indices.filter { index in
      guard let controller = rows[index].controller else { return true }
      let own = (cells: cells[index], idioms: tellsDevices ? rows[index].way?.idioms : nil)
      if known[controller, default: []].contains(where: { $0 == own }) { return false }
      known[controller, default: []].append(own)
      return true
    }
  }

  /// The rows, those of one controller told apart by how it is shown.
  private static func named(_ rows: [MatrixRow]) -> [MatrixRow] {
    let counts = Dictionary(grouping: rows.compactMap(\.controller), by: \.self).mapValues(\.count)
    let words = AppWords(language: .english)
    var names = Set(rows.filter { $0.controller == nil }.map(\.screen.name))
    return rows.map { row in
      guard let controller = row.controller else { return row }
      var row = row
      let isOneOfSeveral = counts[controller, default: 0] > 1
      let base = isOneOfSeveral ? row.way.map { "\(controller), \(words.shown($0))" } ?? controller : controller
      var name = base
      var number = 2
      while !names.insert(name).inserted {
        name = "\(base), \(number)"
        number += 1
      }
      row.screen = row.screen.named(name)
      return row
    }
  }

  /// The kinds of device that a target is for.
  static func idioms(of target: AppTarget?) -> [Idiom] {
    let idioms = target?.idioms ?? []
    return Idiom.allCases.filter { idioms.isEmpty || idioms.contains($0) }
  }

  /// The versions that the app runs on.
  private static func stretches(of target: AppTarget?) -> [(first: OSVersion, end: OSVersion?)] {
    let first = oldest(of: target)
    let starts = [first] + OSVersion.established.filter { $0 > first }
    return starts.indices.map { index in (starts[index], index + 1 < starts.count ? starts[index + 1] : nil) }
  }

  /// The oldest version that a target runs on.
  static func oldest(of target: AppTarget?) -> OSVersion {
    let deployment = max(target?.deploymentTarget?.version ?? OSVersion(6), OSVersion(6))
    let oldest = deployment.isKnown ? deployment : OSVersion.established.first { $0 > deployment } ?? .newest
    return min(oldest, OSVersion.newest)
  }
}
