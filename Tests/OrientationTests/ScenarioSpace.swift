import Orientation

/// A finite space of scenarios: products of facts that meet each other in the rules.
///
/// A debug build walks a part of it that takes seconds; a release build walks all of it.
enum ScenarioSpace {
  static let versions: [OSVersion] = [
    OSVersion(5), OSVersion(6), OSVersion(7), OSVersion(8), OSVersion(9), OSVersion(12), OSVersion(13),
    OSVersion(14, 5), OSVersion(15, 8), OSVersion(16), OSVersion(17), OSVersion(18), OSVersion(26), OSVersion(26, 2),
    OSVersion(27), OSVersion(27, 1), OSVersion(27, 2),
  ]

  static let events: [Event] = plainEvents + calls.map { .called($0) }

  private static let plainEvents: [Event] = [
    .launched, .rootShown, .deviceTurned, .presented, .dismissed(.fullScreen, takesOver: nil),
    .dismissed(nil, takesOver: nil), .pushed, .popped, .tabSelected, .masksChanged, .rotationLockToggled,
    .windowResized, .modeChanged, .rootReplaced, .movedToBackground, .movedToForeground, .dismissalCancelled,
    .alertDismissed,
  ]

  private static let calls: [MethodCall] =
    [
      .rotationAttempted, .updateRequested, .lockUpdateRequested, .foreignGeometryRequested,
      .geometryRequestedElsewhere(.window), .geometryRequestedElsewhere(.carPlay),
      .presentedAndDismissed(nil), .presentedAndDismissed(.fullScreen), .viewReadded, .viewTransformed,
    ] as [MethodCall] + forcedValues
    + InterfaceOrientation.allCases.map { MethodCall.statusBarOrientationSet($0) }
    + [0, 1, 2, 8, 24, 30, 32].map { MethodCall.geometryRequested(InterfaceOrientationMask(rawValue: $0)) }

  private static let forcedValues: [MethodCall] = [-1, 0, 1, 3, 6, 7, .max].flatMap {
    [MethodCall.keyValueCodingSet(rawValue: $0), .privateSetterCalled(rawValue: $0)]
  }

  #if DEBUG
  private static let masks: [InterfaceOrientationMask] = [[], .portrait, .portraitUpsideDown, .landscape, .all]
  private static let devices: [DeviceOrientation] = [.portrait, .landscapeLeft, .faceUp]
  #else
  private static let masks = InterfaceOrientationMask.everySet
  private static let devices = DeviceOrientation.allCases
  #endif

  private static let currents = [InterfaceOrientation.portrait, .landscapeLeft]

  /// How many scenarios there are for each version.
  static let countInVersion =
    events.count * Shape.allCases.count * masks.count * masks.count * currents.count * devices.count

  /// Calls a closure with every scenario of a version, in plain values.
  ///
  /// The axes that vary fastest are changed in place; nothing else is fast enough for so many.
  static func forEach(in os: OSVersion, _ body: (inout PlainScenario) -> Void) {
    for event in events {
      for shape in Shape.allCases {
        var scenario = shape.scenario(os, event)
        for controller in masks {
          shape.setMask(controller, in: &scenario)
          var plain = scenario.plain
          for application in masks {
            plain.applicationDelegate = .mask(application)
            for current in currents {
              plain.current = current
              for device in devices {
                plain.device = device
                body(&plain)
              }
            }
          }
        }
      }
    }
  }

  /// The assumptions, one at a time, each as it is not by default.
  static let assumptions: [@Sendable (inout Assumptions) -> Void] = [
    { $0.missingInformationPropertyList = .asDocumentation },
    { $0.noCommonOrientationAtPresentation = .followsDevice },
    { $0.noCommonOrientationAtRotation = .followsDevice },
    { $0.noCommonOrientationAtUpdate = .throwsException },
    { $0.noCommonOrientationUnderFullScreen = .changesNothing },
    {
      $0.orderOfChoice =
        OrderOfChoice([.landscapeLeft, .portrait, .portraitUpsideDown, .landscapeRight]) ?? .portraitThenRight
    },
    { $0.emptyMaskChangesNothing = true },
    { $0.rotationUsesKnownSet = true },
    { $0.navigationAllowsUpsideDown = true },
    { $0.popAsks = true },
    { $0.dismissalAsksNobody = true },
    { $0.preferredOutsideMaskOnlyLogs = true },
    { $0.keyValueCodingTurnsAtFirst = true },
  ]

  /// Calls a closure with a part of the space: in a release build some million scenarios.
  static func forEachSample(_ body: (inout PlainScenario) -> Void) {
    #if DEBUG
    let step = 97
    #else
    let step = 31
    #endif
    for number in stride(from: 0, to: versions.count * countInVersion, by: step) {
      var plain = scenario(number).plain
      body(&plain)
    }
  }

  /// One of the scenarios, by its number below `versions.count * countInVersion`.
  static func scenario(_ number: Int) -> Scenario {
    var rest = number
    func pick<Value>(_ axis: [Value]) -> Value {
      defer { rest /= axis.count }
      return axis[rest % axis.count]
    }
    let (device, current, application, controller) = (pick(devices), pick(currents), pick(masks), pick(masks))
    let (shape, event, os) = (pick(Shape.allCases), pick(events), pick(versions))
    var scenario = shape.scenario(os, event)
    shape.setMask(controller, in: &scenario)
    scenario.applicationDelegate = .mask(application)
    scenario.current = current
    scenario.device = device
    return scenario
  }
}
