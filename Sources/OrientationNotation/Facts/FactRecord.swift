import Orientation

/// Everything about a kind of fact: what the parser reads by, what the documentation of the grammar lists, and what
/// the schema of a scenario says.
struct FactRecord: Sendable {
  /// What becomes of a fact's value.
  enum Reading: Sendable {
    case scenario(FactShape, @Sendable (inout Scenario, Substring) throws(ValueFault) -> Void)
    /// The answer of one controller, whose name may stand in front of the key.
    case answer(@Sendable (Substring) throws(ValueFault) -> Answer)
    case fillsWindow
    case variable
    case target
    case screen
    case root
    case presented
  }

  let key: String
  let aliases: [String]
  let values: String
  let defaultText: String
  let summary: String
  /// The name of the variable in a value, or nil where there is none.
  let variable: @Sendable (Substring) -> String?
  let reading: Reading

  init(
    _ key: String, or aliases: [String] = [], _ values: String, default defaultText: String, _ summary: String,
    variable: @escaping @Sendable (Substring) -> String? = { _ in nil }, _ reading: Reading
  ) {
    self.key = key
    self.aliases = aliases
    self.values = values
    self.defaultText = defaultText
    self.summary = summary
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
