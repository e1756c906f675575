import AppFacts

/// A variable on which an answer depends, with the places that give it a value.
struct ReadVariable: Sendable {
  let name: String
  /// Its first value.
  let first: SourceValue?
  /// Where it is written, the calls of a function that sets it to what it is given among them.
  let writes: [ReadPlace]

  /// Whether every write gives it its first value again.
  var keepsItsValue: Bool { first != nil && writes.allSatisfy { $0.value == first } }

  /// The variables of an implementation, as far as all of their places are kept and it is told which one a call sets.
  static func all(of occurrence: Occurrence) -> [ReadVariable] {
    guard occurrence.readAt.count < ReadPlace.most else { return [] }
    let setters = Dictionary(grouping: occurrence.readAt.filter { $0.role == .setter }, by: \.name)
    let names = Set(occurrence.readAt.lazy.filter { $0.role == .initialValue }.map(\.name))
    return occurrence.readAt.compactMap { place in
      guard place.role == .initialValue else { return nil }
      let own = setters[place.name] ?? []
      // One that sets a variable to what it is given may do so for any of several.
      guard setters.count <= 1 || own.allSatisfy({ $0.value != nil }) else { return nil }
      let writes = occurrence.readAt.filter { write in
        write.role == .assignment
          && (write.name == place.name
            || !names.contains(write.name) && own.contains { $0.value == nil || $0.value == write.value })
      }
      return ReadVariable(name: place.name, first: place.value, writes: writes)
    }
  }
}
