extension RepairGoal {
  /// What an event is meant to do.
  package enum Wish: Sendable, Hashable {
    /// The interface is in one of these orientations afterwards.
    case interface(InterfaceOrientationMask)
    /// The interface stays in this orientation.
    case stays(InterfaceOrientation)
    /// The app does not crash.
    case noException
  }

  /// What an event is meant to do, as the one who caused it would say; nil for one that asks for no orientation.
  ///
  /// - A turn of the device: that the interface follows it.
  /// - A call with an orientation: that orientation.
  /// - Anything else: that the screen on top is shown as its mask has it, and as the device is held where the mask allows.
  static func wish(of scenario: Scenario, ending decision: Decision) -> Wish? {
    if case .exception = decision.outcome { return .noException }
    let mask = scenario.wantedMask
    return mask.isEmpty ? nil : .interface(mask)
  }
}

extension RepairGoal.Wish {
  /// The wish as a search takes it.
  package var goal: RepairGoal {
    switch self {
    case .interface(let mask):
      RepairGoal(mask) { decision in
        switch decision.outcome {
        case .exception, .geometryError, .unchanged(.noCommonOrientation): false
        case .turned, .unchanged, .ignored, .unavailable: mask.allows(decision.orientation)
        }
      }
    case .stays(let orientation): .interface(in: orientation.mask)
    case .noException:
      RepairGoal([]) { if case .exception = $0.outcome { false } else { true } }
    }
  }
}

extension Scenario {
  fileprivate var wantedMask: InterfaceOrientationMask {
    switch event {
    case .launched, .deviceTurned: heldMask
    // Who locks rotation asks for no orientation.
    case .rotationLockToggled: isRotationLocked ? [] : heldMask
    case .called(.geometryRequested(let mask)): mask.orientationsOnly
    case .called(.keyValueCodingSet(let rawValue)), .called(.privateSetterCalled(let rawValue)):
      DeviceOrientation(rawValue: rawValue)?.interfaceOrientation?.mask ?? []
    case .called(.statusBarOrientationSet(let orientation)): orientation.mask.orientationsOnly
    case .rootShown, .presented, .dismissed, .pushed, .popped, .tabSelected, .masksChanged, .windowResized,
      .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled, .alertDismissed,
      .called:
      maskOnTop
    }
  }

  /// The orientation that the device asks for, as a mask; empty where it lies flat.
  private var heldMask: InterfaceOrientationMask { Resolver.orientationHeld(self, device)?.mask ?? [] }

  /// What the controller on top of everything allows by its own answer, and of that what the device asks for, where it does.
  private var maskOnTop: InterfaceOrientationMask {
    guard let top = visibleController else { return [] }
    let mask = ownMask(of: top)
    if case .presented = event, case .rawValue(let rawValue) = top.answers.preferred,
      let preferred = InterfaceOrientation(rawValue: rawValue), mask.allows(preferred)
    {
      return preferred.mask
    }
    let held = mask.intersection(heldMask)
    return held.isEmpty ? mask : held
  }

  /// The mask that a controller's own answer amounts to.
  func ownMask(of controller: Controller) -> InterfaceOrientationMask {
    if os < OSVersion(6) { return (controller.answers.shouldAutorotateTo ?? .portrait).orientationsOnly }
    return mask(of: controller.answers.supported)
  }
}
