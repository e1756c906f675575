/// The JSON Schema of `data/catalog.json`.
enum CatalogSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "The catalog of orientation-docs",
      "type": "object",
      "required": [
        "establishedUpTo", "enumerations", "mappings", "symbols", "layers", "rules", "sources", "matrices", "errors"
      ],
      "additionalProperties": false,
      "properties": {
        "establishedUpTo": { "$ref": "#/$defs/version" },
        "enumerations": { "type": "array", "items": { "$ref": "#/$defs/enumeration" } },
        "mappings": { "type": "array", "items": { "$ref": "#/$defs/mapping" } },
        "symbols": { "type": "array", "items": { "$ref": "#/$defs/symbol" } },
        "layers": { "type": "array", "items": { "type": "string" } },
        "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } },
        "sources": { "type": "array", "items": { "$ref": "#/$defs/source" } },
        "matrices": { "type": "array", "items": { "$ref": "#/$defs/matrix" } },
        "errors": { "type": "array", "items": { "$ref": "#/$defs/error" } }
      },
      "$defs": {
        "version": { "type": "string", "pattern": "^[0-9]+([.][0-9]+)?$" },
        "optionalVersion": { "anyOf": [{ "$ref": "#/$defs/version" }, { "type": "null" }] },
        "versions": {
          "type": "object",
          "required": ["from", "until"],
          "properties": { "from": { "$ref": "#/$defs/version" }, "until": { "$ref": "#/$defs/optionalVersion" } }
        },
        "enumeration": {
          "type": "object",
          "required": ["swift", "objectiveC", "kind", "header", "introduced", "deprecated", "cases"],
          "properties": {
            "kind": { "enum": ["enumeration", "options"] },
            "introduced": { "$ref": "#/$defs/optionalVersion" },
            "deprecated": { "$ref": "#/$defs/optionalVersion" },
            "cases": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["swift", "objectiveC", "rawValue", "definition", "introduced", "deprecated"],
                "properties": { "rawValue": { "type": "integer" } }
              }
            }
          }
        },
        "mapping": {
          "type": "object",
          "required": ["id", "rows"],
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["device", "deviceRawValue", "interface", "interfaceRawValue", "maskRawValue"]
              }
            }
          }
        },
        "symbol": {
          "type": "object",
          "required": ["swift", "objectiveC", "kind", "introduced", "deprecated"]
        },
        "rule": {
          "type": "object",
          "required": ["id", "title", "statement", "layer", "versions", "standing", "grade", "sources"],
          "properties": {
            "versions": { "$ref": "#/$defs/versions" },
            "standing": { "enum": ["documented", "tested", "reported", "assumption"] },
            "grade": { "enum": ["H", "A", "T", "C", "I", "B", "S", null] },
            "sources": { "type": "array", "items": { "type": "string" } }
          }
        },
        "source": {
          "type": "object",
          "required": ["id", "title", "address", "grade"],
          "properties": { "grade": { "enum": ["H", "A", "T", "C", "I", "B", "S"] } }
        },
        "matrix": {
          "type": "object",
          "required": ["id", "rows", "columns", "cells"],
          "properties": {
            "cells": {
              "type": "array",
              "items": { "type": "object", "required": ["id", "outcome", "rule"] }
            }
          }
        },
        "error": {
          "type": "object",
          "required": ["id", "kind", "name", "text", "versions"],
          "properties": { "versions": { "$ref": "#/$defs/versions" } }
        }
      }
    }

    """
}
