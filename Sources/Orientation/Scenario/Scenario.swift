/// Everything the resolver may look at, and nothing else.
///
/// A scenario is one moment: the state of device, app and controllers, and one event. A sequence of events is a fold:
/// the decision's orientation is the next scenario's current orientation.
public struct Scenario: Sendable, Hashable {
  /// The version of iOS that runs.
  public var os: OSVersion
  /// The SDK that the app was linked against; nil is the SDK of the running version.
  public var linkedSDK: OSVersion?
  public var idiom = Idiom.phone
  /// Whether the device has a home button; nil is what most devices of the idiom and version have.
  public var hasHomeButton: Bool?
  public var informationPropertyList = InformationPropertyList()
  /// The answer of `application(_:supportedInterfaceOrientationsFor:)`.
  public var applicationDelegate = MaskAnswer.notImplemented
  /// The answer of `UIWindowSceneDelegate.supportedInterfaceOrientations(for:)` (iOS 27).
  public var windowSceneDelegate = MaskAnswer.notImplemented
  /// Whether the user has locked rotation.
  public var isRotationLocked = false
  /// The variables that answers may name.
  public var variables: [Variable] = []
  /// The window's root view controller, or nil where there is none.
  public var root: Controller? = Controller(name: "ViewController")
  /// The presented controllers, the lowest first.
  public var presented: [Presentation] = []
  /// The orientation of the interface before the event.
  public var current = InterfaceOrientation.portrait
  /// The orientation of the device, after the event.
  public var device = DeviceOrientation.portrait
  public var scene = SceneState()
  public var assumptions = Assumptions()
  public var event = Event.deviceTurned

  public init(os: OSVersion) { self.os = os }
}

extension Scenario {
  /// The SDK that the app was linked against.
  public var effectiveLinkedSDK: OSVersion { linkedSDK ?? os }

  /// Whether the device has a home button, by default where nobody said: every iPad counts as one that can be held any
  /// way up, and the first phone without a button came with iOS 11.
  public var effectiveHomeButton: Bool { hasHomeButton ?? (idiom == .pad || os < OSVersion(11)) }

  /// What a variable holds: no orientation for one that nobody has set.
  public func value(of variable: Name) -> InterfaceOrientationMask {
    for candidate in variables where candidate.name == variable { return candidate.mask }
    return []
  }

  /// Gives a variable its value, or makes one of that name.
  public mutating func set(_ variable: Variable) {
    for index in variables.indices where variables[index].name == variable.name {
      variables[index] = variable
      return
    }
    variables.append(variable)
  }

  /// The controller on top of everything: the deepest child that shows, of whatever was presented last.
  public var visibleController: Controller? { (presented.last?.controller ?? root)?.visibleLeaf }
}
