import AppFacts
import Basics
import Orientation
import OrientationNotation
import OrientationPolicy

// What comes of where controllers are shown.

extension FindingSearch {
  mutating func lookAtPlacements() {
    guard let ways = app.screenWays, !app.answersFromOutside else { return }
    for controller in app.controllers where isOwn(controller.type.place) && !isStopped() {
      let found = ways.ways(to: controller.name)
      lookForDeadOverride(controller, ways)
      for way in found where way.isWhole && !way.isOpen(in: app) {
        lookForStuckScreen(controller, way)
        guard way.layers.count > 1 else { continue }
        if !isAlsoInFull(way, found) { lookForSheet(controller, way) }
        lookForPresenter(controller, way)
      }
    }
    for screen in app.screens where !isStopped() { lookForOtherPlace(screen, ways) }
  }
}

extension FindingSearch {
  /// A mask of the controller that counts in none of the ways by which it, or what inherits it, is shown.
  private mutating func lookForDeadOverride(_ controller: AppController, _ ways: ScreenWays) {
    guard let own = ownImplementation(of: .supportedInterfaceOrientations, controller) else { return }
    let heirs = heirs[own.place] ?? []
    let found = heirs.flatMap { heir in ways.ways(to: heir.name).map { (name: heir.name, way: $0) } }
    guard !found.isEmpty, found.count < ScreenWays.mostWays, found.allSatisfy(\.way.isWhole),
      heirs.allSatisfy({ ways.made[$0.name] == nil })
    else { return }
    // A sheet is told where it is presented.
    var isBySheetsAlone = true
    for (name, way) in found {
      let screen = way.screen(name: name)
      if way.doubt(in: app) != nil { return }
      for idiom in idioms where way.isTaken(on: idiom) {
        for os in versions {
          if !app.knowsWhatIsAround(name, on: screen, os: os, idiom: idiom) { return }
          if app.decides(name, on: screen, os: os, idiom: idiom) { return }
        }
      }
      if !countsInFullScreen(name, way) { isBySheetsAlone = false }
    }
    if isBySheetsAlone { return }
    let rules: [Rule] = [.containersDoNotAskChildren, .sheetLeavesPresenterInCharge, .automaticStyleIsASheet]
    for (name, way) in found {
      let isFound = keepTurn(
        .deadOverride, at: own.place, controller, name, way, shownAt: found.flatMap(\.way.steps).withoutRepeats,
        language: own.language
      ) { resolution in rules.contains { resolution.trace.contains($0) } }
      if isFound { return }
    }
  }

  /// Whether the file that presents a sheet presents the same controller in full elsewhere, on the same kind of device: which
  /// of the two a reader sees is decided there, and by what is not read. A style that one presentation has in a branch alone
  /// is told: it is a sheet then.
  private func isAlsoInFull(_ way: ScreenWay, _ ways: [ScreenWay]) -> Bool {
    guard let step = way.telling else { return false }
    return ways.contains { other in
      guard let place = other.telling?.place, place.path == step.place.path, place != step.place else { return false }
      return other.layers.count > 1 && !other.isSheet
        && idioms.contains { way.isTaken(on: $0) && other.isTaken(on: $0) }
    }
  }

  /// Whether code beside a class puts something into one of its instances, and the way presents one that is made elsewhere:
  /// it may be another one.
  private func mixesInstances(_ way: ScreenWay) -> Bool {
    way.steps.contains { step in
      guard step.relation == .child || step.relation == .pushed, let by = step.by, by.madeAt == nil,
        step.place.path != app.controller(named: by.name)?.type.place.path
      else { return false }
      return way.layers.last?.nodes.contains { $0.name == by.name && $0.madeAt != nil } ?? false
    }
  }

  /// A sheet with a mask for one direction, which its presenter overrules.
  private mutating func lookForSheet(_ controller: AppController, _ way: ScreenWay) {
    guard way.isSheet, let step = way.steps.last(where: { $0.relation == .presented }), isOwn(step.place),
      case .mask(let mask) = controller.answer(to: .supportedInterfaceOrientations, os: .newest, idiom: .phone),
      mask.intersection([.portrait, .portraitUpsideDown]).isEmpty || mask.intersection(.landscape).isEmpty,
      countsInFullScreen(controller.name, way), !mixesInstances(way)
    else { return }
    // What is not read may hand on the mask of what is presented.
    let screen = way.screen(name: controller.name)
    for idiom in idioms where way.isTaken(on: idiom) {
      if !app.knowsWhatIsAround(controller.name, on: screen, os: .newest, idiom: idiom) { return }
    }
    keepTurn(.sheetDoesNotLock, at: step.place, controller, controller.name, way, shownAt: way.steps) {
      $0.trace.contains(.sheetLeavesPresenterInCharge) || $0.trace.contains(.automaticStyleIsASheet)
    }
  }

