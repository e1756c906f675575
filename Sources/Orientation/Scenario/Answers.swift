/// What a controller answers when UIKit asks it.
public struct Answers: Sendable, Hashable {
  /// `supportedInterfaceOrientations`.
  public var supported = MaskAnswer.notImplemented
  /// `preferredInterfaceOrientationForPresentation`.
  public var preferred = PreferredAnswer.notImplemented
  /// `shouldAutorotate`; nil is UIKit's default, true.
  public var shouldAutorotate: Bool?
  /// The orientations to which `shouldAutorotateToInterfaceOrientation:` says YES (iOS 5); nil is portrait alone.
  public var shouldAutorotateTo: InterfaceOrientationMask?
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  public var prefersOrientationLocked = false
  /// The container delegate's `…SupportedInterfaceOrientations:`.
  public var delegateSupported = MaskAnswer.notImplemented
  /// The container delegate's `…PreferredInterfaceOrientationForPresentation:`.
  public var delegatePreferred = PreferredAnswer.notImplemented

  public init() {}
}
