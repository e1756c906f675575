/// Everything the resolver may look at, and nothing else.
///
/// A scenario is one moment: the state of device, app and controllers, and one event. A sequence of events is a fold:
/// the decision's orientation is the next scenario's current orientation.
public struct Scenario: Sendable, Hashable {
  /// The version of iOS that runs.
  public var os: OSVersion
  /// The SDK that the app was linked against; nil is the SDK of the running version.
  public var linkedSDK: OSVersion?
  /// The kind of device.
  public var idiom: Idiom
  /// Whether the device has a home button; nil is what most devices of the idiom and version have.
  public var hasHomeButton: Bool?
  /// The keys of Info.plist that concern orientations.
  public var informationPropertyList: InformationPropertyList
  /// The answer of `application(_:supportedInterfaceOrientationsFor:)`.
  public var applicationDelegate: MaskAnswer
  /// The answer of `UIWindowSceneDelegate.supportedInterfaceOrientations(for:)` (iOS 27).
  public var windowSceneDelegate: MaskAnswer
  /// Whether the user has locked rotation.
  public var isRotationLocked: Bool
  /// The variables that answers may name.
  public var variables: [Variable]
  /// The window's root view controller, or nil where there is none.
  public var root: Controller?
  /// The presented controllers, the lowest first.
  public var presented: [Presentation]
  /// The orientation of the interface before the event.
  public var current: InterfaceOrientation
  /// The orientation of the device, after the event.
  public var device: DeviceOrientation
  /// The window's scene.
  public var scene: SceneState
  /// The answers to what Apple does not document.
  public var assumptions: Assumptions
  /// What happens.
  public var event: Event

  /// A scenario; what is left out is the usual: an iPhone held upright, whose app states nothing and has one plain
  /// controller, and that was turned.
  public init(
    os: OSVersion, linkedSDK: OSVersion? = nil, idiom: Idiom = .phone, hasHomeButton: Bool? = nil,
    informationPropertyList: InformationPropertyList = InformationPropertyList(),
    applicationDelegate: MaskAnswer = .notImplemented, windowSceneDelegate: MaskAnswer = .notImplemented,
    isRotationLocked: Bool = false, variables: [Variable] = [], root: Controller? = Controller("ViewController"),
    presented: [Presentation] = [], current: InterfaceOrientation = .portrait, device: DeviceOrientation = .portrait,
    scene: SceneState = SceneState(), assumptions: Assumptions = Assumptions(), event: Event = .deviceTurned
  ) {
    self.os = os
    self.linkedSDK = linkedSDK
    self.idiom = idiom
    self.hasHomeButton = hasHomeButton
    self.informationPropertyList = informationPropertyList
    self.applicationDelegate = applicationDelegate
    self.windowSceneDelegate = windowSceneDelegate
    self.isRotationLocked = isRotationLocked
    self.variables = variables
    self.root = root
    self.presented = presented
    self.current = current
    self.device = device
    self.scene = scene
    self.assumptions = assumptions
    self.event = event
  }
}

extension Scenario {
  /// The SDK that the app was linked against.
  package var effectiveLinkedSDK: OSVersion { linkedSDK ?? os }

  /// Whether the device has a home button, by default where nobody said: every iPad counts as one that can be held any
  /// way up, and the first phone without a button came with iOS 11.
  package var effectiveHomeButton: Bool { hasHomeButton ?? (idiom == .pad || os < OSVersion(11)) }

  /// What a variable holds: no orientation for one that nobody has set.
  package func value(of variable: Name) -> InterfaceOrientationMask {
    for candidate in variables where candidate.name == variable { return candidate.mask }
    return []
  }

  /// Gives a variable its value, or makes one of that name.
  package mutating func set(_ variable: Variable) {
    for index in variables.indices where variables[index].name == variable.name {
      variables[index] = variable
      return
    }
    variables.append(variable)
  }

  /// The controller on top of everything: the deepest child that shows, of whatever was presented last.
  package var visibleController: Controller? { (presented.last?.controller ?? root)?.visibleLeaf }
}
