/// What a controller answers when UIKit asks it.
public struct Answers: Sendable, Hashable {
  /// `supportedInterfaceOrientations`.
  public var supported: MaskAnswer
  /// `preferredInterfaceOrientationForPresentation`.
  public var preferred: PreferredAnswer
  /// `shouldAutorotate`.
  public var shouldAutorotate: AutorotationAnswer
  /// The orientations to which `shouldAutorotateToInterfaceOrientation:` says YES (iOS 5); nil is portrait alone.
  public var shouldAutorotateTo: InterfaceOrientationMask?
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  public var prefersOrientationLocked: Bool
  /// The container delegate's `…SupportedInterfaceOrientations:`.
  public var delegateSupported: MaskAnswer
  /// The container delegate's `…PreferredInterfaceOrientationForPresentation:`.
  public var delegatePreferred: PreferredAnswer
  /// The variable that `viewWillAppear` sets, and to what; a timeline runs it.
  public var viewWillAppear: Variable?
  /// The variable that `viewWillDisappear` sets, and to what; a timeline runs it.
  public var viewWillDisappear: Variable?

  /// Answers; what is left out is not implemented, as in a class that overrides nothing.
  public init(
    supported: MaskAnswer = .notImplemented, preferred: PreferredAnswer = .notImplemented,
    shouldAutorotate: AutorotationAnswer = .notImplemented, shouldAutorotateTo: InterfaceOrientationMask? = nil,
    prefersOrientationLocked: Bool = false, delegateSupported: MaskAnswer = .notImplemented,
    delegatePreferred: PreferredAnswer = .notImplemented, viewWillAppear: Variable? = nil,
    viewWillDisappear: Variable? = nil
  ) {
    self.supported = supported
    self.preferred = preferred
    self.shouldAutorotate = shouldAutorotate
    self.shouldAutorotateTo = shouldAutorotateTo
    self.prefersOrientationLocked = prefersOrientationLocked
    self.delegateSupported = delegateSupported
    self.delegatePreferred = delegatePreferred
    self.viewWillAppear = viewWillAppear
    self.viewWillDisappear = viewWillDisappear
  }
}
