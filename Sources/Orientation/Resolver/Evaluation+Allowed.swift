// What is allowed: app mask ∩ controller mask ∩ what the device can show.

extension Evaluation {
  /// What was worked out last.
  var allowed: InterfaceOrientationMask { effectiveMask ?? [] }

  /// Works out the effective mask; a decision comes back where that already ends it.
  mutating func workOutWhatIsAllowed() -> Conclusion? {
    if mustSupportEveryOrientation() {
      setEffectiveMask(.all, by: .multitaskingAppsAreNotAsked)
      return nil
    }
    return workOutByAsking()
  }

  /// Works out the effective mask of an app that has the screen to itself.
  ///
  /// - Parameter emptyIsRefused: whether an empty result ends the decision; a geometry request reports it in its own way.
  mutating func workOutByAsking(emptyIsRefused: Bool = true) -> Conclusion? {
    isBeforeSix ? workOutBeforeSix() : workOutFromSix(emptyIsRefused: emptyIsRefused)
  }

  /// The orientations of a mask that the device can show.
  mutating func limitedByDevice(_ mask: InterfaceOrientationMask) -> InterfaceOrientationMask {
    guard !scenario.hasHomeButton, scenario.idiom == .phone, mask.contains(.portraitUpsideDown) else {
      return mask
    }
    let limited = mask.subtracting(.portraitUpsideDown)
    sink.record(.upsideDownNeedsHomeButtonOrIpad, .effectiveMask(limited))
    return limited
  }

  /// What Info.plist says: the mask, and the orientation listed first.
  mutating func informationPropertyListOrientations() -> (mask: InterfaceOrientationMask, first: InterfaceOrientation?)
  {
    let list = scenario.informationPropertyList
    let variant = scenario.idiom == .pad ? list.supportedOnPad : list.supportedOnPhone
    if variant != nil { sink.record(.infoPlistDeviceVariantWins, .applied) }
    guard let orientations = variant ?? list.supported else {
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

  /// Whether the app shares the screen of an iPad, and so is asked nothing and must support all orientations.
  mutating func mustSupportEveryOrientation() -> Bool {
    guard scenario.idiom == .pad, os >= OSVersion(9), listedOrientations?.mask == .all else { return false }
    guard scenario.informationPropertyList.requiresFullScreen else { return true }
    if let from = scenario.informationPropertyList.requiresFullScreenIgnoredFrom, os >= OSVersion(26, 2), os >= from {
      sink.record(.requiresFullScreenIgnoredFromVersion, .applied)
      return true
    }
    if os >= OSVersion(27), scenario.linkedSDK >= OSVersion(27) {
      sink.record(.requiresFullScreenResizesDiscretely, .applied)
      return false
    }
    sink.record(.requiresFullScreenOptsOut, .applied)
    return false
  }
}

extension Evaluation {
  /// iOS 5 asks the controller about each orientation; the app has no say after launch.
  private mutating func workOutBeforeSix() -> Conclusion? {
    guard let responsible = findResponsible() else {
      sink.record(.rootViewControllerMissing, .applied)
      setEffectiveMask(.portrait, by: .rootViewControllerMissing)
      return nil
    }
    sink.record(.infoPlistOnlyAtLaunchBefore6, .applied)
    let asked = visibleLeaf(of: responsible)
    if asked != responsible { sink.record(.containersAskChildrenBefore6, .applied) }
    let answer = (controllers[asked].shouldAutorotateTo ?? .portrait).orientationsOnly
    sink.record(
      .controllerAnswersPerOrientationBefore6, .asked(.controller(name(of: asked)), .shouldAutorotateTo(answer)))
    setControllerMask(answer, by: .controllerAnswersPerOrientationBefore6)
    setEffectiveMask(answer, by: .controllerAnswersPerOrientationBefore6)
    effectiveMask = limitedByDevice(answer)
    return nil
  }

  private mutating func workOutFromSix(emptyIsRefused: Bool) -> Conclusion? {
    let application = askApplication()
    guard let responsible = findResponsible() else {
      setEffectiveMask(application, by: .rootViewControllerMissing)
      effectiveMask = limitedByDevice(application)
      return nil
    }
    if let refusal = askShouldAutorotate(responsible) { return refusal }
    let controller = askSupported(responsible)
    if controller.isEmpty { return conclude(.exception(.emptyMask), .emptyControllerMaskThrows) }
    setEffectiveMask(application.intersection(controller), by: .effectiveMaskIsIntersection)
    effectiveMask = limitedByDevice(allowed)
    return allowed.isEmpty && emptyIsRefused ? refuseEmpty() : nil
  }

  private mutating func refuseEmpty() -> Conclusion {
    if !isSixteenOrLater { return conclude(.exception(.noCommonOrientation), .noCommonOrientationThrows) }
    switch scenario.assumptions.noCommonOrientationFromSixteen {
    case .changesNothing:
      return conclude(.unchanged(.noCommonOrientation), .noCommonOrientationChangesNothing)
    case .throwsException:
      return conclude(.exception(.noCommonOrientation), .noCommonOrientationChangesNothing)
    }
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

  /// Before iOS 16 a controller that does not autorotate is not asked for its mask: the interface stays.
  private mutating func askShouldAutorotate(_ responsible: Int) -> Conclusion? {
    if isSixteenOrLater {
      if controllers[forwardedTo(by: responsible)].shouldAutorotate != .notImplemented {
        sink.record(.shouldAutorotateNotConsulted, .applied)
      }
      return nil
    }
    let (asked, answer) = askAutorotation(responsible)
    sink.record(.shouldAutorotateNoKeepsCurrent, .asked(.controller(name(of: asked)), .shouldAutorotate(answer)))
    return answer ? nil : conclude(.unchanged(.autorotationOff), .shouldAutorotateNoKeepsCurrent)
  }

  /// What Info.plist lists for the idiom, or nil where it lists nothing.
  private var listedOrientations: PlainOrientationList? {
    let list = scenario.informationPropertyList
    return (scenario.idiom == .pad ? list.supportedOnPad : list.supportedOnPhone) ?? list.supported
  }
}
