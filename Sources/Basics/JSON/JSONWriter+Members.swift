// Members of an object that are written in one step.

extension JSONWriter {
  /// Writes a text, or null where there is none.
  package mutating func member(_ key: StaticString, _ value: String?) {
    self.key(literal: key)
    if let value { string(value) } else { null() }
  }

  /// Writes a whole number, or null where there is none.
  package mutating func member(_ key: StaticString, _ value: Int?) {
    self.key(literal: key)
    if let value { number(value) } else { null() }
  }

  package mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(literal: key)
    bool(value)
  }

  /// Writes an array of texts.
  @inlinable
  package mutating func member(_ key: StaticString, _ values: some Sequence<String>) {
    array(key, of: values) { value, json in json.string(value) }
  }

  /// Writes an object whose members the closure writes.
  package mutating func object(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.key(literal: key)
    object(members)
  }

  /// Writes an array whose elements the closure writes.
  package mutating func array(_ key: StaticString, _ elements: (inout JSONWriter) -> Void) {
    self.key(literal: key)
    array(elements)
  }

  /// Writes an array with what the closure writes for each element.
  @inlinable
  package mutating func array<Element>(
    _ key: StaticString, of elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
  ) {
    array(key) { json in
      for element in elements { write(element, &json) }
    }
  }

  /// Writes an array of objects, of each of which the closure writes the members.
  @inlinable
  package mutating func objects<Element>(
    _ key: StaticString, of elements: some Sequence<Element>, _ members: (Element, inout JSONWriter) -> Void
  ) {
    array(key, of: elements) { element, json in json.object { json in members(element, &json) } }
  }

  /// Writes an array with what the closure writes for each element, on a line of its own.
  @inlinable
  package mutating func lines<Element>(
    _ key: StaticString, of elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
  ) {
    array(key, of: elements) { element, json in
      json.startElementLine()
      write(element, &json)
    }
  }

  /// Writes an array of objects, each on a line of its own, of which the closure writes the members.
  @inlinable
  package mutating func objectLines<Element>(
    _ key: StaticString, of elements: some Sequence<Element>, _ members: (Element, inout JSONWriter) -> Void
  ) {
    lines(key, of: elements) { element, json in json.object { json in members(element, &json) } }
  }
}