  /// A screen that is presented in full and allows nothing that its presenter allows, and does not say which orientation it
  /// prefers, so that no rotation seems to be meant.
  private mutating func lookForPresenter(_ controller: AppController, _ way: ScreenWay) {
    guard way.isWhole, [.fullScreen, .overFullScreen].contains(way.layers.last?.style),
      controller.implementation(of: .preferredInterfaceOrientationForPresentation) == nil,
      let step = way.steps.last(where: { $0.relation == .presented }), isOwn(step.place)
    else { return }
    var presenter = way
    presenter.layers.removeLast()
    let (above, below) = (
      way.screen(name: ""), presenter.screen(name: "")
    )
    for idiom in idioms where way.isTaken(on: idiom) {
      guard app.openAnswers(on: above, .newest, idiom).isEmpty,
        let presented = app.resolution(of: above, os: .newest, idiom: idiom)?.decision.effectiveMask,
        let mask = app.resolution(of: below, os: .newest, idiom: idiom)?.decision.effectiveMask,
        !mask.isEmpty, !presented.isEmpty, mask.isDisjoint(with: presented),
        let current = InterfaceOrientation.valid.first(where: { mask.contains($0.mask) })
      else { continue }
      let system = system(idiom)
      let isFound = keep(
        .presenterDiffers, at: step.place, controller.name, shownAt: way.steps,
        facts: { _ in
          system + above.facts + [.current(current), .event(.presented)]
        }
      ) { if case .turned = $0.decision.outcome { true } else { false } }
      if isFound { return }
    }
  }

  /// A screen that allows portrait and landscape and does not rotate: it stays in the one in which it comes up.
  private mutating func lookForStuckScreen(_ controller: AppController, _ way: ScreenWay) {
    for (free, api) in [
      (Answer.shouldAutorotate(.always(true)), OrientationAPI.shouldAutorotate),
      (.prefersOrientationLocked(false), .prefersInterfaceOrientationLocked),
    ] {
      guard let own = ownImplementation(of: api, controller), case .bool? = own.value,
        let os = versions.first(where: { AppController.questions(of: $0).contains { $0.fact == free.kind } })
      else { continue }
      let app = app
      let screen = way.screen(name: controller.name)
      for idiom in idioms where way.isTaken(on: idiom) {
        let turns: [[StatedFact]] = [
          [.current(.portrait), .device(.landscapeLeft)], [.current(.landscapeRight), .device(.portrait)],
        ]
        let isFree = turns.allSatisfy { turn in
          let facts = [.answer(of: controller.name, free)] + turn
          return app.resolution(of: screen, os: os, idiom: idiom, facts)?.decision.outcome.kind == .turned
        }
        guard isFree else { continue }
        let facts = system(idiom) + screen.facts
        let isFound = keep(
          .stuckScreen, at: own.place, controller.name, shownAt: way.steps, language: own.language,
          facts: { os in facts + app.freeFacts(on: screen, os, idiom) + turns[1] }
        ) { resolution in
          switch resolution.decision.outcome {
          case .unchanged(.autorotationOff), .unchanged(.preferenceLock): true
          case .turned, .unchanged, .exception, .geometryError, .ignored, .unavailable: false
          }
        }
        if isFound { return }
      }
    }
  }

  /// A screen of the book that the code shows in other containers, where it rotates otherwise.
  private mutating func lookForOtherPlace(_ screen: Screen, _ ways: ScreenWays) {
    guard let leaf = screen.nodes.last?.className, let controller = app.controller(named: leaf) else { return }
    let found = ways.ways(to: leaf)
    guard !found.isEmpty, found.allSatisfy({ $0.isWhole && !$0.isOpen(in: app) }) else { return }
    let stated = Self.decisions(of: screen, app)
    for way in found where Self.decisions(of: way.screen(name: ""), app) == stated { return }
    guard let way = found.first, let place = way.steps.last?.place else { return }
    keepTurn(.placedOtherwise, at: place, controller, leaf, way, subject: screen.name, shownAt: way.steps) { _ in
      true
    }
  }

