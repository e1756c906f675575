/// The window's scene: how large it is, and what it last heard.
public struct SceneState: Sendable, Hashable {
  /// The supported orientations that the scene last heard of (iOS 16), or nil where it is up to date.
  public var knows: InterfaceOrientationMask?
  /// Whether the scene last heard that the interface should be locked (iOS 26), or nil where it is up to date.
  public var knowsLock: Bool?
  /// Whether the scene is centred, as large as the screen and not covered (iPadOS 26).
  public var fillsScreen = true

  public init() {}
}
