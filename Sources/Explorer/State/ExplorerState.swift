import Orientation

/// What the explorer is asked about.
package enum ExplorerState: Sendable, Equatable {
  /// One moment: the facts, and one event.
  case moment(Scenario)
  /// A sequence of events.
  case sequence(Timeline)
}
