/// One of a controller's answers: what a fact states, and what an app changes while it runs.
public enum Answer: Sendable, Hashable {
  case supported(MaskAnswer)
  case preferred(PreferredAnswer)
  case shouldAutorotate(AutorotationAnswer)
  case shouldAutorotateTo(InterfaceOrientationMask?)
  case prefersOrientationLocked(Bool)
  case delegateSupported(MaskAnswer)
  case delegatePreferred(PreferredAnswer)
  case viewWillAppear(Variable?)
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
