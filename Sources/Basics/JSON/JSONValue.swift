/// A JSON text, read. Members keep their order, numbers their spelling.
package enum JSONValue: Sendable, Equatable {
  /// A key and its value.
  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// Whether it is an array or an object.
  package var isNested: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }

  /// What it is, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The value of a member; nil where there is none of that name.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members of an object; none of anything else.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  package var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
}
