/// What a controller answers when UIKit asks it.
public struct Answers: Sendable, Hashable {
  /// `supportedInterfaceOrientations`.
  public var supported = MaskAnswer.notImplemented
  /// `preferredInterfaceOrientationForPresentation`.
  public var preferred = PreferredAnswer.notImplemented
  /// `shouldAutorotate`.
  public var shouldAutorotate = AutorotationAnswer.notImplemented
  /// The orientations to which `shouldAutorotateToInterfaceOrientation:` says YES (iOS 5); nil is portrait alone.
  public var shouldAutorotateTo: InterfaceOrientationMask?
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  public var prefersOrientationLocked = false
  /// The container delegate's `…SupportedInterfaceOrientations:`.
  public var delegateSupported = MaskAnswer.notImplemented
  /// The container delegate's `…PreferredInterfaceOrientationForPresentation:`.
  public var delegatePreferred = PreferredAnswer.notImplemented
  /// The variable that `viewWillAppear` sets, and to what; a timeline runs it.
  public var viewWillAppear: Variable?
  /// The variable that `viewWillDisappear` sets, and to what; a timeline runs it.
  public var viewWillDisappear: Variable?

  public init() {}
}
