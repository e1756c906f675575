/// The JSON Schema of a scenario as `explain --jsonl` reads it.
package enum ScenarioSchema {
  /// The schema's text, with a line break at the end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A scenario for orientation-docs explain --jsonl",
      "description": "Names of members ignore case, spaces, - and _.",
      "type": "object",
      "properties": {
        "iOS": {
          "description": "The version that runs: 5 to 27.",
          "$ref": "#/$defs/version"
        },
        \#(members { $0.rawValue < FactKind.root.rawValue }),
        "root": {"anyOf": [{"type": ["string", "null"]}, {"$ref": "#/$defs/controller"}]},
        "presented": {
          "anyOf": [
            {"type": ["string", "null"]}, {"$ref": "#/$defs/presentation"},
            {
              "type": "array",
              "items": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/presentation"}]}
            }
          ]
        },
        "controllers": {"type": "object", "additionalProperties": {"$ref": "#/$defs/answers"}},
        "variables": {"type": "object", "additionalProperties": {"$ref": "#/$defs/mask"}},
        \#(members { $0.rawValue > FactKind.root.rawValue }),
        "events": {
          "type": "array",
          "items": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/event"}]}
        },
        "expected": {"type": ["string", "null"]},
        "because": {"type": ["string", "null"]}
      },
      "required": ["iOS"],
      "$defs": {
        "version": {"type": ["string", "number", "null"]},
        "truth": {"enum": [true, false, null, "yes", "no", "true", "false", "on", "off"]},
        "orientation": {"type": ["string", "integer", "null"]},
        "list": {
          "type": ["string", "array", "null"],
          "items": {"type": ["string", "integer"]}
        },
        "mask": {
          "type": ["string", "integer", "array", "null"],
          "items": {"type": ["string", "integer"]}
        },
        "answers": {
          "type": "object",
          "properties": {
            "supportedInterfaceOrientations": {"$ref": "#/$defs/mask"},
            "preferredInterfaceOrientationForPresentation": {"$ref": "#/$defs/orientation"},
            "shouldAutorotate": {
              "anyOf": [{"$ref": "#/$defs/truth"}, {"enum": ["selected child", "not implemented"]}]
            },
            "shouldAutorotateToInterfaceOrientation": {"$ref": "#/$defs/mask"},
            "prefersInterfaceOrientationLocked": {"$ref": "#/$defs/truth"},
            "viewWillAppear": {"type": ["string", "null"]},
            "viewWillDisappear": {"type": ["string", "null"]},
            "fillsWindow": {"$ref": "#/$defs/truth"},
            "delegate": {
              "type": "object",
              "properties": {
                "supportedInterfaceOrientations": {"$ref": "#/$defs/mask"},
                "preferredInterfaceOrientationForPresentation": {"$ref": "#/$defs/orientation"}
              }
            }
          }
        },
        "controller": {
          "allOf": [{"$ref": "#/$defs/answers"}],
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "kind": {"type": ["string", "null"]},
            "forwarding": {"type": ["string", "null"]},
            "child": {
              "anyOf": [{"type": ["string", "null"]}, {"$ref": "#/$defs/controller"}]
            },
            "children": {
              "type": "array",
              "items": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/controller"}]}
            }
          },
          "required": ["name"]
        },
        "event": {
          "type": "object",
          "properties": {
            "event": {"type": "string"},
            "expected": {"type": ["string", "null"]},
            "because": {"type": ["string", "null"]},
            "asked": {"type": ["string", "array", "null"], "items": {"type": "string"}},
            "callbacks": {"type": ["string", "array", "null"], "items": {"type": "string"}}
          },
          "required": ["event"],
          "additionalProperties": false
        },
        "presentation": {
          "type": "object",
          "properties": {
            "controller": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/controller"}]},
            "style": {"type": ["string", "null"]}
          },
          "required": ["controller"],
          "additionalProperties": false
        }
      }
    }

    """#
}

extension ScenarioSchema {
  /// The facts that records of facts describe, but `iOS`, which says more.
  private static func members(where isWanted: (FactKind) -> Bool) -> String {
    FactKind.allCases.filter { $0 != .iOS && isWanted($0) }
      .compactMap { kind in kind.shape.map { "\"\(kind.member)\": \($0.schema)" } }
      .joined(separator: ",\n    ")
  }
}

extension FactKind {
  fileprivate var shape: FactShape? {
    switch record.reading {
    case .scenario(let shape, _): shape
    case .answer, .fillsWindow, .variable, .target, .screen, .root, .presented: nil
    }
  }

  /// The key in the spelling of JSON: `a fact` is `aFact`.
  fileprivate var member: String {
    let words = plainKey.split(separator: " ")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
