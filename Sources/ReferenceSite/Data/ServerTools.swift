import Basics
import CData

/// The tools of the server of `mcp`, as the Model Context Protocol lists them.
///
/// `schemas/tools.json` has them, with the schema of what each answers; the schemas of scenarios, results and policies are those that the
/// site publishes.
package enum ServerTools {
  /// The tools in their order, each an object with `name`, `inputSchema`, `outputSchema` and the rest.
  package static let list: [JSONValue] = {
    guard case .array(let tools) = value(of: String(cString: data_tools)) else { return [] }
    return tools.map(tool)
  }()

  /// The names of the arguments that a tool takes; none of a tool that there is not.
  package static func arguments(of tool: String) -> [String] {
    let schema = list.first { $0["name"] == .string(tool) }?["inputSchema"]
    return schema?["properties"]?.members.map(\.key) ?? []
  }

  /// Whether what a tool answers has words of a project in it; its answers then say so.
  package static func quotesProject(_ tool: String) -> Bool {
    list.first { $0["name"] == .string(tool) }?["outputSchema"]?["properties"]?["notice"] != nil
  }
}

extension ServerTools {
  /// Every answer names the pages of what it rests on.
  private static let addresses = value(
    of: """
      {"type": "array", "items": {"type": "object", "properties": {"entry": {"type": "string"}, "address": {"type": "string"}},
      "required": ["entry", "address"], "additionalProperties": false}}
      """)

  /// What the schemas of answers may refer to.
  private static let definitions: [JSONValue.Member] = {
    let policy = value(of: String(cString: data_policy_schema))
    return (value(of: String(cString: data_result_schema))["$defs"]?.members ?? []) + (policy["$defs"]?.members ?? [])
      + [JSONValue.Member(key: "run", value: policy.without("$schema", "title", "$defs"))]
  }()

  /// No schema of ours is anything else than JSON, so `null` is read nowhere; a test sees to it.
  private static func value(of text: String) -> JSONValue { (try? JSONParser.parse(Array(text.utf8)[...])) ?? .null }

  private static func tool(_ tool: JSONValue) -> JSONValue {
    var members = tool.without("inputSchema", "answer", "quotesProject").members
    let hints = ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false].sorted { $0.key < $1.key }
    members.append(member("inputSchema", inputSchema(tool["inputSchema"] ?? .null)))
    members.append(
      member("outputSchema", outputSchema(tool["answer"] ?? .null, quotesProject: tool["quotesProject"] == .bool(true)))
    )
    members.append(member("annotations", .object(hints.map { member($0, .bool($1)) })))
    return .object(members)
  }

  /// The schema of arguments: a scenario, where a token says so, with what else has to be stated.
  private static func inputSchema(_ schema: JSONValue) -> JSONValue {
    let required: String?
    switch schema {
    case .string("{{scenario}}"): required = nil
    case .string("{{timeline}}"): required = "events"
    case .string("{{question}}"): required = "whyNot"
    default: return schema
    }
    let names = (["iOS"] + (required.map { [$0] } ?? [])).map { JSONValue.string($0) }
    let scenario = value(of: ScenarioSchema.text).without("$schema", "title", "required")
    return .object(scenario.members + [member("required", .array(names))])
  }

  /// The schema of a whole answer, with those definitions alone that it needs.
  private static func outputSchema(_ answer: JSONValue, quotesProject: Bool) -> JSONValue {
    var needed: [JSONValue.Member] = []
    var names = answer.references
    while let name = names.popLast() {
      guard !needed.contains(where: { $0.key == name }), let found = definitions.first(where: { $0.key == name }) else {
        continue
      }
      needed.append(found)
      names += found.value.references
    }
    let notice = quotesProject ? [member("notice", value(of: #"{"type": "string"}"#))] : []
    let properties = notice + [member("answer", answer), member("addresses", addresses)]
    return .object([
      member("type", .string("object")), member("properties", .object(properties)),
      member("required", .array(properties.map { .string($0.key) })),
      member("additionalProperties", .bool(false)), member("$defs", .object(needed)),
    ])
  }

  private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(key: key, value: value)
  }
}

extension JSONValue {
  fileprivate var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  fileprivate subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  fileprivate func without(_ keys: String...) -> JSONValue {
    .object(members.filter { !keys.contains($0.key) })
  }

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
