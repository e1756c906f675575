/// Counts the events that a search plays, and asks from time to time whether it goes on.
final class SearchPace {
  /// After how many events it asks: a few milliseconds.
  private static let step = 256

  private(set) var isStopped = false
  private var events = 0
  private let goesOn: @Sendable (Int) -> Bool

  init(_ limits: SearchLimits) { goesOn = limits.goesOn }

  /// Counts an event; false where it is not to be played.
  func count() -> Bool {
    events += 1
    if events % Self.step == 0, !isStopped { isStopped = !goesOn(Self.step) }
    return !isStopped
  }
}
