/// The JSON Schema of an answer as `explain --jsonl` writes it.
package enum ResultSchema {
  /// The schema's text, with a line break at the end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "An answer of orientation-docs explain --jsonl",
      "anyOf": [
        {"$ref": "#/$defs/result"}, {"$ref": "#/$defs/timeline"}, {"$ref": "#/$defs/fault"}
      ],
      "$defs": {
        "names": {
          "type": "array",
          "items": {
            "enum": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
          }
        },
        "question": {
          "type": "object",
          "properties": {
            "who": {"type": "string"},
            "question": {
              "enum": [
                "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
                "shouldAutorotate", "shouldAutorotateToInterfaceOrientation",
                "prefersInterfaceOrientationLocked"
              ]
            },
            "answer": {
              "anyOf": [{"$ref": "#/$defs/names"}, {"type": ["string", "boolean", "null"]}]
            },
            "answerRawValue": {"type": "integer"}
          },
          "required": ["who", "question", "answer"],
          "additionalProperties": false
        },
        "step": {
          "type": "object",
          "properties": {
            "rule": {"type": "string"},
            "effect": {
              "enum": [
                "applied", "asked", "applicationMask", "responsible", "controllerMask", "supported",
                "concluded"
              ]
            },
            "who": {"type": "string"},
            "question": {
              "enum": [
                "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
                "shouldAutorotate", "shouldAutorotateToInterfaceOrientation",
                "prefersInterfaceOrientationLocked"
              ]
            },
            "answer": {
              "anyOf": [{"$ref": "#/$defs/names"}, {"type": ["string", "boolean", "null"]}]
            },
            "answerRawValue": {"type": "integer"},
            "mask": {"$ref": "#/$defs/names"},
            "maskRawValue": {"type": "integer"},
            "controller": {"type": "string"},
            "claim": {"type": "string"},
            "interfaceOrientation": {
              "enum": [
                "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"
              ]
            }
          },
          "required": ["rule", "effect"],
          "additionalProperties": false
        },
        "result": {
          "type": "object",
          "properties": {
            "outcome": {
              "enum": [
                "turned", "unchanged", "exception", "geometry error", "ignored", "unavailable"
              ]
            },
            "claim": {"type": "string"},
            "reason": {"type": ["string", "null"]},
            "exception": {
              "enum": [
                "no-common-orientation", "preferred-not-supported", "empty-mask", null
              ]
            },
            "error": {
              "anyOf": [
                {"type": "null"},
                {
                  "type": "object",
                  "properties": {
                    "id": {
                      "enum": [
                        "none-supported", "windowing-mode", "unsupported-preferences"
                      ]
                    },
                    "domain": {"const": "UISceneErrorDomain"},
                    "code": {"enum": [100, 101]}
                  },
                  "required": ["id", "domain", "code"],
                  "additionalProperties": false
                }
              ]
            },
            "introduced": {"type": ["string", "null"]},
            "interfaceOrientation": {
              "enum": [
                "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"
              ]
            },
            "interfaceOrientationRawValue": {"enum": [0, 1, 2, 3, 4]},
            "rule": {"type": "string"},
            "layer": {
              "enum": [
                "device", "user", "windowing", "scene-delegate", "app-delegate", "info-plist",
                "presentation", "container", "controller", "event", "choice"
              ]
            },
            "messageID": {"type": ["string", "null"]},
            "message": {"type": ["string", "null"]},
            "applicationMask": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/names"}]},
            "applicationMaskRawValue": {"type": ["integer", "null"]},
            "controllerMask": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/names"}]},
            "controllerMaskRawValue": {"type": ["integer", "null"]},
            "supported": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/names"}]},
            "supportedRawValue": {"type": ["integer", "null"]},
            "asked": {"type": "array", "items": {"$ref": "#/$defs/question"}},
            "trace": {"type": "array", "items": {"$ref": "#/$defs/step"}},
            "matches": {"type": "boolean"}
          },
          "required": [
            "outcome", "claim", "reason", "exception", "error", "introduced", "interfaceOrientation",
            "interfaceOrientationRawValue", "rule", "layer", "messageID", "message", "applicationMask",
            "applicationMaskRawValue", "controllerMask", "controllerMaskRawValue", "supported",
            "supportedRawValue", "asked", "trace"
          ],
          "additionalProperties": false
        },
        "timeline": {
          "type": "object",
          "properties": {
            "steps": {"type": "array", "items": {"$ref": "#/$defs/timelineStep"}},
            "matches": {"type": "boolean"}
          },
          "required": ["steps"],
          "additionalProperties": false
        },
        "timelineStep": {
          "type": "object",
          "properties": {
            "event": {"type": "string"},
            "outcome": {
              "enum": [
                "turned", "unchanged", "exception", "geometry error", "ignored", "unavailable"
              ]
            },
            "claim": {"type": "string"},
            "reason": {"type": ["string", "null"]},
            "exception": {
              "enum": [
                "no-common-orientation", "preferred-not-supported", "empty-mask", null
              ]
            },
            "error": {
              "anyOf": [
                {"type": "null"},
                {
                  "type": "object",
                  "properties": {
                    "id": {
                      "enum": [
                        "none-supported", "windowing-mode", "unsupported-preferences"
                      ]
                    },
                    "domain": {"const": "UISceneErrorDomain"},
                    "code": {"enum": [100, 101]}
                  },
                  "required": ["id", "domain", "code"],
                  "additionalProperties": false
                }
              ]
            },
            "introduced": {"type": ["string", "null"]},
            "interfaceOrientation": {
              "enum": [
                "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"
              ]
            },
            "interfaceOrientationRawValue": {"enum": [0, 1, 2, 3, 4]},
            "rule": {"type": "string"},
            "layer": {
              "enum": [
                "device", "user", "windowing", "scene-delegate", "app-delegate", "info-plist",
                "presentation", "container", "controller", "event", "choice"
              ]
            },
            "messageID": {"type": ["string", "null"]},
            "message": {"type": ["string", "null"]},
            "applicationMask": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/names"}]},
            "applicationMaskRawValue": {"type": ["integer", "null"]},
            "controllerMask": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/names"}]},
            "controllerMaskRawValue": {"type": ["integer", "null"]},
            "supported": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/names"}]},
            "supportedRawValue": {"type": ["integer", "null"]},
            "asked": {"type": "array", "items": {"$ref": "#/$defs/question"}},
            "trace": {"type": "array", "items": {"$ref": "#/$defs/step"}},
            "matches": {"type": "boolean"},
            "callbacks": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "callback": {
                    "enum": [
                      "asked", "viewWillAppear", "viewWillDisappear", "notification", "viewWillTransition",
                      "viewWillLayoutSubviews", "willRotate", "willAnimateRotation", "didRotate",
                      "errorHandler"
                    ]
                  }
                },
                "required": ["callback"]
              }
            },
            "device": {"type": "string"},
            "reportedDevice": {"type": "string"}
          },
          "additionalProperties": false
        },
        "fault": {
          "type": "object",
          "properties": {
            "error": {
              "type": "object",
              "properties": {
                "line": {"type": "integer"},
                "message": {"type": "string"},
                "help": {"type": "string"}
              },
              "required": ["message"],
              "additionalProperties": false
            }
          },
          "required": ["error"],
          "additionalProperties": false
        }
      }
    }

    """#
}
