/// What the user sees of an app's scene, beside the orientation that it has.
public struct SceneDisplay: Sendable, Hashable {
  /// How the scene is shown. The raw value is what answers call it.
  public enum Kind: String, CaseIterable, Sendable {
    /// It fills the screen, which turns with it.
    case fullScreen = "full screen"
    /// It has a part of the screen, beside or over another app.
    case shared
    /// It is a window among others, upright; the screen does not turn with it.
    case window
    /// It keeps its size, and the system scales what it shows, upright.
    case scaled
    /// It keeps an orientation or a size that the screen does not have: smaller, with empty space around it.
    case letterboxed
    /// It keeps its size, upright, and the user has not resized it.
    case fixedSize = "fixed size"
  }

  /// How the scene is shown.
  public let kind: Kind
  /// The sentence of a rule that says so.
  package let sentence: RuleSentence
}

extension Resolution {
  /// What the user sees after the event; nil where the scenario does not say where the app is shown, where no source tells,
  /// and after an exception.
  public var display: SceneDisplay? {
    guard let mode = scenario.effectiveMode, decision.outcome.kind != .exception else { return nil }
    return scenario.display(in: mode, after: decision)
  }
}

extension Scenario {
  /// Where the app is shown, or nil where nobody said and where the device does not show apps so.
  package var effectiveMode: WindowingMode? {
    guard let mode = scene.mode, mode.exists(on: idiom, os) else { return nil }
    return mode
  }

  fileprivate func display(in mode: WindowingMode, after decision: Decision) -> SceneDisplay? {
    switch mode {
    case .fullScreen, .noMultitasking: alone
    case .splitView, .slideOver:
      isAlone ? alone : .init(.shared, .screenDoesNotTurnWithTheScene, .sharesUpright)
    case .stageManager, .windowedApps: window(after: decision)
    case .phoneAppOnPad: phoneAppOnPad(in: decision.orientation)
    case .phoneMirroring: .init(.window, .resizedPhoneAppsAreNotAsked, .mirroring27)
    case .outerDisplay:
      .init(
        effectiveLinkedSDK >= OSVersion(27, 1) ? .fullScreen : .letterboxed, .innerDisplayDoesNotHonorMasks,
        .outerDisplay)
    case .innerDisplay: innerDisplay
    case .innerSplitView: .init(.shared, .innerDisplayDoesNotHonorMasks, .splitViewHalf)
    }
  }

  private var alone: SceneDisplay {
    SceneDisplay(.fullScreen, .screenDoesNotTurnWithTheScene, isFullScreenByKey ? .screenRotates18 : .fillsAlone)
  }

  /// Whether an iPad app takes no part in multitasking, so that it has the screen to itself up to iPadOS 18.
  private var isAlone: Bool { os < OSVersion(26) && Resolver.asksForMasks(self) }

  /// Whether it is the key of Info.plist by which an iPad app has the screen to itself.
  private var isFullScreenByKey: Bool {
    idiom == .pad && os < OSVersion(26) && informationPropertyList.requiresFullScreen
  }

  private func phoneAppOnPad(in orientation: InterfaceOrientation) -> SceneDisplay {
    if os >= OSVersion(26) { return SceneDisplay(.window, .resizedPhoneAppsAreNotAsked, .drawnSmaller) }
    let isSideways = orientation != device.interfaceOrientation ?? orientation
    return SceneDisplay(
      isSideways ? .letterboxed : .scaled, .resizedPhoneAppsAreNotAsked,
      isSideways && os < OSVersion(8) ? .shownSideways7 : .drawnSmaller)
  }

  /// A scene among others on an iPad: a window, or, where the app's masks count, one that the screen does not turn with.
  private func window(after decision: Decision) -> SceneDisplay? {
    // Who is not asked shares the screen.
    guard Resolver.asksForMasks(self) else {
      return SceneDisplay(scene.fillsScreen ? .fullScreen : .window, .screenDoesNotTurnWithTheScene, .sharesUpright)
    }
    // The window is resized in steps there, and no source says how it looks.
    if os >= OSVersion(27), effectiveLinkedSDK >= OSVersion(27) { return nil }
    let screen = device.interfaceOrientation ?? current
    if decision.orientation == screen { return fittingWindow }
    if os >= OSVersion(26), case .called = event, decision.outcome.kind == .turned {
      return SceneDisplay(.window, .screenDoesNotTurnWithTheScene, .lockedAtRunTime)
    }
    return SceneDisplay(
      .letterboxed, .screenDoesNotTurnWithTheScene, informationPropertyList.requiresFullScreen ? nil : .fewerThanFour)
  }

  /// A scene among others whose orientation the screen has. Apple speaks of UIRequiresFullScreen alone.
  private var fittingWindow: SceneDisplay? {
    guard informationPropertyList.requiresFullScreen else { return nil }
    return SceneDisplay(
      scene.fillsScreen ? .fixedSize : .scaled, .screenDoesNotTurnWithTheScene,
      os < OSVersion(26) ? .size16To18 : .size26)
  }

  private var innerDisplay: SceneDisplay {
    if effectiveLinkedSDK < OSVersion(27) {
      return SceneDisplay(.letterboxed, .innerDisplayDoesNotHonorMasks, .familiarSize)
    }
    if informationPropertyList.requiresFullScreen {
      return SceneDisplay(.scaled, .innerDisplayDoesNotHonorMasks, .fullScreenMasksCount)
    }
    let fills = effectiveLinkedSDK >= OSVersion(27, 1)
    return SceneDisplay(fills ? .fullScreen : .letterboxed, .innerDisplayDoesNotHonorMasks, .empty80Points)
  }
}

extension SceneDisplay {
  fileprivate init(_ kind: Kind, _ rule: Rule, _ claim: RuleSentence.Claim?) {
    self.kind = kind
    self.sentence = RuleSentence(rule, claim)
  }
}
