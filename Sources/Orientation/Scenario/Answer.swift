/// One of a controller's answers: what a fact states, and what an app changes while it runs.
public enum Answer: Sendable, Hashable {
  /// `supportedInterfaceOrientations`.
  case supported(MaskAnswer)
  /// `preferredInterfaceOrientationForPresentation`.
  case preferred(PreferredAnswer)
  /// `shouldAutorotate`.
  case shouldAutorotate(AutorotationAnswer)
  /// `shouldAutorotateToInterfaceOrientation:` (iOS 5); nil is not implemented.
  case shouldAutorotateTo(InterfaceOrientationMask?)
  /// `prefersInterfaceOrientationLocked` (iOS 26).
  case prefersOrientationLocked(Bool)
  /// The container delegate's `…SupportedInterfaceOrientations:`.
  case delegateSupported(MaskAnswer)
  /// The container delegate's `…PreferredInterfaceOrientationForPresentation:`.
  case delegatePreferred(PreferredAnswer)
  /// The variable that `viewWillAppear` sets; nil is none.
  case viewWillAppear(Variable?)
  /// The variable that `viewWillDisappear` sets; nil is none.
  case viewWillDisappear(Variable?)
}

extension Answers {
  /// Puts an answer in the place of the one before.
  package mutating func set(_ answer: Answer) {
    switch answer {
    case .supported(let answer): supported = answer
    case .preferred(let answer): preferred = answer
    case .shouldAutorotate(let answer): shouldAutorotate = answer
    case .shouldAutorotateTo(let mask): shouldAutorotateTo = mask
    case .prefersOrientationLocked(let isLocked): prefersOrientationLocked = isLocked
    case .delegateSupported(let answer): delegateSupported = answer
    case .delegatePreferred(let answer): delegatePreferred = answer
    case .viewWillAppear(let variable): viewWillAppear = variable
    case .viewWillDisappear(let variable): viewWillDisappear = variable
    }
  }
}
