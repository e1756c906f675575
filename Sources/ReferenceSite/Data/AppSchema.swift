import AppFacts
import Basics
import Orientation

/// The JSON Schema of `app.json`, which `scan` writes.
package enum AppSchema {
  /// The schema's text, with a line break at the end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What orientation-docs scan found in the checkout of an app",
      "description": "Paths are relative to the scanned folder. Lists are sorted.",
      "type": "object",
      "properties": {
        "format": {"const": 1},
        "scan": {
          "description": "What was scanned, from the folder of this file, so that check can scan it again.",
          "type": "object",
          "properties": {
            "path": {"$ref": "#/$defs/path"},
            "target": {"type": "string"},
            "configuration": {"type": "string"}
          },
          "required": ["path"],
          "additionalProperties": false
        },
        "targets": {"type": "array", "items": {"$ref": "#/$defs/target"}},
        "looseDeclarations": {
          "description": "Declarations that none of the targets builds with.",
          "$ref": "#/$defs/declarations"
        },
        "types": {"type": "array", "items": {"$ref": "#/$defs/type"}},
        "occurrences": {"type": "array", "items": {"$ref": "#/$defs/occurrence"}},
        "unread": {"type": "array", "items": {"$ref": "#/$defs/unread"}}
      },
      "required": ["format", "targets", "looseDeclarations", "types", "occurrences", "unread"],
      "additionalProperties": false,
      "$defs": {
        "path": {"type": "string"},
        "line": {"type": "integer", "minimum": 1},
        "strings": {"type": "array", "items": {"type": "string"}},
        "language": {"enum": \#(list(SourceLanguage.self))},
        "target": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "project": {"$ref": "#/$defs/path"},
            "configuration": {"type": "string"},
            "product": {"enum": \#(list(AppTarget.Product.self))},
            "deploymentTarget": {
              "type": "object",
              "properties": {
                "version": {"type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?$"},
                "path": {"$ref": "#/$defs/path"},
                "line": {"$ref": "#/$defs/line"}
              },
              "required": ["version", "path"],
              "additionalProperties": false
            },
            "idioms": {"type": "array", "items": {"enum": ["phone", "pad"]}},
            "declarations": {"$ref": "#/$defs/declarations"}
          },
          "required": ["name", "project", "configuration", "product", "idioms", "declarations"],
          "additionalProperties": false
        },
        "declarations": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "key": {
                "enum": \#(list(PropertyListDeclaration.Key.self))
              },
              "origin": {"enum": \#(list(PropertyListDeclaration.Origin.self))},
              "values": {"$ref": "#/$defs/strings"},
              "path": {"$ref": "#/$defs/path"},
              "line": {"$ref": "#/$defs/line"},
              "isEffective": {"type": "boolean"}
            },
            "required": ["key", "origin", "values", "path", "isEffective"],
            "additionalProperties": false
          }
        },
        "type": {
          "type": "object",
          "properties": {
            "name": {"type": "string"},
            "kind": {"enum": \#(list(SourceType.Kind.self))},
            "language": {"$ref": "#/$defs/language"},
            "inherited": {"$ref": "#/$defs/strings"},
            "path": {"$ref": "#/$defs/path"},
            "line": {"$ref": "#/$defs/line"}
          },
          "required": ["name", "kind", "language", "inherited", "path"],
          "additionalProperties": false
        },
        "occurrence": {
          "type": "object",
          "properties": {
            "api": {
              "enum": \#(list(OrientationAPI.self))
            },
            "role": {"enum": \#(list(Occurrence.Role.self))},
            "language": {"$ref": "#/$defs/language"},
            "type": {"type": "string"},
            "isInExtension": {"const": true},
            "conditions": {"$ref": "#/$defs/strings"},
            "path": {"$ref": "#/$defs/path"},
            "line": {"$ref": "#/$defs/line"},
            "value": {"$ref": "#/$defs/value"},
            "targets": {"$ref": "#/$defs/strings"}
          },
          "required": ["api", "role", "language", "path", "targets"],
          "additionalProperties": false
        },
        "value": {
          "description": "One member, named for what the source has there.",
          "type": "object",
          "properties": {
            "mask": {"type": "array", "items": {"enum": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]}},
            "maskRawValue": {"type": "string", "pattern": "^[0-9]+$"},
            "orientation": {"type": "string"},
            "deviceOrientation": {"type": "string"},
            "bool": {"type": "boolean"},
            "inherited": {"const": true},
            "choice": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {"condition": {"type": "string"}, "value": {"$ref": "#/$defs/value"}},
                "required": ["value"],
                "additionalProperties": false
              }
            },
            "computed": {"type": "string"}
          },
          "minProperties": 1,
          "maxProperties": 1,
          "additionalProperties": false
        },
        "unread": {
          "type": "object",
          "properties": {
            "path": {"$ref": "#/$defs/path"},
            "line": {"$ref": "#/$defs/line"},
            "reason": {"type": "string"}
          },
          "required": ["path", "reason"],
          "additionalProperties": false
        }
      }
    }

    """#
}

extension AppSchema {
  /// The names of an enumeration's cases as a JSON array.
  private static func list<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String
  where Value.RawValue == String {
    var json = JSONWriter()
    json.array { json in
      for value in Value.allCases { json.string(value.rawValue) }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
