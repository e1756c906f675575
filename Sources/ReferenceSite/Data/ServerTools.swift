import Basics
import CData

/// The tools of the server of `mcp`, as the Model Context Protocol lists them.
///
/// `schemas/tools.json` has them, with the schema of what each answers; the schemas of scenarios and results are those that the site
/// publishes. A model reads the whole list, so a member whose schema one before it has said is `{}`.
package enum ServerTools {
  /// The tools in their order, each an object with `name`, `inputSchema`, `outputSchema` and the rest.
  package static let list: [JSONValue] = {
    guard case .array(let tools) = value(of: String(cString: data_tools)) else { return [] }
    var said = SaidSchemas()
    return tools.map { tool($0, &said) }
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
  private static let definitions = value(of: String(cString: data_result_schema))["$defs"]?.members ?? []

  /// No schema of ours is anything else than JSON, so `null` is read nowhere; a test sees to it.
  private static func value(of text: String) -> JSONValue { (try? JSONParser.parse(Array(text.utf8)[...])) ?? .null }

  private static func tool(_ tool: JSONValue, _ said: inout SaidSchemas) -> JSONValue {
    let quotesProject = tool["quotesProject"] == .bool(true)
    return .object(
      tool.without("inputSchema", "answer", "quotesProject").members + [
        member("inputSchema", inputSchema(tool["inputSchema"] ?? .null, &said)),
        member("outputSchema", outputSchema(tool["answer"] ?? .null, quotesProject: quotesProject, &said)),
        member("annotations", .object([member("readOnlyHint", .bool(true)), member("openWorldHint", .bool(false))])),
      ])
  }

  /// The schema of arguments: a scenario, where a token says so, with what else has to be stated and without what another tool takes.
  private static func inputSchema(_ schema: JSONValue, _ said: inout SaidSchemas) -> JSONValue {
    let (required, others): ([String], [String])
    switch schema {
    case .string("{{scenario}}"): (required, others) = (["iOS"], ["events", "whyNot"])
    case .string("{{timeline}}"): (required, others) = (["iOS", "events"], ["event", "whyNot"])
    case .string("{{question}}"): (required, others) = (["iOS", "whyNot"], [])
    default: return schema
    }
    let scenario = value(of: ScenarioSchema.text)
    let facts = (scenario["properties"]?.members ?? []).filter { !others.contains($0.key) }
    let members = [
      member("properties", .object(facts)), member("required", .array(required.map { .string($0) })),
    ]
    return said.say(
      .object(scenario.without("$schema", "title", "required", "properties", "$defs").members + members),
      defining: scenario["$defs"]?.members ?? [])
  }

  /// The schema of a whole answer.
  private static func outputSchema(
    _ answer: JSONValue, quotesProject: Bool, _ said: inout SaidSchemas
  ) -> JSONValue {
    let notice = quotesProject ? [member("notice", value(of: #"{"type": "string"}"#))] : []
    let properties = notice + [member("answer", answer), member("addresses", addresses)]
    let schema = JSONValue.object([
      member("type", .string("object")), member("properties", .object(properties)),
      member("required", .array(properties.map { .string($0.key) })), member("additionalProperties", .bool(false)),
    ])
    return said.say(schema, defining: definitions)
  }

  private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(key: key, value: value)
  }
}

extension JSONValue {
  fileprivate func without(_ keys: String...) -> JSONValue {
    .object(members.filter { !keys.contains($0.key) })
  }
}
