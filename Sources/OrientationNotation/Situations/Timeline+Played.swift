import Orientation

extension Timeline {
  /// The events as far as they can happen, and why the next one cannot; nil where all can.
  package var played: (steps: [TimelineStep], refusal: EventRefusal?) {
    do throws(Interruption) {
      return (try play(), nil)
    } catch {
      return (error.steps, error.refusal)
    }
  }
}
