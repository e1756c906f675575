/// Why a well-formed value is not one of a format.
package struct JSONFormatFault: Error {
  let message: String

  package init(_ message: String) { self.message = message }
}

/// How the values of a type stand in a JSON file. One declaration reads them, writes them, and says what a schema has
/// to describe.
package struct JSONFormat<Value>: Sendable {
  package let shape: JSONShape
  package let read: @Sendable (JSONMember) throws(JSONMember.Mismatch) -> Value
  package let write: @Sendable (Value, inout JSONWriter) -> Void

  package init(
    _ shape: JSONShape, read: @escaping @Sendable (JSONMember) throws(JSONMember.Mismatch) -> Value,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// The values of another type that stand for these.
  ///
  /// - Parameters:
  ///   - make: makes a value of what was read, or says why there is none.
  ///   - stored: what is written for a value.
  package init<Stored>(
    _ format: JSONFormat<Stored>, _ make: @escaping @Sendable (Stored) throws(JSONFormatFault) -> Value,
    stored: @escaping @Sendable (Value) -> Stored
  ) {
    self.init(format.shape) { (member) throws(JSONMember.Mismatch) in
      let content = try format.read(member)
      do throws(JSONFormatFault) {
        return try make(content)
      } catch {
        throw JSONMember.Mismatch(steps: member.steps, message: error.message)
      }
    } write: {
      format.write(stored($0), &$1)
    }
  }

  /// Some values by their names.
  package static func named(
    _ values: [Value], by name: @escaping @Sendable (Value) -> String
  ) -> JSONFormat where Value: Sendable {
    let names = values.map { (name($0), $0) }
    return JSONFormat(.names(names.map(\.0))) { (member) throws(JSONMember.Mismatch) in
      try member.named(names)
    } write: {
      $1.string(name($0))
    }
  }

  /// An object with the members that the fields say, and no others.
  ///
  /// - Parameters:
  ///   - blank: the value that reading begins with. It has what is left out.
  ///   - hasLines: whether each member begins a line.
  package static func object(
    _ blank: Value, of fields: [JSONField<Value>], hasLines: Bool = false
  ) -> JSONFormat where Value: Sendable {
    let members = fields.flatMap(\.members)
    let keys = members.map(\.key)
    return JSONFormat(.object(members)) { (member) throws(JSONMember.Mismatch) in
      let object = try member.object(keys)
      var value = blank
      for field in fields { try field.read(object, &value) }
      return value
    } write: { value, json in
      json.object { json in
        for field in fields { field.write(value, &json, hasLines) }
        if hasLines { json.endLine() }
      }
    }
  }
}

extension JSONFormat where Value: Sendable {
  /// An object with the members that the fields say, and no others.
  package static func object(_ blank: Value, _ fields: JSONField<Value>...) -> JSONFormat {
    object(blank, of: fields)
  }
}

extension JSONFormat where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// The cases by their raw values.
  package static var named: JSONFormat { named(Array(Value.allCases), by: \.rawValue) }
}

extension JSONFormat<String> {
  package static var string: JSONFormat {
    JSONFormat(.string) { (member) throws(JSONMember.Mismatch) in
      try member.string()
    } write: {
      $1.string($0)
    }
  }
}

extension JSONFormat<Int> {
  /// A whole number.
  package static var number: JSONFormat {
    JSONFormat(.number) { (member) throws(JSONMember.Mismatch) in
      try member.number()
    } write: {
      $1.number($0)
    }
  }
}

extension JSONFormat<Bool> {
  package static var bool: JSONFormat {
    JSONFormat(.bool) { (member) throws(JSONMember.Mismatch) in
      try member.bool()
    } write: {
      $1.bool($0)
    }
  }
}

extension JSONFormat {
  /// Values in an array.
  ///
  /// - Parameter hasLines: whether each begins a line.
  package static func list<Element>(of element: JSONFormat<Element>, hasLines: Bool = false) -> JSONFormat
  where Value == [Element] {
    JSONFormat(.list(element.shape)) { (member) throws(JSONMember.Mismatch) in
      try member.list(element.read)
    } write: { elements, json in
      json.array { json in
        for value in elements {
          if hasLines { json.startElementLine() }
          element.write(value, &json)
        }
      }
    }
  }

  /// Values in an array, each of which begins a line.
  package static func lines<Element>(of element: JSONFormat<Element>) -> JSONFormat
  where Value == [Element] {
    list(of: element, hasLines: true)
  }
}
