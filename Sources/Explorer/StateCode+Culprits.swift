import Orientation

extension StateCode {
  /// Who kept an event from ending as it was meant to, as numbers.
  ///
  /// - Parameter step: the event's place in a sequence; of no concern for a moment.
  package func culprits(at step: Int) -> [Int32] {
    var encoder = CulpritsEncoder(names: NameTable(names))
    encoder.write(resolution(at: step)?.culprits)
    return encoder.numbers
  }

  func resolution(at step: Int) -> Resolution? {
    switch state {
    case .moment(let scenario): return Resolver.resolve(scenario)
    case .sequence(let timeline):
      let steps: [TimelineStep]
      do throws(Timeline.Interruption) { steps = try timeline.play() } catch { steps = error.steps }
      return steps.indices.contains(step) ? steps[step].resolution : nil
    }
  }
}
