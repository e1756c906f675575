@testable import Basics

extension JSONValue {
  /// The value of a member, where this is an object that has it.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The keys of an object, in order; none of anything else.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  /// The text, where this is one.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
