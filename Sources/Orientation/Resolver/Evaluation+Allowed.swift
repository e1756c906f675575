// What is allowed: app mask ∩ controller mask ∩ what the device can show.

extension Evaluation {
  /// What was worked out last.
  var allowed: InterfaceOrientationMask { effectiveMask ?? [] }

  /// Works out the effective mask; a decision comes back where that already ends it.
  ///
  /// - Parameter controller: who is asked in the place of the controller that decides, or nil.
  mutating func workOutWhatIsAllowed(asking controller: Int? = nil) -> Conclusion? {
    if let rule = ruleOfUnaskedApps() {
      setEffectiveMask(.all, by: rule)
      return nil
    }
    return workOutByAsking(controller)
  }

  /// Works out the effective mask of an app that has the screen to itself.
  ///
  /// - Parameters:
  ///   - controller: who is asked in the place of the controller that decides, or nil.
  ///   - emptyIsRefused: whether an empty result ends the decision; a geometry request reports it in its own way.
  mutating func workOutByAsking(_ controller: Int? = nil, emptyIsRefused: Bool = true) -> Conclusion? {
    isBeforeSix ? workOutBeforeSix() : workOutFromSix(asking: controller, emptyIsRefused: emptyIsRefused)
  }

  /// The orientations of a mask that the device can show; the step is recorded where that is not all of them.
  mutating func limitedByDevice(_ mask: InterfaceOrientationMask) -> InterfaceOrientationMask {
    let limited = shownByDevice(mask)
    if limited != mask { sink.record(.upsideDownNeedsHomeButtonOrIpad, .effectiveMask(limited)) }
    return limited
  }

  /// The orientations of a mask that the device can show.
  func shownByDevice(_ mask: InterfaceOrientationMask) -> InterfaceOrientationMask {
    scenario.hasHomeButton || scenario.idiom != .phone ? mask : mask.subtracting(.portraitUpsideDown)
  }

  /// What Info.plist says: the mask, and the orientation listed first.
  mutating func informationPropertyListOrientations() -> (mask: InterfaceOrientationMask, first: InterfaceOrientation?)
  {
    let list = scenario.informationPropertyList
    let variant = scenario.idiom == .pad ? list.supportedOnPad : list.supportedOnPhone
    if variant != nil { sink.record(.infoPlistDeviceVariantWins, .applied) }
    guard let orientations = variant ?? list.supported else {
      sink.meet(.missingInformationPropertyList)
      let mask: InterfaceOrientationMask =
        switch scenario.assumptions.missingInformationPropertyList {
        case .asHeader: defaultMask
        case .asDocumentation: .portrait
        }
      sink.record(.infoPlistMissingMeansDefault, .asked(.informationPropertyList, .supported(mask)))
      return (mask, nil)
    }
    sink.record(.infoPlistDeclares, .asked(.informationPropertyList, .supported(orientations.mask)))
    return (orientations.mask, orientations.first)
  }

  /// The orientations that UIKit takes where a controller or an Info.plist does not say, by the header.
  var defaultMask: InterfaceOrientationMask { scenario.idiom == .pad ? .all : .allButUpsideDown }

  /// The rule by which UIKit asks nothing, since the app has to support all orientations where it is shown; nil where the
  /// masks count.
  mutating func ruleOfUnaskedApps() -> Rule? {
    switch scenario.scene.mode {
    case .phoneAppOnPad, .phoneMirroring: return isResizedFreely() ? .resizedPhoneAppsAreNotAsked : nil
    case .innerDisplay, .innerSplitView: return isOnInnerDisplay() ? .innerDisplayDoesNotHonorMasks : nil
    case .noMultitasking where listedOrientations?.mask == .all && !scenario.informationPropertyList.requiresFullScreen:
      sink.record(.padsWithoutMultitaskingAreAsked, .applied)
      return nil
    case nil, .fullScreen, .splitView, .slideOver, .stageManager, .windowedApps, .noMultitasking, .outerDisplay:
      return sharesPad() ? .multitaskingAppsAreNotAsked : nil
    }
  }

  /// Whether the app takes part in the multitasking of an iPad.
  private mutating func sharesPad() -> Bool {
    guard scenario.idiom == .pad, os >= OSVersion(9) else { return false }
    let resizesAnyway = os >= OSVersion(27) && scenario.linkedSDK >= OSVersion(27)
    guard resizesAnyway || listedOrientations?.mask == .all else { return false }
    guard scenario.informationPropertyList.requiresFullScreen else {
      if listedOrientations?.mask != .all { sink.record(.padAppsResizeWhateverTheyList, .applied) }
      return true
    }
    if let from = scenario.informationPropertyList.requiresFullScreenIgnoredFrom, os >= OSVersion(26, 2), os >= from {
      sink.record(.requiresFullScreenIgnoredFromVersion, .applied)
      return true
    }
    if resizesAnyway {
      sink.record(.requiresFullScreenResizesDiscretely, .applied)
      return false
    }
    sink.record(.requiresFullScreenOptsOut, .applied)
    return false
  }
}

