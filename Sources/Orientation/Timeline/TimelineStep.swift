/// One event of a timeline, and what came of it.
public struct TimelineStep: Sendable, Hashable {
  /// What happened.
  public let event: TimelineEvent
  /// What was decided, and why. Its scenario is the moment after the event and before UIKit answered it.
  public let resolution: Resolution
  /// What UIKit called, in order.
  public let callbacks: [Callback]
  /// The app afterwards.
  public let state: AppState
}
