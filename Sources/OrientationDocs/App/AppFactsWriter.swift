import AppFacts
import Basics
import Orientation
import ReferenceSite
import ToolSpecification

/// Writes what a scan found as `app.json`: a line for each declaration, type and occurrence, so that a difference between
/// two scans reads well. The same facts always give the same bytes.
enum AppFactsWriter {
  /// The version of the format, which grows when a reader of the former version could no longer read it.
  static let format = 2

  static func bytes(of facts: AppFacts) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      Self.member("format", &json) { $0.number(Self.format) }
      Self.member("toolVersion", &json) { $0.string(Program.version) }
      if let origin = facts.origin { Self.member("scan", &json) { Self.write(origin, &$0) } }
      Self.lines("targets", facts.targets, &json, Self.write(target:into:))
      Self.lines("looseDeclarations", facts.looseDeclarations, &json, Self.write(declaration:into:))
      Self.lines("types", facts.types, &json, Self.write(type:into:))
      Self.lines("occurrences", facts.occurrences, &json, Self.write(occurrence:into:))
      if !facts.containments.isEmpty {
        Self.lines("containments", facts.containments, &json, Self.write(containment:into:))
      }
      if let placements = facts.placements { Self.lines("placements", placements, &json, Self.write(placement:into:)) }
      if !facts.sceneFiles.isEmpty { Self.lines("sceneFiles", facts.sceneFiles, &json) { $1.string($0) } }
      if !facts.frameworks.isEmpty {
        Self.member("frameworks", &json) { json in
          json.array { json in for framework in facts.frameworks { json.string(framework.rawValue) } }
        }
      }
      if !facts.acceptComments.isEmpty {
        Self.lines("acceptComments", facts.acceptComments, &json, Self.write(comment:into:))
      }
      Self.lines("unread", facts.unread, &json, Self.write(unread:into:))
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }
}

extension AppFactsWriter {
  /// A member on a line of its own.
  private static func member(_ key: String, _ json: inout JSONWriter, _ value: (inout JSONWriter) -> Void) {
    json.startElementLine()
    json.key(key)
    value(&json)
  }

  /// A list with a line for each element.
  private static func lines<Element>(
    _ key: String, _ elements: [Element], _ json: inout JSONWriter, _ write: (Element, inout JSONWriter) -> Void
  ) {
    member(key, &json) { json in
      json.array { json in
        for element in elements {
          json.startElementLine()
          write(element, &json)
        }
      }
    }
  }

  private static func strings(_ key: String, _ values: [String], _ json: inout JSONWriter) {
    json.key(key)
    json.array { json in
      for value in values { json.string(value) }
    }
  }

  private static func string(_ key: String, _ value: String, _ json: inout JSONWriter) {
    json.key(key)
    json.string(value)
  }

  private static func write(_ origin: ScanOrigin, _ json: inout JSONWriter) {
    json.object { json in
      string("path", origin.path, &json)
      if let target = origin.target { string("target", target, &json) }
      if let configuration = origin.configuration { string("configuration", configuration, &json) }
      if let commit = origin.commit { string("commit", commit, &json) }
    }
  }

  private static func write(_ place: FilePlace, _ json: inout JSONWriter) {
    string("path", place.path, &json)
    guard let line = place.line else { return }
    json.key("line")
    json.number(line)
  }

  private static func write(target: AppTarget, into json: inout JSONWriter) {
    json.object { json in
      string("name", target.name, &json)
      string("project", target.project, &json)
      if let generator = target.generator { string("generator", generator.rawValue, &json) }
      string("configuration", target.configuration, &json)
      string("product", target.product.rawValue, &json)
      if let deploymentTarget = target.deploymentTarget {
        json.key("deploymentTarget")
        json.object { json in
          string("version", deploymentTarget.version.description, &json)
          write(deploymentTarget.place, &json)
        }
      }
      strings("idioms", target.idioms.map(\.factName), &json)
      if let list = target.propertyList {
        json.key("propertyList")
        json.object { json in
          if let path = list.path { string("path", path, &json) }
          strings("keys", list.keys, &json)
        }
      }
      json.key("declarations")
      json.array { json in
        for declaration in target.declarations {
          json.startElementLine()
          write(declaration: declaration, into: &json)
        }
      }
    }
  }

  private static func write(declaration: PropertyListDeclaration, into json: inout JSONWriter) {
    json.object { json in
      string("key", declaration.key.rawValue, &json)
      string("origin", declaration.origin.rawValue, &json)
      strings("values", declaration.values, &json)
      write(declaration.place, &json)
      json.key("isEffective")
      json.bool(declaration.isEffective)
    }
  }

