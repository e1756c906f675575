extension JSONWriter {
  /// Writes a value that was read, as it was: members in their order, numbers in their spelling.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let truth): bool(truth)
    case .number(let digits): encoded(Array(digits.utf8))
    case .string(let text): string(text)
    case .array(let elements): array { json in for element in elements { json.value(element) } }
    case .object(let members):
      object { json in
        for member in members {
          json.key(member.key)
          json.value(member.value)
        }
      }
    }
  }
}
