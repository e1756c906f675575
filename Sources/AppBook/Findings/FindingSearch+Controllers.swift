import AppFacts
import Orientation
import OrientationNotation

// What controllers answer.

extension FindingSearch {
  mutating func look(at controller: AppController) {
    lookForMasksThatNeverMeet(controller)
    lookForPreferred(controller)
    lookForPreferredOfExtension(controller)
    lookForShouldAutorotate(controller)
    lookForOldMethod(controller)
    for api in [OrientationAPI.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation] {
      lookForWrongType(controller, api)
    }
  }

  /// A mask that has nothing in common with the app's: an exception as soon as the controller is presented full screen.
  private mutating func lookForMasksThatNeverMeet(_ controller: AppController) {
    guard let own = ownImplementation(of: .supportedInterfaceOrientations, controller) else { return }
    let presenter = standIn("Presenter")
    let search = self
    lazy var isRefuted = search.isRefuted(controller)
    for idiom in idioms {
      let system = system(idiom)
      let isFound = keep(
        .masksNeverMeet, at: own.place, controller.name, language: own.language,
        facts: { _ in
          system + [
            .root(ControllerTree(presenter)), .presented(PresentedTree(controller.name, .fullScreen)),
            .event(.presented),
          ]
        }
      ) { resolution in
        switch resolution.decision.outcome {
        case .exception(.noCommonOrientation), .exception(.emptyMask): !isRefuted
        case .unchanged(.noCommonOrientation): true
        case .turned, .unchanged, .exception, .geometryError, .ignored, .unavailable: false
        }
      }
      if isFound { return }
    }
  }

  /// A preferred orientation that the controller itself does not support, or one that follows the status bar.
  private mutating func lookForPreferred(_ controller: AppController) {
    guard let own = ownImplementation(of: .preferredInterfaceOrientationForPresentation, controller) else { return }
    let presenter = standIn("Presenter")
    let presented =
      system(idioms.first ?? .phone) + [
        .root(ControllerTree(presenter)), .answer(of: presenter, .supported(.mask(.all))),
        .presented(PresentedTree(controller.name, .fullScreen)), .event(.presented),
      ]
    let search = self
    lazy var isRefuted = search.isRefuted(controller)
    func raises(_ resolution: Resolution) -> Bool {
      if case .exception(.preferredNotSupported) = resolution.decision.outcome { return !isRefuted }
      return false
    }
    // The number of a mask is told as that.
    if case .mask? = own.value { return }
    guard case .computed(let text)? = own.value else {
      keep(
        .preferredOutsideSupported, at: own.place, controller.name, language: own.language, facts: { _ in presented },
        where: raises)
      return
    }
    guard text.contains("tatusBarOrientation") || text.hasSuffix(".interfaceOrientation") else { return }
    for current in InterfaceOrientation.valid {
      let isFound = keep(
        .preferredFromStatusBar, at: own.place, controller.name, language: own.language,
        facts: { _ in
          presented + [
            .answer(of: controller.name, .preferred(.current)), .applicationDelegate(.mask(.all)),
            .homeButton(true), .current(current),
          ]
        }, where: raises)
      if isFound { return }
    }
  }

  /// A mask without the orientation that an extension of UIKit's class prefers for all controllers. Most of these are never
  /// presented in full screen, so it takes a way by which this one is.
  private mutating func lookForPreferredOfExtension(_ controller: AppController) {
    guard let own = ownImplementation(of: .supportedInterfaceOrientations, controller),
      let preferred = controller.implementation(of: .preferredInterfaceOrientationForPresentation),
      preferred.isInExtension, preferred.type?.hasPrefix("UI") == true, let ways = app.screenWays,
      !isRefuted(controller)
    else { return }
    for way in ways.ways(to: controller.name) where way.layers.count > 1 && way.isKnown && !way.isOpen(in: app) {
      let screen = way.screen(name: controller.name)
      let app = app
      for idiom in idioms where way.isTaken(on: idiom) {
        // What is not read prefers nothing.
        guard app.openAnswers(on: screen, .newest, idiom).allSatisfy({ $0.fact != .preferred }) else { continue }
        let system = system(idiom)
        let isFound = keep(
          .preferredOutsideSupported, at: own.place, controller.name, shownAt: way.steps, language: own.language,
          facts: { os in system + screen.facts + app.freeFacts(on: screen, os, idiom) + [.event(.presented)] }
        ) { if case .exception(.preferredNotSupported) = $0.decision.outcome { true } else { false } }
        if isFound { return }
      }
    }
  }

