import Orientation

extension StateCode {
  /// What the resolver says about the state, as numbers.
  package var answer: [Int32] {
    var encoder = AnswerEncoder(names: NameTable(names))
    switch state {
    case .moment(let scenario): encoder.write(Resolver.resolve(scenario))
    case .sequence(let timeline):
      do throws(Timeline.Interruption) {
        encoder.write(try timeline.play(), of: timeline, nil)
      } catch {
        encoder.write(error.steps, of: timeline, error.refusal)
      }
    }
    return encoder.numbers
  }
}
