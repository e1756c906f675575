import AppFacts

/// A variable that is true or false, on which an answer depends, where the value of each write is read.
struct ReadFlag: Sendable {
  let name: String
  let first: Bool
  let writes: [ReadPlace]

  /// The flags of an implementation.
  static func all(of occurrence: Occurrence) -> [ReadFlag] {
    ReadVariable.all(of: occurrence).compactMap { variable in
      guard case .bool(let first)? = variable.first else { return nil }
      let areRead = variable.writes.allSatisfy { if case .bool? = $0.value { true } else { false } }
      return areRead ? ReadFlag(name: variable.name, first: first, writes: variable.writes) : nil
    }
  }

  /// Whether a condition asks for the flag and nothing else.
  func isAsked(by subject: String) -> Bool {
    subject == name || subject == "_" + name || subject.hasSuffix("." + name)
  }
}
