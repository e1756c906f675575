import AppFacts

/// A variable that is true or false, on which an answer depends, where the value of each write is read.
struct ReadFlag: Sendable {
  let name: String
  let first: Bool
  let writes: [ReadPlace]

  /// The flags of an implementation.
  static func all(of occurrence: Occurrence) -> [ReadFlag] {
    guard occurrence.readAt.count < ReadPlace.most else { return [] }
    return occurrence.readAt.compactMap { place in
      guard place.role == .initialValue, case .bool(let first)? = place.value else { return nil }
      let writes = occurrence.readAt.filter { $0.role == .assignment && $0.name == place.name }
      let areRead = writes.allSatisfy { if case .bool? = $0.value { true } else { false } }
      return areRead ? ReadFlag(name: place.name, first: first, writes: writes) : nil
    }
  }

  /// Whether a condition asks for the flag and nothing else.
  func isAsked(by subject: String) -> Bool {
    subject == name || subject == "_" + name || subject.hasSuffix("." + name)
  }
}