  /// `shouldAutorotate` that keeps the interface, on versions on which UIKit does not call it. One beside a mask of a
  /// single orientation never kept anything else, and where the mask depends on the same state, the mask keeps the
  /// interface.
  private mutating func lookForShouldAutorotate(_ controller: AppController) {
    guard let own = ownImplementation(of: .shouldAutorotate, controller), let value = own.value,
      value.literals.contains(where: \.mayBeFalse), !isInExtension(own), !isForOtherDisplay(controller)
    else { return }
    let mask = controller.implementation(of: .supportedInterfaceOrientations)
    if let mask = mask?.value, !value.stateNames.isDisjoint(with: mask.stateNames) { return }
    let os = max(oldest, Rule.shouldAutorotateNotConsulted.versions.first)
    // What is between the same `#if` lines is built with it, and nothing else.
    let isBuiltWithMask = !own.conditions.isEmpty && mask?.conditions == own.conditions
    let masks = controller.cases(of: .supportedInterfaceOrientations, os: os, idiom: .phone)
      .filter { !isBuiltWithMask || $0.place == mask?.place && $0.value != .notImplemented }
    if !masks.isEmpty, masks.allSatisfy(\.allowsOneOrientation) { return }
    if idioms.allSatisfy({ allowsOneOrientation(os, $0) }) || neverAsksToRotate(controller) { return }
    let screen = standIn("Screen")
    keep(
      .shouldAutorotateNotConsulted, at: own.place, controller.name, language: own.language,
      facts: { _ in
        [
          .root(ControllerTree(screen)), .answer(of: screen, .shouldAutorotate(.always(false))),
          .applicationDelegate(.mask(.all)), .device(.landscapeLeft),
        ]
      }
    ) { $0.trace.contains(.shouldAutorotateNotConsulted) }
  }

  /// Whether a controller is shown on a display that nobody turns, as its name says.
  private func isForOtherDisplay(_ controller: AppController) -> Bool {
    let name = controller.name.lowercased()
    return ["display", "screen", "monitor"].contains { name.contains("external" + $0) }
  }

  /// Whether UIKit asks a controller for `shouldAutorotate` on no version and no way by which it is shown, so that the answer
  /// never kept anything.
  private func neverAsksToRotate(_ controller: AppController) -> Bool {
    guard let found = allWays(to: controller) else { return false }
    let turn: [StatedFact] = [.current(.portrait), .device(.landscapeLeft)]
    return found.allSatisfy { way in
      let screen = way.screen(name: controller.name)
      return way.doubt(in: app) == nil
        && idioms.allSatisfy { idiom in
          guard let resolution = app.resolution(of: screen, os: OSVersion(15), idiom: idiom, turn) else { return false }
          return !resolution.trace.steps.contains { step in
            if case .asked(.controller(controller.name), .shouldAutorotate) = step.effect { true } else { false }
          }
        }
    }
  }

  /// Whether Info.plist and delegates allow one orientation, as far as they are read, so that nothing else has to keep the
  /// interface.
  private func allowsOneOrientation(_ os: OSVersion, _ idiom: Idiom) -> Bool {
    let screen = Screen(name: "", root: ControllerTree(standIn("Screen")))
    let resolution = app.resolution(
      of: screen, os: os, idiom: idiom, [.target(app.mainTarget), .device(.landscapeLeft)])
    return resolution?.decision.applicationMask?.rawValue.nonzeroBitCount == 1
  }

