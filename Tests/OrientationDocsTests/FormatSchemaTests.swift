import Basics
import Testing

@testable import OrientationDocs
@testable import ReferenceSite

/// The published schemas describe what the formats read and write: a member that is added to a format is looked for here.
struct FormatSchemaTests {
  @Test func theSchemaOfAppJSONDescribesItsFormat() throws {
    #expect(try differences(AppFactsFormat.file.shape, "data/app.schema.json") == [])
  }

  @Test func theSchemaOfARunOfPoliciesDescribesItsFormat() throws {
    #expect(try differences(PolicyRecordFormat.file.shape, "data/policy.schema.json") == [])
  }

  @Test func aMemberThatASchemaLacksIsNamed() throws {
    let shape = JSONShape.object([
      JSONShape.Member(key: "line", isRequired: true, shape: .number),
      JSONShape.Member(key: "kind", isRequired: false, shape: .names(["a", "b"])),
    ])
    let schema = try JSONParser.parse(
      Array(
        #"{"type":"object","properties":{"kind":{"enum":["b"]}},"required":["kind"],"additionalProperties":false}"#.utf8
      )[
        ...])
    #expect(
      SchemaComparison(definitions: nil).differences(shape, schema, at: "unit") == [
        "unit has line, kind; the schema says kind", "unit needs line; the schema says kind",
        "unit.kind is a, b; the schema says b",
      ])
  }

  private func differences(_ shape: JSONShape, _ path: String) throws -> [String] {
    let file = try #require(ReferenceData.files.first { $0.path == path })
    let schema = try JSONParser.parse(file.bytes[...])
    return SchemaComparison(definitions: schema["$defs"]).differences(shape, schema, at: "the file")
  }
}

/// What a schema says otherwise than the shape of a format.
private struct SchemaComparison {
  let definitions: JSONValue?

  func differences(_ shape: JSONShape, _ schema: JSONValue, at place: String) -> [String] {
    let schema = resolved(schema)
    switch shape {
    case .string: return says(schema, "type", "string", at: place)
    // A number of the format itself is written out.
    case .number:
      return schema["const"] == nil && schema["enum"] == nil ? says(schema, "type", "integer", at: place) : []
    case .bool: return schema["const"] == .bool(true) ? [] : says(schema, "type", "boolean", at: place)
    case .names(let names):
      return schema["enum"] == nil && schema["type"]?.plainText == "string"
        ? [] : compare(names, schema["enum"], "\(place) is")
    case .list(let element):
      return says(schema, "type", "array", at: place)
        + differences(element, schema["items"] ?? .null, at: place + "[]")
    case .choice(let names):
      return compare(names, schema["properties"].map(keys), "\(place) has one of")
    case .any: return []
    case .object(let members):
      let properties = schema["properties"]
      return compare(members.map(\.key), properties.map(keys), "\(place) has")
        + needs(members.filter(\.isRequired).map(\.key), schema["required"], at: place)
        + (schema["additionalProperties"] == .bool(false) ? [] : ["\(place) may have other members"])
        + members.flatMap { member in
          properties?[member.key].map { differences(member.shape, $0, at: "\(place).\(member.key)") } ?? []
        }
    }
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard let reference = schema["$ref"]?.plainText else { return schema }
    return definitions?[String(reference.trimmingPrefix("#/$defs/"))].map(resolved) ?? .null
  }

  private func says(_ schema: JSONValue, _ key: String, _ value: String, at place: String) -> [String] {
    schema[key] == .string(value)
      ? [] : ["\(place) is a \(value); the schema says \(schema[key]?.plainText ?? "nothing")"]
  }

  /// A schema may ask for a member that is always written, where reading could do without it.
  private func needs(_ names: [String], _ said: JSONValue?, at place: String) -> [String] {
    Set(names).isSubset(of: texts(said)) ? [] : compare(names, said, "\(place) needs")
  }

  private func texts(_ said: JSONValue?) -> [String] {
    if case .array(let names)? = said { names.map(\.plainText) } else { [] }
  }

  private func compare(_ names: [String], _ said: JSONValue?, _ what: String) -> [String] {
    let found = texts(said)
    return Set(names) == Set(found)
      ? []
      : ["\(what) \(names.joined(separator: ", ")); the schema says \(found.joined(separator: ", "))"]
  }

  private func keys(_ object: JSONValue) -> JSONValue { .array(object.members.map { .string($0.key) }) }
}
