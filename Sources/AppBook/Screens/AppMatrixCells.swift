import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation

/// Works out the cells of an app's matrix on one kind of device and version.
struct AppMatrixCells {
  typealias Cell = AppMatrix.Cell
  typealias Found = (cell: Cell, standing: Standing?)

  /// How many facts may be assumed so that each combination of open answers is worked out.
  private static let mostAssumed = 3

  let app: App
  let target: AppTarget?
  let os: OSVersion
  let idiom: Idiom

  /// What the resolver says of a row's screen, and how far that can be relied on.
  func cell(of row: MatrixRow) -> Found {
    if let doubt = row.way?.doubt(in: app) { return (.unknown(doubt), nil) }
    if AppMatrix.isForOthers(row.screen) { return cellOfOthers(row.screen) }
    guard row.isNotPlaced, let controller = row.controller else { return cell(of: row.screen) }
    return Self.either(PossibleWay.allCases.map { way in (.shown(way), cell(of: way.screen(of: controller))) })
  }
}

extension AppMatrixCells {
  /// The screens of an app in Dart or JavaScript are one view controller, which allows what the code has set last.
  private func cellOfOthers(_ screen: Screen) -> Found {
    let set = app.scriptCalls.flatMap { call in
      call.masks.map { mask -> (AppMatrix.Reason, Found) in
        (
          .answered(condition: call.api.rawValue, at: [call.place]),
          cell(of: screen, assuming: app.facts(ofCall: call.api, setting: mask, in: screen))
        )
      }
    }
    return Self.either(set + [(.answered(condition: nil, at: []), cell(of: screen))])
  }

  /// - Parameter assumed: the facts that state answers which the sources leave open.
  private func cell(of screen: Screen, assuming assumed: [StatedFact] = []) -> Found {
    let stated = target.map { [StatedFact.target(AppTargetFacts(app: app, target: $0))] } ?? []
    var draft = ScenarioDraft([.os(os), .idiom(idiom)] + stated + screen.facts + assumed)
    if let open = draft.fillIn(from: app).first?.answer { return cell(of: screen, assuming: assumed, open: open) }
    let resolution = Resolver.resolve(draft.finished())
    let decision = resolution.decision
    guard let allowed = decision.effectiveMask, !allowed.isEmpty else {
      return (.outcome(decision.outcome, rule: decision.rule), VerdictStanding(resolution.grounds).weakest)
    }
    let controller = decision.controllerMask == nil ? nil : resolution.trace.responsible
    return (
      .allowed(allowed, by: controller.map { screen.className(of: $0) ?? $0 }),
      VerdictStanding(resolution.groundsOfAllowed).weakest
    )
  }

  /// What comes of each value that the first open answer may have, where the sources name all of them.
  private func cell(of screen: Screen, assuming assumed: [StatedFact], open: UnknownAnswer) -> Found {
    guard assumed.count < Self.mostAssumed,
      let answers = app.possibleAnswers(to: open, on: screen, target, os: os, idiom: idiom)
    else { return (.unknown(open.reason), nil) }
    let facts = answers.compactMap { open.stated(as: $0.value) }
    guard facts.count == answers.count else { return (.unknown(open.reason), nil) }
    return Self.either(
      zip(answers, facts).map { answer, fact in
        let found = cell(of: screen, assuming: assumed + [fact])
        return (.answered(condition: answer.condition, at: answer.places), found)
      })
  }

  /// The cell of all possibilities: one that comes to the same in all of them leaves nothing open.
  private static func either(_ all: [(reason: AppMatrix.Reason, found: Found)]) -> Found {
    let possibilities = all.grouped(by: \.found.cell).map { cell, alike in
      AppMatrix.Possibility(reasons: alike.map(\.reason), cell: cell)
    }
    let standing = all.compactMap(\.found.standing).max()
    return (possibilities.count == 1 ? possibilities[0].cell : .either(possibilities), standing)
  }
}