  /// The method of iOS 5 that limits the interface, in a controller without the one that has replaced it.
  private mutating func lookForOldMethod(_ controller: AppController) {
    guard let own = ownImplementation(of: .shouldAutorotateToInterfaceOrientation, controller),
      controller.implementation(of: .supportedInterfaceOrientations) == nil, case .mask(let mask)? = own.value,
      !mask.isSuperset(of: .allButUpsideDown)
    else { return }
    let screen = standIn("Screen")
    keep(
      .replacedMethod, at: own.place, controller.name, api: own.api, language: own.language,
      facts: { _ in
        [
          .root(ControllerTree(screen)), .applicationDelegate(.mask(.all)),
          .answer(of: screen, .shouldAutorotateTo(.portrait)), .device(.landscapeLeft),
        ]
      }
    ) { $0.decision.outcome.kind == .turned }
  }

  /// A preferred orientation of `.unknown` in an extension of UIKit's class, which all its instances answer.
  mutating func lookAtExtensions() {
    for answer in occurrences
    where answer.role == .implementation && answer.api == .preferredInterfaceOrientationForPresentation
      && answer.isInExtension && answer.type?.hasPrefix("UI") == true
      && answer.value?.literals.contains(.orientation(.unknown)) == true
    {
      let (presenter, screen) = (standIn("Presenter"), standIn("Screen"))
      let system = system(idioms.first ?? .phone)
      keep(
        .preferredOutsideSupported, at: answer.place, answer.type ?? "", language: answer.language,
        facts: { _ in
          system + [
            .root(ControllerTree(presenter)), .presented(PresentedTree(screen, .fullScreen)), .event(.presented),
            .answer(of: screen, .preferred(.rawValue(0))), .applicationDelegate(.mask(.all)),
          ]
        }
      ) { if case .exception(.preferredNotSupported) = $0.decision.outcome { true } else { false } }
    }
  }

  /// The number of one type where another is asked for.
  private mutating func lookForWrongType(_ controller: AppController, _ api: OrientationAPI) {
    guard let own = ownImplementation(of: api, controller), let value = own.value else { return }
    for literal in value.literals {
      let kind: AppFindingKind
      let rawValue: Int
      switch literal {
      case .deviceOrientation(let orientation): (kind, rawValue) = (.deviceOrientationInPlace, orientation.rawValue)
      case .orientation(let orientation) where api.answersMask:
        (kind, rawValue) = (.orientationAsMask, orientation.rawValue)
      case .mask(let mask) where !api.answersMask: (kind, rawValue) = (.maskAsOrientation, Int(mask.rawValue))
      case .mask(let mask):
        guard let wrong = own.wrongType(in: mask) else { continue }
        (kind, rawValue) = (wrong, Int(mask.rawValue))
      case .orientation, .bool, .inherited, .forwarded, .choice, .computed: continue
      }
      let system = system(idioms.first ?? .phone)
      let answer: Answer =
        api.answersMask
        ? .supported(.mask(InterfaceOrientationMask(rawValue: UInt(rawValue)))) : .preferred(.rawValue(rawValue))
      // UIKit calls for the preferred orientation at a presentation.
      let presented = PresentedTree(controller.name, .fullScreen)
      let situation: [StatedFact] =
        api.answersMask
        ? [.root(ControllerTree(controller.name)), .device(.landscapeLeft)]
        : [.root(ControllerTree(standIn("Presenter"))), .presented(presented), .event(.presented)]
      let isFound = keep(
        kind, at: own.place, controller.name, edits: api.answersMask ? SourceEdit.masks(of: own) : [],
        language: own.language,
        facts: { _ in
          system + situation + [
            .answer(of: controller.name, answer), .applicationDelegate(.mask(.all)), .homeButton(true),
          ]
        }
      ) { _ in true }
      if isFound { return }
    }
  }

