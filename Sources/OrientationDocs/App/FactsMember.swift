import Basics

/// A part of an `app.json` while it is read, with the way that led to it.
struct FactsMember {
  /// What is wrong with a part.
  struct Mismatch: Error {
    let steps: [JSONStep]
    let message: String
  }

  let value: JSONValue
  let steps: [JSONStep]

  init(_ value: JSONValue, steps: [JSONStep] = []) {
    self.value = value
    self.steps = steps
  }

  /// The members of an object, all of which have to be among `known`.
  func object(_ known: [String]) throws(Mismatch) -> FactsObject {
    guard case .object(let members) = value else { throw mismatch("an object") }
    for member in members where !known.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
      throw Mismatch(steps: steps + [.key(member.key)], message: "there is no member `\(member.key)` in the format")
    }
    return FactsObject(members: members, steps: steps)
  }

  func list<Element>(_ read: (FactsMember) throws(Mismatch) -> Element) throws(Mismatch) -> [Element] {
    guard case .array(let elements) = value else { throw mismatch("an array") }
    var list: [Element] = []
    for (index, element) in elements.enumerated() {
      list.append(try read(FactsMember(element, steps: steps + [.index(index)])))
    }
    return list
  }

  func string() throws(Mismatch) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  func bool() throws(Mismatch) -> Bool {
    guard case .bool(let value) = value else { throw mismatch("true or false") }
    return value
  }

  func number() throws(Mismatch) -> Int {
    guard case .number(let digits) = value, let number = Int(digits) else { throw mismatch("a whole number") }
    return number
  }

  /// The value that a text names.
  func named<Value>(_ names: [(String, Value)]) throws(Mismatch) -> Value {
    let name = try string()
    guard let named = names.first(where: { $0.0.utf8.elementsEqual(name.utf8) }) else {
      throw Mismatch(steps: steps, message: "`\(steps.text)` is `\(name)`, which the format does not know")
    }
    return named.1
  }

  func mismatch(_ wanted: String) -> Mismatch {
    let name = steps.isEmpty ? "the text" : "`\(steps.text)`"
    return Mismatch(steps: steps, message: "\(name) is \(value.kind), not \(wanted)")
  }
}
