import AppFacts
import Orientation
import OrientationNotation

// What controllers answer.

extension FindingSearch {
  mutating func look(at controller: AppController) throws(ClaimFaults) {
    try lookForMasksThatNeverMeet(controller)
    try lookForPreferred(controller)
    try lookForShouldAutorotate(controller)
    for api in [OrientationAPI.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation] {
      try lookForWrongType(controller, api)
    }
  }

  /// The facts of a situation with the controller alone in the window.
  private func situation(_ controller: AppController, _ os: OSVersion, _ idiom: Idiom) -> [String] {
    system(os, idiom) + ["root: \(controller.name)"]
  }

  /// The facts of a situation in which the controller is presented full screen.
  private func presentation(_ controller: AppController, _ os: OSVersion, _ idiom: Idiom) -> [String] {
    system(os, idiom) + [
      "root: \(standIn("Presenter"))", "presented: \(controller.name) as fullScreen", "event: presented",
    ]
  }

  private func system(_ os: OSVersion, _ idiom: Idiom) -> [String] {
    ["iOS: \(os.text)", "idiom: \(idiom == .pad ? "pad" : "phone")"] + targetFact
  }

  /// Which target is meant, where there are several.
  private var targetFact: [String] {
    guard app.applications.count > 1, let application = app.application else { return [] }
    return ["target: \(application.name)"]
  }

  private var idioms: [Idiom] {
    let idioms = app.application?.idioms ?? []
    return Idiom.allCases.filter { idioms.isEmpty || idioms.contains($0) }
  }

  /// A mask that has nothing in common with the app's: an exception as soon as the controller is presented full screen.
  private mutating func lookForMasksThatNeverMeet(_ controller: AppController) throws(ClaimFaults) {
    guard let own = ownImplementation(of: .supportedInterfaceOrientations, controller) else { return }
    for idiom in idioms {
      for os in versions {
        let isFound = try keep(
          .masksNeverMeet, at: own.place, controller.name,
          facts: presentation(controller, os, idiom)
        ) { resolution in
          switch resolution.decision.outcome {
          case .exception(.noCommonOrientation), .exception(.emptyMask), .unchanged(.noCommonOrientation): true
          case .turned, .unchanged, .exception, .geometryError, .ignored, .unavailable: false
          }
        }
        if isFound { return }
      }
    }
  }

  /// A preferred orientation that the controller itself does not support, or one that follows the status bar.
  private mutating func lookForPreferred(_ controller: AppController) throws(ClaimFaults) {
    guard let own = ownImplementation(of: .preferredInterfaceOrientationForPresentation, controller) else { return }
    let presenter = standIn("Presenter")
    let presented = ["root: \(presenter)", "\(presenter).supportedInterfaceOrientations: all"]
    func facts(_ os: OSVersion) -> [String] {
      ["iOS: \(os.text)"] + targetFact + presented + [
        "presented: \(controller.name) as fullScreen", "event: presented",
      ]
    }
    if case .computed(let text)? = own.value,
      text.contains("tatusBarOrientation") || text.hasSuffix(".interfaceOrientation")
    {
      for os in versions {
        for current in InterfaceOrientation.valid {
          let isFound = try keep(
            .preferredFromStatusBar, at: own.place, controller.name,
            facts: facts(os) + [
              "\(controller.name).preferredInterfaceOrientationForPresentation: current",
              "app delegate: all", "home button: yes", "current: \(current.swiftName)",
            ], where: Self.isPreferredException)
          if isFound { return }
        }
      }
      return
    }
    for os in versions
    where try keep(
      .preferredOutsideSupported, at: own.place, controller.name, facts: facts(os), where: Self.isPreferredException)
    {
      return
    }
  }

  private static func isPreferredException(_ resolution: Resolution) -> Bool {
    if case .exception(.preferredNotSupported) = resolution.decision.outcome { return true }
    return false
  }

  /// `shouldAutorotate` in an app that starts at iOS 16, where nobody asks.
  private mutating func lookForShouldAutorotate(_ controller: AppController) throws(ClaimFaults) {
    guard oldest >= OSVersion(16), let own = ownImplementation(of: .shouldAutorotate, controller) else { return }
    let screen = standIn("Screen")
    try keep(
      .shouldAutorotateNotConsulted, at: own.place, controller.name,
      facts: [
        "iOS: \(oldest.text)", "root: \(screen)", "\(screen).shouldAutorotate: no", "app delegate: all",
        "device: landscapeLeft",
      ]
    ) { $0.trace.contains(.shouldAutorotateNotConsulted) }
  }

  /// The number of one type where another is asked for.
  private mutating func lookForWrongType(_ controller: AppController, _ api: OrientationAPI) throws(ClaimFaults) {
    guard let own = ownImplementation(of: api, controller), let value = own.value else { return }
    for literal in value.literals {
      let kind: AppFindingKind
      let rawValue: Int
      switch literal {
      case .deviceOrientation(let orientation): (kind, rawValue) = (.deviceOrientationInPlace, orientation.rawValue)
      case .orientation(let orientation) where api.answersMask:
        (kind, rawValue) = (.orientationAsMask, orientation.rawValue)
      case .mask, .orientation, .bool, .inherited, .forwarded, .choice, .computed: continue
      }
      let answer = "\(controller.name).\(api.rawValue): \(rawValue)"
      let isFound = try keep(
        kind, at: own.place, controller.name,
        facts: situation(controller, oldest, .phone) + [
          answer, "app delegate: all", "home button: yes", "device: landscapeLeft",
        ]
      ) { _ in true }
      if isFound { return }
    }
  }

  /// What the class itself implements; what it inherits is told where it is written.
  private func ownImplementation(of api: OrientationAPI, _ controller: AppController) -> Occurrence? {
    guard let own = controller.implementation(of: api),
      controller.lineage.first?.implementations.contains(own) == true
    else { return nil }
    return own
  }
}

extension SourceValue {
  /// The values that the branches come to.
  var literals: [SourceValue] {
    switch self {
    case .choice(let branches): branches.flatMap { $0.value.literals }
    case .mask, .orientation, .deviceOrientation, .bool, .inherited, .forwarded, .computed: [self]
    }
  }
}
