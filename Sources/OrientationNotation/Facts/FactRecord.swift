import Orientation

/// How facts of a kind are written and read, by the parser and in the schema of a scenario.
struct FactRecord: Sendable {
  /// What becomes of a fact's value.
  enum Reading: Sendable {
    case scenario(FactShape, @Sendable (inout Scenario, Substring) throws(ValueFault) -> Void)
    /// The answer of one controller, whose name may stand in front of the key.
    case answer(@Sendable (Substring) throws(ValueFault) -> Answer)
    /// Something about how a controller is presented, yes or no; the controller's name may stand in front of the key.
    case presentation(WritableKeyPath<Presentation, Bool?> & Sendable)
    case variable
    case target
    case screen
    case root
    case presented
  }

  let key: String
  let aliases: [String]
  /// What may stand behind the key, where that is worked out; nil where `FactText` says it.
  let values: String?
  /// What holds where the fact is not stated, where that is worked out.
  let defaultText: String?
  /// The name of the variable in a value, or nil where there is none.
  let variable: @Sendable (Substring) -> String?
  let reading: Reading

  init(
    _ key: String, or aliases: [String] = [], values: String? = nil, default defaultText: String? = nil,
    variable: @escaping @Sendable (Substring) -> String? = { _ in nil }, _ reading: Reading
  ) {
    self.key = key
    self.aliases = aliases
    self.values = values
    self.defaultText = defaultText
    self.variable = variable
    self.reading = reading
  }
}

extension FactRecord.Reading {
  typealias Reader<Value> = @Sendable (Substring) throws(ValueFault) -> Value

  /// A fact of the scenario, which is set to what its value reads as.
  static func sets<Value>(
    _ shape: FactShape, _ read: @escaping Reader<Value>, _ set: @escaping @Sendable (inout Scenario, Value) -> Void
  ) -> Self {
    .scenario(shape) { scenario, value throws(ValueFault) in set(&scenario, try read(value)) }
  }

  /// An answer, made of what its value reads as.
  static func answers<Value>(_ read: @escaping Reader<Value>, _ make: @escaping @Sendable (Value) -> Answer) -> Self {
    .answer { value throws(ValueFault) in make(try read(value)) }
  }
}

extension FactRecord {
  /// Which of two readings of contradicting reports holds.
  static func reading(
    _ key: String, _ isOther: WritableKeyPath<Assumptions, Bool> & Sendable, usual: String, other: String
  ) -> FactRecord {
    FactRecord(
      key, values: "\(usual) | \(other)", default: usual,
      .sets(.choice([usual, other]), { value throws(ValueFault) in try ValueReader.choice(value, usual, or: other) }) {
        $0.assumptions[keyPath: isOther] = $1
      })
  }

  /// What happens on iOS 13 and later where no orientation is common, at a moment.
  static func noCommonOrientation(
    _ moment: String, _ ending: WritableKeyPath<Assumptions, Assumptions.NoCommonOrientation> & Sendable
  ) -> FactRecord {
    let endings = Assumptions.NoCommonOrientation.allCases.map(\.notation)
    return FactRecord(
      "no common orientation " + moment, values: endings.joined(separator: " | "),
      default: Assumptions()[keyPath: ending].notation,
      .sets(.choice(endings), ValueReader.noCommonOrientation) { $0.assumptions[keyPath: ending] = $1 })
  }
}

extension ValueReader {
  /// Whether a text is the other of two.
  static func choice(_ text: Substring, _ usual: String, or other: String) throws(ValueFault) -> Bool {
    if text.folded == usual.folded { return false }
    if text.folded == other.folded { return true }
    throw ValueFault(unknown: text, as: "reading", among: [usual, other])
  }

  /// How an event ends where no orientation is common.
  static let noCommonOrientation = choosing(
    "ending",
    [
      "exception": Assumptions.NoCommonOrientation.throwsException, "unchanged": .changesNothing,
      "followsdevice": .followsDevice, "asreported": .asReported,
    ])
}

extension Assumptions.NoCommonOrientation {
  /// How scenarios write it.
  var notation: String {
    switch self {
    case .throwsException: "exception"
    case .changesNothing: "unchanged"
    case .followsDevice: "follows device"
    case .asReported: "as reported"
    }
  }
}
