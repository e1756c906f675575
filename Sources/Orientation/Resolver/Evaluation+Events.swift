// What each event sets off.

extension Evaluation {
  /// Only Info.plist limits a launch: delegate and controllers are not there to be asked.
  mutating func launch() -> Conclusion {
    let listed = informationPropertyListOrientations()
    sink.record(.infoPlistLimitsLaunch, .applied)
    setEffectiveMask(limitedByDevice(listed.mask), by: .infoPlistLimitsLaunch)
    let first = listed.first.flatMap { allowed.allows($0) ? $0 : nil }
    if let first, os >= OSVersion(8), os < OSVersion(9) {
      return conclude(turningTo: first, .launchTakesTheFirstListed)
    }
    if os < OSVersion(11) {
      let choice =
        allowed.allows(.portrait) ? .portrait : first ?? firstInOrder(of: allowed)
      return conclude(turningTo: choice ?? scenario.current, .launchPrefersPortrait)
    }
    if let target = automaticDeviceTarget, allowed.allows(target) {
      return conclude(turningTo: target, .deviceOrientationIsFollowed)
    }
    return conclude(turningTo: firstInOrder(of: allowed) ?? .portrait, .orderOfChoice)
  }

  /// Once the window shows its root, delegate and controllers are asked for the first time.
  mutating func showRoot() -> Conclusion {
    sink.record(.rootIsAskedAfterLaunch, .applied)
    return settle(isPresentation: false, asksPreferred: false)
  }

  mutating func turnDevice() -> Conclusion {
    guard let target = translate(scenario.device) else {
      return conclude(.unchanged(.flatOrUnknown), .flatOrUnknownChangesNothing)
    }
    if scenario.isRotationLocked { return conclude(.unchanged(.rotationLock), .userRotationLock) }
    if let locked = lockedByPreference() { return locked }
    return follow(target, by: .deviceOrientationIsFollowed)
  }

  /// Locking turns an iPhone to portrait and changes nothing on an iPad; unlocking lets the interface follow the device
  /// again.
  mutating func toggleRotationLock() -> Conclusion {
    guard scenario.isRotationLocked, scenario.idiom == .phone, scenario.current != .portrait else {
      return turnDevice()
    }
    if let locked = lockedByPreference() { return locked }
    if let refusal = workOutWhatIsAllowed() { return refusal }
    if allowed.allows(.portrait) { return conclude(turningTo: .portrait, .rotationLockTurnsPhoneToPortrait) }
    return conclude(.unchanged(.rotationLock), .userRotationLock)
  }

  mutating func present() -> Conclusion {
    guard let cover = topmostCover else { return conclude(.unchanged(.noEffect), .presentationAsksAgain) }
    if let refusal = presenterStaysInCharge(below: cover) { return refusal }
    sink.record(.presentationAsksAgain, .applied)
    return settle(isPresentation: true, asksPreferred: cover.rule != .overFullScreenPresentationTakesOver)
  }

  mutating func dismiss(_ style: ModalPresentationStyle?, takesOver: Bool?) -> Conclusion {
    if let refusal = presenterStaysInCharge(below: cover(style, takesOver: takesOver)) { return refusal }
    sink.meet(.dismissalAsks)
    if scenario.assumptions.dismissalAsksNobody { return conclude(.unchanged(.notAnnounced), .presentationAsksAgain) }
    sink.record(.presentationAsksAgain, .applied)
    return settle(isPresentation: false, asksPreferred: true)
  }

  /// A pop is what any change of children is, or, by the other reports of iOS 15 and before, asks the child that it
  /// reveals.
  mutating func pop() -> Conclusion {
    guard !isSixteenOrLater, !isBeforeSix, let revealed = visibleController else { return showAnotherChild() }
    sink.meet(.popAsks)
    guard scenario.assumptions.popAsks else { return showAnotherChild() }
    sink.record(.pushAndPopDoNotRotate, .applied)
    if let refusal = workOutWhatIsAllowed(asking: revealed) { return refusal }
    let choice = choose(from: allowed)
    return conclude(turningTo: choice.orientation, choice.rule)
  }

  mutating func showAnotherChild() -> Conclusion {
    conclude(.unchanged(.notAnnounced), isSixteenOrLater ? .pushAndPopNeedUpdate : .pushAndPopDoNotRotate)
  }

  mutating func attemptRotation() -> Conclusion {
    if isSixteenOrLater { return conclude(.unchanged(.outdatedMethod), .attemptRotationReplaced) }
    guard let target = translate(scenario.device) else {
      return conclude(.unchanged(.flatOrUnknown), .flatOrUnknownChangesNothing)
    }
    if scenario.isRotationLocked { return conclude(.unchanged(.rotationLock), .userRotationLock) }
    sink.record(.attemptRotationFollowsDevice, .applied)
    if let refusal = workOutWhatIsAllowed() { return refusal }
    if allowed.allows(target) { return conclude(turningTo: target, .attemptRotationFollowsDevice) }
    return conclude(.unchanged(.notAllowed), .attemptRotationFollowsDevice)
  }

