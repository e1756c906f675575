import Basics

/// The schemas of members that a list of schemas has said, each of which it says once.
struct SaidSchemas {
  /// A shorter schema is said again: it tells more than `{}` in hardly more bytes.
  private static let shortest = 40
  /// The members in JSON.
  private var said: Set<[UInt8]> = []

  /// A schema in which members are `{}` that an earlier one has with the same schema, with the definitions that are left to be made.
  ///
  /// - Parameter definitions: what it may refer to.
  mutating func say(_ schema: JSONValue, defining definitions: [JSONValue.Member]) -> JSONValue {
    let schema = saidOnce(schema)
    var needed: [JSONValue.Member] = []
    var names = schema.references
    while let name = names.popLast() {
      guard !needed.contains(where: { $0.key == name }), let found = definitions.first(where: { $0.key == name }) else {
        continue
      }
      let definition = saidOnce(found)
      needed.append(definition)
      names += definition.value.references
    }
    return needed.isEmpty ? schema : .object(schema.members + [JSONValue.Member(key: "$defs", value: .object(needed))])
  }
}

extension SaidSchemas {
  private mutating func saidOnce(_ schema: JSONValue) -> JSONValue {
    switch schema {
    case .null, .bool, .number, .string: return schema
    case .array(let schemas): return .array(schemas.map { saidOnce($0) })
    case .object(let members):
      return .object(
        members.map { member in
          let isList = member.key == "properties"
          return JSONValue.Member(
            key: member.key, value: isList ? saidOnceEach(member.value) : saidOnce(member.value))
        })
    }
  }

  private mutating func saidOnceEach(_ properties: JSONValue) -> JSONValue {
    .object(properties.members.map { saidOnce($0) })
  }

  private mutating func saidOnce(_ member: JSONValue.Member) -> JSONValue.Member {
    var json = JSONWriter()
    json.value(.object([member]))
    let isNew = said.insert(json.bytes).inserted || json.bytes.count < Self.shortest
    return JSONValue.Member(key: member.key, value: isNew ? saidOnce(member.value) : .object([]))
  }
}

extension JSONValue {
  /// The names of the definitions that a schema refers to.
  fileprivate var references: [String] {
    switch self {
    case .null, .bool, .number, .string: []
    case .array(let elements): elements.flatMap(\.references)
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.key == "$ref", case .string(let reference) = member.value else { return member.value.references }
        return [String(reference.trimmingPrefix("#/$defs/"))]
      }
    }
  }
}