  /// What the class itself implements; what it inherits is told where it is written.
  func ownImplementation(of api: OrientationAPI, _ controller: AppController) -> Occurrence? {
    guard let own = controller.implementation(of: api),
      controller.lineage.first?.implementations.contains(own) == true, !filesAside.contains(own.place.path)
    else { return nil }
    return own
  }
}

extension Occurrence {
  /// What is wrong with a mask into which a number of another type is joined.
  fileprivate func wrongType(in mask: InterfaceOrientationMask) -> AppFindingKind? {
    func has(_ number: Int) -> Bool { Int(mask.rawValue) & number == number }
    for literal in readAt where literal.role == .literal {
      if case .deviceOrientation(let one)? = literal.value, has(one.rawValue) { return .deviceOrientationInPlace }
      if case .orientation(let one)? = literal.value, has(one.rawValue) { return .orientationAsMask }
    }
    return nil
  }
}

extension AppAnswerCase {
  /// Whether it is a mask with one orientation.
  fileprivate var allowsOneOrientation: Bool {
    if case .mask(let mask) = value { mask.rawValue.nonzeroBitCount == 1 } else { false }
  }
}

extension SourceValue {
  /// The values that the branches come to, but for what a container answers that has nothing to hand on: it shows nothing then.
  var literals: [SourceValue] {
    switch self {
    case .choice(let branches):
      branches.enumerated().flatMap { index, branch in
        let isRest = index > 0 && branch.condition == nil && branches[index - 1].handsOnIfAny
        let isGuarded = index + 1 < branches.count && branch.isGuard(of: branches[index + 1])
        return isRest || isGuarded ? [] : branch.value.literals
      }
    case .mask, .orientation, .deviceOrientation, .bool, .inherited, .forwarded, .computed: [self]
    }
  }

  /// Whether it may keep the interface: `false`, or something of the class's own that is computed.
  fileprivate var mayBeFalse: Bool {
    switch self {
    case .bool(let isOn): !isOn
    case .computed(let text): !text.contains("shouldAutorotate")
    case .mask, .orientation, .deviceOrientation, .inherited, .forwarded, .choice: false
    }
  }

  /// The names in what it is computed from and in the conditions that it depends on, without those that all code has.
  fileprivate var stateNames: Set<Substring> {
    switch self {
    case .computed(let text): Self.names(in: text)
    case .choice(let branches):
      branches.reduce(into: Set<Substring>()) { names, branch in
        names.formUnion(Self.names(in: branch.condition ?? ""))
        names.formUnion(branch.value.stateNames)
      }
    case .mask, .orientation, .deviceOrientation, .bool, .inherited, .forwarded: []
    }
  }

  private static func names(in text: String) -> Set<Substring> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(words.filter { $0.first?.isLowercase == true || $0.first == "_" }).subtracting(common)
  }

  private static let common: Set<Substring> = [
    "self", "super", "true", "false", "nil", "if", "switch", "case", "default", "let", "return", "available", "iOS",
    "shared", "current", "delegate", "window", "view", "device", "userInterfaceIdiom", "pad", "phone", "orientation",
    "traitCollection", "supportedInterfaceOrientations", "shouldAutorotate", "visibleViewController",
    "topViewController", "selectedViewController", "presentedViewController", "viewControllers",
  ]
}

extension SourceValue.Branch {
  /// Whether it is what another controller answers, where there is one.
  fileprivate var handsOnIfAny: Bool {
    guard case .forwarded = value, let condition else { return false }
    return condition.hasSuffix(" != nil") || condition.hasPrefix("let ") && !condition.contains(",")
  }

  /// Whether it holds only where there is nobody whose answer the next branch hands on: `guard let mask = top?.mask else`.
  fileprivate func isGuard(of next: SourceValue.Branch) -> Bool {
    guard case .forwarded = next.value, next.condition == nil, let condition, condition.hasPrefix("!("),
      !condition.contains(","), !condition.contains("&&")
    else { return false }
    return condition.hasPrefix("!(let ") || condition.hasSuffix(" != nil)")
  }
}