  mutating func requestUpdate() -> Conclusion {
    if let missing = notAvailableBefore(OSVersion(16)) { return missing }
    if let locked = lockedByPreference() { return locked }
    sink.record(.updateAsksAgain, .applied)
    return settle(isPresentation: false, asksPreferred: false)
  }

  /// A preference that is announced freezes the interface, or lets it follow the device again.
  mutating func requestLockUpdate() -> Conclusion {
    if let missing = notAvailableBefore(OSVersion(26)) { return missing }
    if let locked = lockedByPreference(isAnnounced: true) { return locked }
    sink.record(.prefersOrientationLockedFreezes, .applied)
    return settle(isPresentation: false, asksPreferred: false)
  }

  mutating func setByKeyValueCoding(_ rawValue: Int) -> Conclusion {
    if isSixteenOrLater {
      guard os < OSVersion(16, 3), let target = DeviceOrientation(rawValue: rawValue)?.interfaceOrientation else {
        return conclude(.ignored, .keyValueCodingOnlyLogs)
      }
      sink.meet(.keyValueCodingAtFirst)
      guard scenario.assumptions.keyValueCodingTurnsAtFirst else { return conclude(.ignored, .keyValueCodingOnlyLogs) }
      sink.record(.keyValueCodingOnlyLogs, .applied)
      return follow(target, by: .deviceOrientationIsFollowed)
    }
    if let rule = ruleOfUnaskedApps() { return conclude(.unchanged(.noEffect), rule) }
    return actAsTurn(rawValue, .keyValueCodingActsAsTurn)
  }

  mutating func callPrivateSetter(_ rawValue: Int) -> Conclusion {
    if isSixteenOrLater { return conclude(.unchanged(.noEffect), .privateSetterDoesNothing) }
    return actAsTurn(rawValue, .privateSetterActsAsTurn)
  }

  mutating func setStatusBar() -> Conclusion {
    if os >= OSVersion(13) { return conclude(.unchanged(.noEffect), .setStatusBarOrientationDoesNothing) }
    if isBeforeSix || os >= OSVersion(9) {
      return conclude(.unchanged(.statusBarAlone), .setStatusBarOrientationTurnsStatusBarAlone)
    }
    return conclude(
      .unchanged(letsStatusBarTurn() ? .statusBarAlone : .noEffect), .setStatusBarOrientationNeedsEmptyMask)
  }

  /// Whether the controller that decides leaves the status bar to the app, from iOS 6 to 8: it supports no orientation, or
  /// does not autorotate.
  private mutating func letsStatusBarTurn() -> Bool {
    guard let responsible = findResponsible() else { return false }
    return askSupported(responsible).orientationsOnly.isEmpty || !askAutorotation(responsible).answer
  }

  mutating func requestGeometry(_ requested: InterfaceOrientationMask) -> Conclusion {
    if let missing = notAvailableBefore(OSVersion(16)) { return missing }
    if ruleOfUnaskedApps() != nil {
      return conclude(.geometryError(.windowingMode), .geometryRequestWindowingMode)
    }
    if requested.isEmpty {
      return conclude(.unchanged(.noPreference), .geometryRequestEmptyIsNoPreference)
    }
    if let refusal = workOutByAsking(emptyIsRefused: false) { return refusal }
    if let known = scenario.scene.knows {
      let application = applicationMask ?? .all
      setEffectiveMask(
        limitedByDevice(known.orientationsOnly.intersection(application)), by: .geometryRequestUsesKnownSet)
    }
    let common = allowed.intersection(requested)
    if common.orientationsOnly.isEmpty {
      return conclude(
        .geometryError(.noneSupported(requested: requested.orientationsOnly, supported: supportedInMessage)),
        .geometryRequestNoneSupported)
    }
    sink.record(.geometryRequestPicksFromSupported, .applied)
    setEffectiveMask(common, by: .geometryRequestPicksFromSupported)
    return conclude(turningTo: choose(from: common).orientation, .geometryRequestPicksFromSupported)
  }

  /// What the error of a request calls supported: what is allowed, or, where app and controller have nothing in common,
  /// what the app supports.
  private var supportedInMessage: InterfaceOrientationMask {
    allowed.isEmpty ? shownByDevice(applicationMask ?? []) : allowed
  }

  mutating func requestForeignGeometry() -> Conclusion {
    if let missing = notAvailableBefore(OSVersion(16)) { return missing }
    return conclude(.geometryError(.unsupportedPreferences), .geometryRequestUnsupportedPreferences)
  }

  mutating func presentAndDismiss(_ style: ModalPresentationStyle?) -> Conclusion {
    if isBeforeSix { return conclude(.unchanged(.noEffect), .presentAndDismissAsksAgain) }
    if let refusal = presenterStaysInCharge(below: cover(style, takesOver: nil)) { return refusal }
    sink.record(.presentAndDismissAsksAgain, .applied)
    return settle(isPresentation: false, asksPreferred: true)
  }