extension Evaluation {
  /// Whether the user has resized the window of an iPhone app, in which the masks do not count any more.
  mutating func isResizedFreely() -> Bool {
    guard scenario.scene.isResized, os >= OSVersion(27), scenario.linkedSDK >= OSVersion(27) else { return false }
    if isResizedInSteps() { return false }
    sink.record(.resizedPhoneAppsAreNotAsked, .applied)
    return true
  }

  /// Whether the inner display of iPhone Duo disregards the masks: those of apps that are built for it.
  private mutating func isOnInnerDisplay() -> Bool {
    let isAsked = scenario.linkedSDK < OSVersion(27) || isResizedInSteps()
    sink.record(.innerDisplayDoesNotHonorMasks, .applied)
    return !isAsked
  }

  /// Whether an app of the iOS 27 SDK requires full screen, so that its window is resized in steps, which honour the masks.
  private mutating func isResizedInSteps() -> Bool {
    let list = scenario.informationPropertyList
    guard list.requiresFullScreen else { return false }
    if let from = list.requiresFullScreenIgnoredFrom, os >= from {
      sink.record(.requiresFullScreenIgnoredFromVersion, .applied)
      return false
    }
    sink.record(.requiresFullScreenResizesDiscretely, .applied)
    return true
  }

  /// iOS 5 asks the controller about each orientation; the app has no say after launch.
  private mutating func workOutBeforeSix() -> Conclusion? {
    guard let responsible = findResponsible() else {
      sink.record(.rootViewControllerMissing, .applied)
      setEffectiveMask(.portrait, by: .rootViewControllerMissing)
      return nil
    }
    sink.record(.infoPlistOnlyAtLaunchBefore6, .applied)
    if visibleChild(of: responsible) != nil { sink.record(.containersAskChildrenBefore6, .applied) }
    let answer = (controllers[responsible].shouldAutorotateTo ?? .portrait).orientationsOnly
    sink.record(
      .controllerAnswersPerOrientationBefore6, .asked(.controller(name(of: responsible)), .shouldAutorotateTo(answer)))
    setControllerMask(answer, by: .controllerAnswersPerOrientationBefore6)
    setEffectiveMask(answer, by: .controllerAnswersPerOrientationBefore6)
    effectiveMask = limitedByDevice(answer)
    return nil
  }

  private mutating func workOutFromSix(asking controller: Int?, emptyIsRefused: Bool) -> Conclusion? {
    let application = askApplication()
    guard let responsible = controller ?? findResponsible() else {
      setEffectiveMask(application, by: .rootViewControllerMissing)
      effectiveMask = limitedByDevice(application)
      return nil
    }
    if let refusal = askShouldAutorotate(responsible) { return refusal }
    let controller = knownAtRotation() ?? askSupported(responsible)
    let isLimited = !controllers[responsible].ignoresApplicationMask
    if controller.isEmpty || isLimited && application.isEmpty && emptyIsRefused && isAnsweredByDelegate {
      return refuseEmptyMask()
    }
    if isLimited {
      setEffectiveMask(application.intersection(controller), by: .effectiveMaskIsIntersection)
    } else {
      setEffectiveMask(controller, by: .systemScreensIgnoreTheAppMask)
    }
    effectiveMask = limitedByDevice(allowed)
    // Autorotation that is off is not in conflict with anything: the exception names a controller that answers true.
    return allowed.isEmpty && emptyIsRefused && preferredWithoutAutorotation == nil ? refuseEmpty() : nil
  }

  /// What the scene last heard of the controller, where a rotation is assumed to go by that.
  private mutating func knownAtRotation() -> InterfaceOrientationMask? {
    guard isSixteenOrLater, scenario.event.isRotation, let known = scenario.scene.knows?.orientationsOnly else {
      return nil
    }
    sink.meet(.rotationGoesBy)
    guard scenario.assumptions.rotationUsesKnownSet else { return nil }
    setControllerMask(known, by: .unannouncedChangeWaits)
    return known
  }

  /// Whether the app mask is a delegate's answer, and not what Info.plist lists.
  private var isAnsweredByDelegate: Bool {
    scenario.applicationDelegate != .notImplemented
      || os >= OSVersion(27) && scenario.windowSceneDelegate != .notImplemented
  }

  private mutating func refuseEmptyMask() -> Conclusion {
    if !isSixteenOrLater {
      sink.meet(.emptyMask)
      if scenario.assumptions.emptyMaskChangesNothing {
        return conclude(.unchanged(.notAllowed), .emptyControllerMaskThrows)
      }
    }
    return conclude(.exception(.emptyMask), .emptyControllerMaskThrows)
  }

