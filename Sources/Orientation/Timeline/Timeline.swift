/// A sequence of events: where an app starts, and what happens to it.
///
/// A timeline is a fold. Each event meets the state that the one before left, so the rest of a timeline is the same
/// from every step on, wherever it began.
public struct Timeline: Sendable, Hashable {
  /// An event that could not happen, and what had happened before it.
  public struct Interruption: Error, Sendable, Hashable {
    /// The steps played so far; the event that could not happen is the next.
    public let steps: [TimelineStep]
    /// Why the next event could not happen.
    public let refusal: EventRefusal
  }

  /// The app before the first event.
  public var start: AppState
  /// What happens, in order.
  public var events: [TimelineEvent]

  /// A sequence of events that starts from a state.
  public init(start: AppState, events: [TimelineEvent]) {
    self.start = start
    self.events = events
  }

  /// Plays the events, one after the other.
  public func play() throws(Interruption) -> [TimelineStep] {
    var steps: [TimelineStep] = []
    var state = start
    for event in events {
      do throws(EventRefusal) {
        let step = try state.after(event)
        state = step.state
        steps.append(step)
      } catch {
        throw Interruption(steps: steps, refusal: error)
      }
    }
    return steps
  }
}
