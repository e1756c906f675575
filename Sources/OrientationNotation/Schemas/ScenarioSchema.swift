import Orientation

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
          "description": "The version that runs: \#(OSVersion.oldest.text) to \#(OSVersion.newest.text).",
          "$ref": "#/$defs/version"
        },
        "linkedSDK": {"$ref": "#/$defs/version"},
        "idiom": {"enum": ["phone", "pad", null]},
        "homeButton": {"$ref": "#/$defs/truth"},
        "Info.plist": {"$ref": "#/$defs/list"},
        "Info.plist~ipad": {"$ref": "#/$defs/list"},
        "Info.plist~iphone": {"$ref": "#/$defs/list"},
        "missingInfo.plistMeans": {"enum": ["header", "documentation", null]},
        "UIRequiresFullScreen": {"$ref": "#/$defs/truth"},
        "UIRequiresFullScreenIgnoredStartingWithVersion": {"$ref": "#/$defs/version"},
        "appDelegate": {"$ref": "#/$defs/mask"},
        "sceneDelegate": {"$ref": "#/$defs/mask"},
        "rotationLock": {"$ref": "#/$defs/truth"},
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
        "current": {"$ref": "#/$defs/orientation"},
        "device": {"$ref": "#/$defs/orientation"},
        "sceneKnows": {"$ref": "#/$defs/mask"},
        "sceneKnowsLock": {"$ref": "#/$defs/truth"},
        "sceneFillsScreen": {"$ref": "#/$defs/truth"},
        "order": {"$ref": "#/$defs/list"},
        "noCommonOrientationFrom16": {"enum": ["unchanged", "exception", null]},
        "askedAtPresentation": {"enum": ["before appearance", "after appearance", null]},
        "event": {"type": ["string", "null"]},
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
