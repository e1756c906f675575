import Orientation

/// What an expression in the sources comes to, as far as the sources alone say.
package indirect enum SourceValue: Sendable, Hashable {
  /// A set of interface orientations, written as literals.
  case mask(InterfaceOrientationMask)
  /// An interface orientation, written as a literal.
  case orientation(InterfaceOrientation)
  /// A device orientation, written as a literal, `UIDeviceOrientation.landscapeLeft`.
  case deviceOrientation(DeviceOrientation)
  case bool(Bool)
  /// What `super` answers.
  case inherited
  /// What another controller answers to the same question, such as the top of a navigation stack.
  case forwarded(Forwarding)
  /// One of several, by conditions that are known at run time only, in the order of the source.
  case choice([Branch])
  /// Something else, as written, on one line: it is computed at run time, and nothing is guessed.
  case computed(String)

  /// One way through a `switch`, `if`, `guard`, `?:` or `#available`.
  package struct Branch: Sendable, Hashable {
    /// The condition as written, on one line; nil for the last, which holds where none before it does. The last has one
    /// too where a `switch` names every case.
    ///
    /// A case is `switch SUBJECT: case PATTERNS`, a `guard` is `!(…)`, and `a ?? b` asks for `a != nil`. A value that a
    /// variable is given somewhere has the assignment as its condition, and the variable's first value has none.
    package var condition: String?
    /// What the condition comes to where helpers stand in it, `UIDevice.current.userInterfaceIdiom == .phone` for
    /// `isPhone`; nil where the condition says it itself.
    package var meaning: String?
    package var value: SourceValue

    package init(condition: String?, meaning: String? = nil, value: SourceValue) {
      self.condition = condition
      self.meaning = meaning
      self.value = value
    }
  }
}

extension SourceValue {
  /// The conditions of all branches, as written and with what helpers in them come to.
  package var conditions: [String] {
    guard case .choice(let branches) = self else { return [] }
    return branches.flatMap { [$0.condition, $0.meaning].compactMap(\.self) + $0.value.conditions }
  }
}
