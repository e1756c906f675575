import Orientation

/// A kind of event that is played; `events:` names them.
package enum PlayedEventKind: String, CaseIterable, Sendable {
  case turns
  case rotationLock = "rotation lock"
  case presentations
  case dismissals
  case pushes
  case pops
  case tabs
  case window
  /// To the background and back, or the device locked and unlocked.
  case background
}

extension PlayedEventKind {
  /// The kind of an event; nil for one that is played always, or only where a policy names it.
  package init?(_ event: TimelineEvent) {
    switch event {
    case .deviceTurned: self = .turns
    case .rotationLockToggled: self = .rotationLock
    case .presented: self = .presentations
    case .dismissed: self = .dismissals
    case .pushed: self = .pushes
    case .popped: self = .pops
    case .tabSelected: self = .tabs
    case .windowResized: self = .window
    case .movedToBackground, .movedToForeground: self = .background
    case .launched, .rootShown, .masksChanged, .called, .phoneWindowResized, .modeChanged, .rootReplaced,
      .dismissalCancelled:
      return nil
    }
  }
}
