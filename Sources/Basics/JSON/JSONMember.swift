/// A part of a JSON file while it is read, with the way that led to it.
package struct JSONMember {
  /// What is wrong with a part.
  package struct Mismatch: Error {
    package let steps: [JSONStep]
    package let message: String

    package init(steps: [JSONStep], message: String) {
      self.steps = steps
      self.message = message
    }
  }

  package let value: JSONValue
  package let steps: [JSONStep]

  package init(_ value: JSONValue, steps: [JSONStep] = []) {
    self.value = value
    self.steps = steps
  }

  /// The members of an object, all of which have to be among `known`.
  package func object(_ known: [String]) throws(Mismatch) -> JSONMembers {
    guard case .object(let members) = value else { throw mismatch("an object") }
    for member in members where !known.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
      throw Mismatch(steps: steps + [.key(member.key)], message: "there is no member `\(member.key)` in the format")
    }
    return JSONMembers(members: members, steps: steps)
  }

  /// The elements of an array, each read alike.
  package func list<Element>(_ read: (JSONMember) throws(Mismatch) -> Element) throws(Mismatch) -> [Element] {
    try elements().map(read)
  }

  /// The elements of an array.
  package func elements() throws(Mismatch) -> [JSONMember] {
    guard case .array(let elements) = value else { throw mismatch("an array") }
    return elements.enumerated().map { JSONMember($1, steps: steps + [.index($0)]) }
  }

  /// The text, where the part is one.
  package func string() throws(Mismatch) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  /// The truth value, where the part is one.
  package func bool() throws(Mismatch) -> Bool {
    guard case .bool(let value) = value else { throw mismatch("true or false") }
    return value
  }

  /// The number, where the part is a whole one.
  package func number() throws(Mismatch) -> Int {
    guard case .number(let digits) = value, let number = Int(digits) else { throw mismatch("a whole number") }
    return number
  }

  /// The value that a text names.
  package func named<Value>(_ names: [(String, Value)]) throws(Mismatch) -> Value {
    let name = try string()
    guard let named = names.first(where: { $0.0.utf8.elementsEqual(name.utf8) }) else {
      throw Mismatch(steps: steps, message: "`\(steps.text)` is `\(name)`, which the format does not know")
    }
    return named.1
  }

  /// That the part is something else than what is wanted.
  package func mismatch(_ wanted: String) -> Mismatch {
    let name = steps.isEmpty ? "the text" : "`\(steps.text)`"
    return Mismatch(steps: steps, message: "\(name) is \(value.kind), not \(wanted)")
  }
}
