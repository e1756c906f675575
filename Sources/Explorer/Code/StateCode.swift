import Orientation

/// A state of the explorer as numbers: what an address carries, and what goes into the resolver's WebAssembly build.
///
/// Every field is 0 where nothing was stated. So a state can be written as the few fields that differ, two states add up
/// to a third, and a form need not know what a number means.
package struct StateCode: Sendable, Equatable {
  package var start = Record<StartField>()
  package var variables: [Record<VariableField>] = []
  package var controllers: [Record<ControllerField>] = []
  /// The events of a sequence.
  package var events: [Record<EventField>] = []
  /// The names of controllers and variables, which records refer to by their place.
  package var names: [Name] = []

  package init() {}
}

extension StateCode {
  /// All numbers in a row, without the names: the start, then the lists, each behind its length.
  package var numbers: [Int32] {
    var numbers: [Int] = start.numbers
    numbers.append(variables.count)
    for record in variables { numbers += record.numbers }
    numbers.append(controllers.count)
    for record in controllers { numbers += record.numbers }
    numbers.append(events.count)
    for record in events { numbers += record.numbers }
    return numbers.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Reads such a row. Whatever it is, a state comes of it: what is missing is 0, what is too much is left out.
  package init(numbers: [Int32], names: [Name]) {
    var reader = NumberReader(numbers: numbers)
    start = reader.record()
    variables = reader.records(atMost: Limit.variables)
    controllers = reader.records(atMost: Limit.controllers)
    events = reader.records(atMost: Limit.events)
    self.names = names
  }
}
