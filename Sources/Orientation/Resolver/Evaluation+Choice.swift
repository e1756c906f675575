// Which orientation it becomes, of those that are allowed.

extension Evaluation {
  /// The interface orientation that the device asks for, or nil where it is flat, unknown or locked by the user.
  var automaticDeviceTarget: InterfaceOrientation? {
    scenario.isRotationLocked ? nil : scenario.device.interfaceOrientation
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
      if let rawValue = askPreferred(responsible) {
        guard let orientation = InterfaceOrientation(rawValue: rawValue), controllerMask.allows(orientation) else {
          return conclude(
            .exception(.preferredNotSupported(preferred: rawValue, supported: controllerMask)),
            .preferredNotSupportedThrows)
        }
        preferred = allowed.allows(orientation) ? orientation : nil
      }
    }
    if isPresentation, let preferred { return conclude(turningTo: preferred, .preferredOrientationAtPresentation) }
    let choice = choose(from: allowed, preferred: preferred)
    return conclude(turningTo: choice.orientation, choice.rule)
  }

  /// The orientation for a mask: the device's, the current one, a preferred one, the first in order.
  func choose(
    from mask: InterfaceOrientationMask, preferred: InterfaceOrientation? = nil
  ) -> (orientation: InterfaceOrientation, rule: Rule) {
    if let target = automaticDeviceTarget, mask.allows(target) { return (target, .deviceOrientationIsFollowed) }
    if mask.allows(scenario.current) { return (scenario.current, .currentOrientationIsKept) }
    if let preferred, mask.allows(preferred) { return (preferred, .preferredOrientationAtPresentation) }
    guard let first = scenario.assumptions.orderOfChoice.choose(from: mask) else {
      return (scenario.current, .currentOrientationIsKept)
    }
    return (first, .orderOfChoice)
  }
}

extension Evaluation {
  private mutating func concludeByOrder() -> Conclusion {
    let first = scenario.assumptions.orderOfChoice.choose(from: allowed) ?? scenario.current
    return conclude(turningTo: first, .orderOfChoice)
  }
}
