// Which orientation it becomes, of those that are allowed.

extension Evaluation {
  /// The interface orientation that the device asks for, or nil where it is flat, unknown or locked by the user.
  var automaticDeviceTarget: InterfaceOrientation? {
    scenario.isRotationLocked ? nil : shownOrientation(of: scenario.device)
  }

  /// Turns to an orientation if it is allowed; the interface only leaves it where it must.
  mutating func follow(_ target: InterfaceOrientation, by rule: Rule) -> Conclusion {
    if let refusal = workOutWhatIsAllowed() { return refusal }
    if allowed.allows(target) { return conclude(turningTo: target, rule) }
    if allowed.allows(scenario.current) || allowed.isEmpty {
      return conclude(.unchanged(.notAllowed), .deviceOrientationNotAllowed)
    }
    return concludeByOrder()
  }

  /// Works out the masks anew and settles on an orientation: a preferred one, the device's, the current one, or the
  /// first in order.
  ///
  /// - Parameters:
  ///   - isPresentation: whether a controller is coming up, which may begin in its preferred orientation.
  ///   - asksPreferred: whether the preferred orientation is asked for, and must then be in the controller's mask.
  mutating func settle(isPresentation: Bool, asksPreferred: Bool) -> Conclusion {
    if let refusal = workOutWhatIsAllowed() { return refusal }
    var preferred: InterfaceOrientation?
    if asksPreferred, !isBeforeSix, let controllerMask, let responsible = topmostFullScreen {
      if let rawValue = preferredWithoutAutorotation ?? askPreferred(responsible) {
        let orientation = InterfaceOrientation(rawValue: rawValue)
        if let orientation, controllerMask.allows(orientation) {
          preferred = allowed.allows(orientation) ? orientation : nil
        } else if !onlyLogsPreferredOutsideMask() {
          return conclude(
            .exception(.preferredNotSupported(preferred: rawValue, supported: controllerMask)),
            .preferredNotSupportedThrows)
        } else {
          sink.record(.preferredNotSupportedThrows, .applied)
        }
      }
    }
    if isPresentation, let preferred { return conclude(turningTo: preferred, .preferredOrientationAtPresentation) }
    if preferredWithoutAutorotation != nil {
      return conclude(.unchanged(.autorotationOff), .shouldAutorotateNoKeepsCurrent)
    }
    if borrowed.pointee.isLeftByDismissal, !allowed.allows(scenario.current) {
      return conclude(.unchanged(.notAllowed), .presentationAsksAgain)
    }
    let isKept = isPresentation && os < OSVersion(8) && allowed.allows(scenario.current)
    if isKept { return conclude(turningTo: scenario.current, .currentOrientationIsKept) }
    let choice = choose(from: allowed, preferred: preferred)
    return conclude(turningTo: choice.orientation, choice.rule)
  }

  /// The orientation for a mask: the device's, the current one, a preferred one, the first in order.
  ///
  /// - Parameter preferred: an orientation that the mask allows, or nil.
  mutating func choose(
    from mask: InterfaceOrientationMask, preferred: InterfaceOrientation? = nil
  ) -> (orientation: InterfaceOrientation, rule: Rule) {
    if let target = automaticDeviceTarget, mask.allows(target) { return (target, .deviceOrientationIsFollowed) }
    if mask.allows(scenario.current) { return (scenario.current, .currentOrientationIsKept) }
    if let preferred { return (preferred, .preferredOrientationAtPresentation) }
    guard let first = firstInOrder(of: mask) else {
      return (scenario.current, .currentOrientationIsKept)
    }
    return (first, .orderOfChoice)
  }
}

extension Evaluation {
  /// The interface orientation that a device orientation asks for on the display that the app is on.
  func shownOrientation(of device: DeviceOrientation) -> InterfaceOrientation? {
    guard let orientation = device.interfaceOrientation, scenario.scene.mode?.isInnerDisplay == true else {
      return device.interfaceOrientation
    }
    return switch orientation {
    case .portrait: .landscapeLeft
    case .landscapeRight: .portrait
    case .portraitUpsideDown: .landscapeRight
    case .landscapeLeft: .portraitUpsideDown
    case .unknown: nil
    }
  }

  /// The orientation of a mask that comes first in the assumed order, or nil for an empty mask.
  mutating func firstInOrder(of mask: InterfaceOrientationMask) -> InterfaceOrientation? {
    sink.meet(.orderOfChoice)
    return scenario.assumptions.orderOfChoice.choose(from: mask)
  }

  private mutating func concludeByOrder() -> Conclusion {
    conclude(turningTo: firstInOrder(of: allowed) ?? scenario.current, .orderOfChoice)
  }

  private mutating func onlyLogsPreferredOutsideMask() -> Bool {
    guard os >= OSVersion(17) else { return false }
    sink.meet(.preferredOutsideMask)
    return scenario.assumptions.preferredOutsideMaskOnlyLogs
  }
}
