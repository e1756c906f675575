import Basics

extension JSONValue: Codable {
  /// Reads whatever is there. Members are sorted by their keys, since decoders keep no order of them.
  package init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= JSONParser.deepestNesting else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "arrays and objects are nested deeper than \(JSONParser.deepestNesting)"))
    }
    if let object = try? decoder.container(keyedBy: FactKey.self) {
      let keys = object.allKeys.sorted { $0.stringValue.precedes($1.stringValue) }
      self = .object(
        try keys.map { Member(key: $0.stringValue, value: try object.decode(JSONValue.self, forKey: $0)) })
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.plain(in: try decoder.singleValueContainer())
    }
  }

  /// Writes the value, its members in their order as far as the encoder keeps it.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: FactKey.self)
      for member in members { try object.encode(member.value, forKey: FactKey(stringValue: member.key)) }
    case .array(let elements):
      var array = encoder.unkeyedContainer()
      for element in elements { try array.encode(element) }
    case .null, .bool, .number, .string:
      var container = encoder.singleValueContainer()
      try encode(into: &container)
    }
  }
}

extension JSONValue {
  private static func plain(in container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let isTrue = try? container.decode(Bool.self) { return .bool(isTrue) }
    if let number = try? container.decode(Int.self) { return .number("\(number)") }
    if let number = try? container.decode(Double.self) { return .number("\(number)") }
    return .string(try container.decode(String.self))
  }

  private func encode(into container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let isTrue): try container.encode(isTrue)
    case .number(let digits):
      if let number = Int(digits) { try container.encode(number) } else { try container.encode(Double(digits)) }
    case .string(let text): try container.encode(text)
    case .null, .array, .object: try container.encodeNil()
    }
  }
}