  /// What a screen comes to on each kind of device today.
  private static func decisions(of screen: Screen, _ app: App) -> [InterfaceOrientationMask?] {
    AppMatrix.idioms(of: app.application).map { idiom in
      app.resolution(of: screen, os: .newest, idiom: idiom)?.decision.effectiveMask
    }
  }

  /// Whether the mask of a controller would count if its presentation were in full screen.
  private func countsInFullScreen(_ name: String, _ way: ScreenWay) -> Bool {
    guard way.isSheet else { return false }
    var full = way
    full.layers[full.layers.count - 1].style = .fullScreen
    return app.decides(name, on: full.screen(name: name), os: .newest, idiom: idioms.first ?? .phone)
  }

  /// Keeps a finding where the interface, on a way to a controller, turns to what the controller's mask leaves out.
  @discardableResult
  mutating func keepTurn(
    _ kind: AppFindingKind, at place: FilePlace, _ controller: AppController, _ name: String, _ way: ScreenWay,
    subject: String? = nil, shownAt: [Placement], language: SourceLanguage = .swift,
    where proves: (Resolution) -> Bool
  ) -> Bool {
    let screen = way.screen(name: name)
    for idiom in idioms where way.isTaken(on: idiom) {
      var mask = InterfaceOrientationMask.portrait
      var facts = screen.facts
      if case .mask(let own) = controller.answer(to: .supportedInterfaceOrientations, os: .newest, idiom: idiom) {
        mask = own
      } else {
        facts.append(.answer(of: name, .supported(.mask(.portrait))))
      }
      let system = system(idiom)
      guard let current = InterfaceOrientation.valid.first(where: { mask.contains($0.mask) }) else { continue }
      for orientation in InterfaceOrientation.valid where !mask.contains(orientation.mask) {
        guard let device = orientation.deviceOrientation else { continue }
        let search = self
        let isFound = keep(
          kind, at: place, subject ?? controller.name, shownAt: shownAt, language: language,
          facts: { os in
            system + facts + search.app.freeFacts(on: screen, os, idiom, but: [name]) + [
              .current(current), .device(device),
            ]
          }
        ) {
          $0.decision.outcome == .turned(orientation) && proves($0)
            && search.isShown(screen, in: orientation, from: current, $0, idiom)
        }
        if isFound { return true }
      }
    }
    return false
  }

  /// The ways by which a controller is shown, at least one; nil where there may be others.
  func allWays(to controller: AppController) -> [ScreenWay]? {
    guard let ways = app.screenWays, ways.made[controller.name] == nil else { return nil }
    let found = ways.ways(to: controller.name)
    return found.isEmpty || found.count >= ScreenWays.mostWays ? nil : found
  }

  /// Whether all ways to a controller are known, and none of them ends in an exception. What is only pushed is not presented,
  /// whatever is around its stack.
  func isRefuted(_ controller: AppController) -> Bool {
    guard let found = allWays(to: controller),
      found.allSatisfy({ ($0.isKnown || $0.isOnlyPushed) && !$0.isOpen(in: app) })
    else { return false }
    return found.allSatisfy { way in
      way.isInOtherWindow || !way.isKnown
        || idioms.allSatisfy { idiom in
          !way.isTaken(on: idiom)
            || versions.allSatisfy { os in
              plays(way.screen(name: controller.name), os, idiom, turns: []).allSatisfy {
                $0.end.phase == .running
              }
            }
        }
    }
  }

  /// Whether the interface comes to an orientation that a situation turns it to, where the app is launched, the screen comes
  /// up, and the device is turned as the situation begins and then as it ends: the conditions of the code are held both
  /// ways, and all answers by the same.
  private func isShown(
    _ screen: Screen, in orientation: InterfaceOrientation, from current: InterfaceOrientation,
    _ resolution: Resolution,
    _ idiom: Idiom
  ) -> Bool {
    let devices = [current, orientation].compactMap(\.deviceOrientation)
    return plays(screen, resolution.scenario.os, idiom, turns: devices).contains {
      $0.end.phase == .running && $0.end.scenario.current == orientation
    }
  }

  /// Every way in which a screen comes up after the launch, and what comes of turns of the device then.
  private func plays(
    _ screen: Screen, _ os: OSVersion, _ idiom: Idiom, turns: [DeviceOrientation]
  ) -> [ScreenPlay] {
    ScreenPlay.all(
      PlayableScreen(app, screen, taking: .free), on: [.os(os)] + system(idiom), os: os, idiom: idiom, holding: [:],
      turns: turns)
  }
}
