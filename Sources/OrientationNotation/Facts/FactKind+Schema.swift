extension FactKind {
  /// The fact as a property in the schema of a scenario, or nil for one that is no property by itself.
  package var schemaProperty: String? { shape.map { "\"\(member)\": \($0.schema)" } }

  private var shape: FactShape? {
    switch record.reading {
    case .scenario(let shape, _): shape
    case .answer, .presentation, .variable, .target, .screen, .root, .presented: nil
    }
  }

  /// The key in the spelling of JSON: `a fact` is `aFact`.
  private var member: String {
    let words = plainKey.split(separator: " ")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
