import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation

/// What each screen of the app allows, on each kind of device and from version to version.
package struct AppMatrix: Sendable {
  /// A column: a kind of device and a stretch of versions in which no screen changes.
  package struct Column: Sendable, Equatable {
    package let idiom: Idiom
    package let versions: VersionRange
  }

  /// What the resolver says of a screen.
  package enum Cell: Sendable, Equatable {
    /// What is allowed, and the controller that was asked; nil where nobody was, because the app shares the screen.
    case allowed(InterfaceOrientationMask, by: String?)
    /// How it ends where nothing is allowed.
    case outcome(Outcome, rule: Rule)
    /// The sources do not tell; what is missing.
    case unknown(String)
  }

  /// The target; nil for the one that is the app.
  package let target: AppTarget?
  package let screens: [Screen]
  package let columns: [Column]
  /// The cells, a list for each screen.
  package let cells: [[Cell]]
  /// How far each cell can be relied on in all of its versions; nil where nothing is known.
  package let standings: [[Standing?]]

  /// The controller that stands for every one that answers nothing itself.
  package static let anyController = "UIViewController"

  /// Whether a row is that of all screens without an answer of their own.
  package static func isForOthers(_ screen: Screen) -> Bool { screen.name.isEmpty }

  /// - Parameter target: the target whose screens these are; nil for the one that is the app.
  package init(_ app: App, target: AppTarget? = nil) {
    self.target = target
    let screens = Self.screens(of: app)
    var columns: [Column] = []
    var rows: [[Cell]] = screens.map { _ in [] }
    var standings: [[Standing?]] = rows.map { _ in [] }
    for idiom in Self.idioms(of: target ?? app.application) {
      var former: [Cell] = []
      for (first, end) in Self.stretches(of: target ?? app.application) {
        let found = screens.map { Self.cell(of: $0, in: app, target, os: first, idiom: idiom) }
        let cells = found.map(\.cell)
        if cells == former, let last = columns.popLast() {
          columns.append(Column(idiom: idiom, versions: VersionRange(from: last.versions.first, until: end)))
          for (row, (_, standing)) in found.enumerated() {
            let weakest = [standings[row].removeLast(), standing].compactMap(\.self).max()
            standings[row].append(weakest)
          }
          continue
        }
        former = cells
        columns.append(Column(idiom: idiom, versions: VersionRange(from: first, until: end)))
        for (row, (cell, standing)) in found.enumerated() {
          rows[row].append(cell)
          standings[row].append(standing)
        }
      }
    }
    self.screens = screens
    self.columns = columns
    cells = rows
    self.standings = standings
  }
}

extension AppMatrix {
  /// The screens that the book names, or else every controller that answers something, and one for all others.
  static func screens(of app: App) -> [Screen] {
    let screens = app.screens.isEmpty ? app.controllers.map(\.alone) : app.screens
    guard app.declaresSomething else { return screens }
    return screens + [Screen(name: "", root: anyController, presented: [], line: 0)]
  }

  /// The kinds of device that a target is for.
  static func idioms(of target: AppTarget?) -> [Idiom] {
    let idioms = target?.idioms ?? []
    return Idiom.allCases.filter { idioms.isEmpty || idioms.contains($0) }
  }

  /// The versions that the app runs on.
  private static func stretches(of target: AppTarget?) -> [(first: OSVersion, end: OSVersion?)] {
    let first = oldest(of: target)
    let starts = [first] + OSVersion.released.filter { $0 > first }
    return starts.indices.map { index in (starts[index], index + 1 < starts.count ? starts[index + 1] : nil) }
  }

  /// The oldest version that a target runs on.
  static func oldest(of target: AppTarget?) -> OSVersion {
    let deployment = target?.deploymentTarget?.version ?? OSVersion(6)
    return min(max(deployment, OSVersion(6)), OSVersion.newest)
  }

  private static func cell(
    of screen: Screen, in app: App, _ target: AppTarget?, os: OSVersion, idiom: Idiom
  ) -> (cell: Cell, standing: Standing?) {
    var lines = ["iOS: \(os.text)", "idiom: \(idiom == .pad ? "pad" : "phone")"]
    if let target { lines.append("target: \(target.name)") }
    lines += screen.facts.map { "\($0.key): \($0.value)" }
    let claim: ParsedClaim
    do {
      claim = try ScenarioParser.parse(lines.joined(separator: "\n"), app: app)
    } catch {
      return (.unknown(error.faults.map(\.message).first ?? ""), nil)
    }
    let resolution = Resolver.resolve(claim.scenario)
    let decision = resolution.decision
    guard let allowed = decision.effectiveMask, !allowed.isEmpty else {
      return (.outcome(decision.outcome, rule: decision.rule), VerdictStanding(resolution.grounds).weakest)
    }
    let controller = decision.controllerMask == nil ? nil : resolution.trace.responsible
    return (.allowed(allowed, by: controller), VerdictStanding(resolution.groundsOfAllowed).weakest)
  }
}

extension AppController {
  /// The controller as the root of a window, which is all that is known where the book names no screens.
  fileprivate var alone: Screen { Screen(name: name, root: name, presented: [], line: 0) }
}

extension App {
  /// Whether anything is known of what the app declares: a package alone has nothing to say of its screens.
  fileprivate var declaresSomething: Bool { application != nil || !facts.looseDeclarations.isEmpty }
}
