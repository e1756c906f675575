import AppFacts

/// A variable that is true or false, on which an answer depends, where the value of each write is read.
struct ReadFlag: Sendable {
  let name: String
  let first: Bool
  let writes: [ReadPlace]

  /// The flags of an implementation.
  static func all(of occurrence: Occurrence) -> [ReadFlag] {
    guard occurrence.readAt.count < ReadPlace.most else { return [] }
    let setters = Set(occurrence.readAt.lazy.filter { $0.role == .setter }.map(\.name))
    let names = Set(occurrence.readAt.lazy.filter { $0.role == .initialValue }.map(\.name))
    return occurrence.readAt.compactMap { place in
      guard place.role == .initialValue, case .bool(let first)? = place.value else { return nil }
      let isSetByCalls = setters.contains(place.name)
      // Which of several variables a call sets is not told.
      guard !isSetByCalls || setters.count == 1 else { return nil }
      let writes = occurrence.readAt.filter { write in
        write.role == .assignment && (write.name == place.name || isSetByCalls && !names.contains(write.name))
      }
      let areRead = writes.allSatisfy { if case .bool? = $0.value { true } else { false } }
      return areRead ? ReadFlag(name: place.name, first: first, writes: writes) : nil
    }
  }

  /// Whether a condition asks for the flag and nothing else.
  func isAsked(by subject: String) -> Bool {
    subject == name || subject == "_" + name || subject.hasSuffix("." + name)
  }
}