  private static func write(containment: Containment, into json: inout JSONWriter) {
    json.object { json in
      string("child", containment.child, &json)
      if let container = containment.container { string("container", container, &json) }
      write(containment.place, &json)
    }
  }

  private static func write(placement: Placement, into json: inout JSONWriter) {
    json.object { json in
      write(placement.node, &json)
      string("relation", placement.relation.rawValue, &json)
      if let by = placement.by {
        json.key("by")
        json.object { write(by, &$0) }
      }
      if let style = placement.style { string("style", style.swiftName, &json) }
      if let idiom = placement.idiom { string("idiom", idiom.factName, &json) }
      write(placement.place, &json)
    }
  }

  /// The members of a node, whose object may have others.
  private static func write(_ node: Placement.Node, _ json: inout JSONWriter) {
    string(node.isView ? "view" : "controller", node.name, &json)
    guard let place = node.madeAt else { return }
    json.key("madeAt")
    json.object { write(place, &$0) }
  }

  private static func write(type: SourceType, into json: inout JSONWriter) {
    json.object { json in
      string("name", type.name, &json)
      string("kind", type.kind.rawValue, &json)
      string("language", type.language.rawValue, &json)
      strings("inherited", type.inherited, &json)
      write(type.place, &json)
    }
  }

  private static func write(occurrence: Occurrence, into json: inout JSONWriter) {
    json.object { json in
      string("api", occurrence.api.rawValue, &json)
      string("role", occurrence.role.rawValue, &json)
      string("language", occurrence.language.rawValue, &json)
      if let type = occurrence.type { string("type", type, &json) }
      if occurrence.isInExtension {
        json.key("isInExtension")
        json.bool(true)
      }
      if !occurrence.conditions.isEmpty { strings("conditions", occurrence.conditions, &json) }
      if let versions = occurrence.versions {
        json.key("versions")
        json.object { json in
          string("from", versions.first.description, &json)
          if let end = versions.end { string("until", end.description, &json) }
        }
      }
      write(occurrence.place, &json)
      if let value = occurrence.value {
        json.key("value")
        write(value, &json)
      }
      if !occurrence.readAt.isEmpty {
        json.key("readAt")
        json.array { json in
          for place in occurrence.readAt { write(place, &json) }
        }
      }
      strings("targets", occurrence.targets, &json)
    }
  }

  private static func write(_ read: ReadPlace, _ json: inout JSONWriter) {
    json.object { json in
      string("role", read.role.rawValue, &json)
      string("name", read.name, &json)
      write(read.place, &json)
      guard let value = read.value else { return }
      json.key("value")
      write(value, &json)
    }
  }

  private static func write(comment: AcceptComment, into json: inout JSONWriter) {
    json.object { json in
      write(comment.place, &json)
      json.key("codeLine")
      json.number(comment.codeLine)
      string("kind", comment.kind, &json)
      string("reason", comment.reason, &json)
    }
  }

  private static func write(unread: UnreadPart, into json: inout JSONWriter) {
    json.object { json in
      write(unread.place, &json)
      string("reason", unread.reason, &json)
    }
  }

  /// A value is an object with one member, named for its kind.
  private static func write(_ value: SourceValue, _ json: inout JSONWriter) {
    json.object { json in
      switch value {
      case .mask(let mask) where mask == mask.orientationsOnly:
        strings("mask", mask.orientations.map(\.swiftName), &json)
      case .mask(let mask):
        json.key("maskRawValue")
        // JSON's numbers are whole only up to 2^53; a text is exact.
        json.string("\(mask.rawValue)")
      case .orientation(let orientation): string("orientation", orientation.swiftName, &json)
      case .deviceOrientation(let orientation): string("deviceOrientation", orientation.swiftName, &json)
      case .bool(let value):
        json.key("bool")
        json.bool(value)
      case .inherited:
        json.key("inherited")
        json.bool(true)
      case .forwarded(let controller): string("forwarded", controller.name, &json)
      case .computed(let text): string("computed", text, &json)
      case .choice(let branches):
        json.key("choice")
        json.array { json in
          for branch in branches {
            json.object { json in
              if let condition = branch.condition { string("condition", condition, &json) }
              if let meaning = branch.meaning { string("meaning", meaning, &json) }
              json.key("value")
              write(branch.value, &json)
            }
          }
        }
      }
    }
  }
}
