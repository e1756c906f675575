/// The window's scene: how large it is, and what it last heard.
public struct SceneState: Sendable, Hashable {
  /// The supported orientations that the scene last heard of (iOS 16), or nil where it is up to date.
  public var knows: InterfaceOrientationMask?
  /// Whether the scene last heard that the interface should be locked (iOS 26), or nil where it is up to date.
  public var knowsLock: Bool?
  /// Whether the scene is centred, as large as the screen and not covered (iPadOS 26).
  public var fillsScreen: Bool
  /// Where the app is shown, or nil where nobody said: alone on an iPhone, and on an iPad in any of the usual ways.
  public var mode: WindowingMode?
  /// Whether the user has resized the app's window since it was opened, where an iPhone app has one (iOS 27).
  public var isResized: Bool

  /// A scene; what is left out is as after the launch.
  public init(
    knows: InterfaceOrientationMask? = nil, knowsLock: Bool? = nil, fillsScreen: Bool = true,
    mode: WindowingMode? = nil, isResized: Bool = false
  ) {
    self.knows = knows
    self.knowsLock = knowsLock
    self.fillsScreen = fillsScreen
    self.mode = mode
    self.isResized = isResized
  }
}
