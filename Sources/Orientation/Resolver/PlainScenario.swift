/// A scenario as the rules read it: plain values, and in a row the controllers that show.
///
/// A ``Scenario`` is what people write, with trees of controllers, lists and variables; to follow those takes longer than
/// to decide. So a scenario is brought into this form once, and nothing is decided on the way: only what the rules look
/// at is kept, and what a fact means where nobody stated it is filled in. A loop over many scenarios stays in this form,
/// changes a fact at a time, and has the ``Resolver`` decide again.
public struct PlainScenario: Sendable, Hashable {
  /// The version of iOS that runs.
  public var os: OSVersion
  /// The SDK that the app was linked against.
  public var linkedSDK: OSVersion
  public var idiom: Idiom
  public var hasHomeButton: Bool
  public var informationPropertyList: PlainInformationPropertyList
  /// The answer of `application(_:supportedInterfaceOrientationsFor:)`.
  public var applicationDelegate: PlainMaskAnswer
  /// The answer of `UIWindowSceneDelegate.supportedInterfaceOrientations(for:)` (iOS 27).
  public var windowSceneDelegate: PlainMaskAnswer
  /// Whether the user has locked rotation.
  public var isRotationLocked: Bool
  /// The controllers that show: the root and then those presented, the lowest first, each followed by its child that
  /// shows, by the child of that, and so on.
  public var controllers: [PlainController]
  /// The orientation of the interface before the event.
  public var current: InterfaceOrientation
  /// The orientation of the device, after the event.
  public var device: DeviceOrientation
  /// The supported orientations that the scene last heard of (iOS 16), or nil where it is up to date.
  public var sceneKnows: InterfaceOrientationMask?
  /// Whether the scene last heard that the interface should be locked (iOS 26), or nil where it is up to date.
  public var sceneKnowsLock: Bool?
  /// Whether the scene is centred, as large as the screen and not covered (iPadOS 26).
  public var sceneFillsScreen: Bool
  public var assumptions: Assumptions
  public var event: Event
}