  mutating func readdView() -> Conclusion {
    if !isBeforeSix { return conclude(.unchanged(.noEffect), .reAddedViewDoesNothing) }
    sink.record(.reAddedViewAsksAgainBefore6, .applied)
    return settle(isPresentation: false, asksPreferred: false)
  }
}

extension Evaluation {
  /// Resizing turns nothing; the masks of an iPhone app stop counting with it.
  mutating func resizeWindow() -> Conclusion {
    let isFree = scenario.scene.mode?.isResizable == true && isResizedFreely()
    return conclude(.unchanged(.noEffect), isFree ? .resizedPhoneAppsAreNotAsked : .resizingIsNotRotation)
  }

  /// Something other than a call has UIKit work out anew what is allowed.
  mutating func askAgain(by rule: Rule) -> Conclusion {
    if let locked = lockedByPreference() { return locked }
    sink.record(rule, .applied)
    return settle(isPresentation: false, asksPreferred: false)
  }

  mutating func requestGeometry(of other: OtherScene) -> Conclusion {
    if let missing = notAvailableBefore(OSVersion(16)) { return missing }
    return switch other {
    case .window: conclude(.unchanged(.noEffect), .geometryRequestGoesToOneScene)
    case .carPlay: conclude(.exception(.unrecognizedSelector), .geometryRequestGoesToOneScene)
    }
  }
}

extension Evaluation {
  /// Whether the controller that decides prefers the interface to be locked.
  var prefersOrientationLocked: Bool {
    guard let leaf = askedForLock else { return false }
    return controllers[leaf].prefersOrientationLocked
  }

  private var askedForLock: Int? {
    guard let responsible = topmostFullScreen else { return nil }
    return forwardedTo(by: responsible)
  }

  /// The interface orientation for a device orientation; the step is recorded where it changes sides.
  private mutating func translate(_ device: DeviceOrientation) -> InterfaceOrientation? {
    if scenario.scene.mode?.isInnerDisplay == true {
      sink.record(.innerDisplayIsAQuarterTurnOff, .applied)
    } else if device.isLandscape {
      sink.record(.deviceMapsToOppositeLandscape, .applied)
    }
    return shownOrientation(of: device)
  }

  /// A forced device orientation has the effect of a turn, whatever the user has locked.
  private mutating func actAsTurn(_ rawValue: Int, _ rule: Rule) -> Conclusion {
    let forced = DeviceOrientation(rawValue: rawValue)
    if forced == scenario.device {
      let isThere = forced?.interfaceOrientation == scenario.current
      return conclude(.unchanged(isThere ? .alreadyThere : .noEffect), .forcedOrientationMustBeNew)
    }
    guard let target = forced.flatMap({ translate($0) }) else {
      return conclude(.unchanged(.flatOrUnknown), .flatOrUnknownChangesNothing)
    }
    sink.record(rule, .applied)
    return follow(target, by: rule)
  }

  /// Whether a preference to be locked has no effect where the app is shown: in a window, in a part of a screen, and on the
  /// inner display of iPhone Duo.
  private mutating func holdsNoLock() -> Bool {
    switch scenario.scene.mode {
    case .innerDisplay where scenario.linkedSDK >= OSVersion(27, 1):
      sink.record(.innerDisplayIgnoresTheLock, .applied)
      return true
    case .splitView, .slideOver, .innerSplitView: return true
    case nil, .fullScreen, .stageManager, .windowedApps, .noMultitasking, .phoneAppOnPad, .phoneMirroring,
      .outerDisplay, .innerDisplay:
      return !scenario.scene.fillsScreen
    }
  }

  private mutating func notAvailableBefore(_ introduced: OSVersion) -> Conclusion? {
    os < introduced ? conclude(.unavailable(introduced: introduced), .methodNotAvailableYet) : nil
  }

  /// From iOS 26 on a controller may prefer that the interface stays as it is, in an app linked against that SDK.
  ///
  /// Containers that forward ask their child here too (`childForInterfaceOrientationLock`).
  ///
  /// - Parameter isAnnounced: whether UIKit has just been told of the preference, so that it need not go by what it knew.
  private mutating func lockedByPreference(isAnnounced: Bool = false) -> Conclusion? {
    guard os >= OSVersion(26), let leaf = askedForLock else { return nil }
    let known = isAnnounced ? nil : scenario.scene.knowsLock
    guard known ?? controllers[leaf].prefersOrientationLocked else { return nil }
    guard scenario.linkedSDK >= OSVersion(26) else {
      sink.record(.linkedSdkGates26, .applied)
      return nil
    }
    sink.record(
      .prefersOrientationLockedFreezes, .asked(.controller(name(of: leaf)), .prefersOrientationLocked(true)))
    if holdsNoLock() { return nil }
    return conclude(.unchanged(.preferenceLock), .prefersOrientationLockedFreezes)
  }
}