  /// Ends the decision where app and controller have nothing in common; on iOS 13 and later as the moment has it.
  private mutating func refuseEmpty() -> Conclusion {
    if os < OSVersion(13) { return conclude(.exception(.noCommonOrientation), .noCommonOrientationThrows) }
    let (question, rule, ending) = endingWithoutCommonOrientation
    sink.meet(question)
    switch ending == .asReported ? reportedEnding(question) : ending {
    case .throwsException: return conclude(.exception(.noCommonOrientation), rule)
    case .changesNothing, .asReported: return conclude(.unchanged(.noCommonOrientation), rule)
    case .followsDevice: return conclude(turningTo: automaticDeviceTarget ?? scenario.current, rule)
    }
  }

  /// What reports tell of a question; the only one of a rotation is of an iPad.
  private func reportedEnding(_ question: OpenQuestion) -> Assumptions.NoCommonOrientation {
    switch question {
    case .noCommonOrientationAtPresentation, .noCommonOrientationUnderFullScreen: .throwsException
    case .noCommonOrientationAtRotation:
      Assumptions.NoCommonOrientation.isReported(
        scenario.idiom, os, requiresFullScreen: scenario.informationPropertyList.requiresFullScreen)
        ? .followsDevice : .changesNothing
    default: .changesNothing
    }
  }

  /// The question of the moment at which the masks are compared, its rule, and what the scenario assumes for it.
  private var endingWithoutCommonOrientation: (OpenQuestion, Rule, Assumptions.NoCommonOrientation) {
    let assumptions = scenario.assumptions
    if isFullScreenPresentation {
      return (
        .noCommonOrientationAtPresentation, .noCommonOrientationThrowsAtPresentation,
        assumptions.noCommonOrientationAtPresentation
      )
    }
    if topmostFullScreen != root {
      return (
        .noCommonOrientationUnderFullScreen, .noCommonOrientationUnderFullScreen,
        assumptions.noCommonOrientationUnderFullScreen
      )
    }
    switch scenario.event {
    case .called(.updateRequested), .called(.lockUpdateRequested), .called(.geometryRequested):
      return (.noCommonOrientationAtUpdate, .noCommonOrientationChangesNothing, assumptions.noCommonOrientationAtUpdate)
    case .launched, .rootShown, .deviceTurned, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged,
      .rotationLockToggled, .windowResized, .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground,
      .dismissalCancelled, .alertDismissed, .called:
      return (
        .noCommonOrientationAtRotation, .noCommonOrientationChangesNothing, assumptions.noCommonOrientationAtRotation
      )
    }
  }

  /// Whether UIKit's full-screen presentation is what brings a controller up.
  private var isFullScreenPresentation: Bool {
    guard case .presented = scenario.event, let cover = topmostCover else { return false }
    return cover.rule == .fullScreenPresentationTakesOver || cover.rule == .overFullScreenPresentationTakesOver
  }

  /// The app mask: the scene delegate's, else the app delegate's, else Info.plist's.
  private mutating func askApplication() -> InterfaceOrientationMask {
    if os >= OSVersion(27), let mask = mask(of: scenario.windowSceneDelegate, answeredBy: nil) {
      sink.record(.sceneDelegateReplacesInfoPlist, .asked(.sceneDelegate, .supported(mask)))
      setApplicationMask(mask, by: .sceneDelegateReplacesInfoPlist)
      return mask
    }
    if let mask = mask(of: scenario.applicationDelegate, answeredBy: nil) {
      sink.record(.appDelegateReplacesInfoPlist, .asked(.applicationDelegate, .supported(mask)))
      setApplicationMask(mask, by: .appDelegateReplacesInfoPlist)
      return mask
    }
    let isListed = listedOrientations != nil
    let mask = informationPropertyListOrientations().mask
    setApplicationMask(mask, by: isListed ? .infoPlistDeclares : .infoPlistMissingMeansDefault)
    return mask
  }

  /// Before iOS 16 a controller that does not autorotate is not asked for its mask, and the interface stays; at its
  /// presentation it is asked all the same where it prefers an orientation.
  private mutating func askShouldAutorotate(_ responsible: Int) -> Conclusion? {
    if isSixteenOrLater {
      if controllers[forwardedTo(by: responsible)].shouldAutorotate != .notImplemented {
        sink.record(.shouldAutorotateNotConsulted, .applied)
      }
      return nil
    }
    let (asked, answer) = askAutorotation(responsible)
    sink.record(.shouldAutorotateNoKeepsCurrent, .asked(.controller(name(of: asked)), .shouldAutorotate(answer)))
    if answer { return nil }
    if case .presented = scenario.event, topmostCover?.rule != .overFullScreenPresentationTakesOver {
      preferredWithoutAutorotation = askPreferred(responsible)
      if preferredWithoutAutorotation != nil { return nil }
    }
    return conclude(.unchanged(.autorotationOff), .shouldAutorotateNoKeepsCurrent)
  }

  /// What Info.plist lists for the idiom, or nil where it lists nothing.
  private var listedOrientations: PlainOrientationList? {
    let list = scenario.informationPropertyList
    return (scenario.idiom == .pad ? list.supportedOnPad : list.supportedOnPhone) ?? list.supported
  }
}
