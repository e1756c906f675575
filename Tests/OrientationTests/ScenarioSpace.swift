import Orientation

/// A finite space of scenarios: products of facts that meet each other in the rules.
///
/// A debug build walks a part of it that takes seconds; a release build walks all of it.
enum ScenarioSpace {
  static let versions: [OSVersion] = [
    OSVersion(5), OSVersion(6), OSVersion(7), OSVersion(8), OSVersion(9), OSVersion(12), OSVersion(13),
    OSVersion(14, 5), OSVersion(15, 9), OSVersion(16), OSVersion(18), OSVersion(26), OSVersion(26, 2), OSVersion(27),
  ]

  static let events: [Event] = plainEvents + calls.map { .called($0) }

  private static let plainEvents: [Event] = [
    .launched, .rootShown, .deviceTurned, .presented, .dismissed(.fullScreen, fillsWindow: nil),
    .dismissed(nil, fillsWindow: nil), .pushed, .popped, .tabSelected, .masksChanged, .rotationLockToggled,
    .windowResized,
  ]

  private static let calls: [MethodCall] =
    [
      .rotationAttempted, .updateRequested, .lockUpdateRequested, .foreignGeometryRequested,
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

  /// Calls a closure with every scenario, and says how many there were.
  @discardableResult
  static func forEach(_ body: (Scenario) -> Void) -> Int {
    var count = 0
    for os in versions {
      for event in events {
        for shape in Shape.allCases {
          var scenario = shape.scenario(os, event)
          for application in masks {
            scenario.applicationDelegate = .mask(application)
            for controller in masks {
              shape.setMask(controller, in: &scenario)
              for current in [InterfaceOrientation.portrait, .landscapeLeft] {
                scenario.current = current
                for device in devices {
                  scenario.device = device
                  body(scenario)
                  count += 1
                }
              }
            }
          }
        }
      }
    }
    return count
  }
}
