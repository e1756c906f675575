import Basics
import Orientation
import OrientationCatalog

/// The catalog as JSON, a line an entry, so that a difference shows which.
enum CatalogJSON {
  static var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("establishedUpTo")
      json.string(Catalog.establishedUpTo.text)
      json.member("enumerations", Catalog.enumerations) { write($0, into: &$1) }
      json.member("mappings", [()]) { _, json in writeMapping(into: &json) }
      json.member("symbols", Catalog.symbols) { write($0, into: &$1) }
      json.member("layers", Layer.allCases) { layer, json in json.string(layer.rawValue) }
      json.member("rules", Rule.allCases) { write($0, into: &$1) }
      json.member("sources", Catalog.sources) { write($0, into: &$1) }
      json.member("matrices", ComputedMatrices.all) { write($0, into: &$1) }
      json.member("errors", Message.allCases) { write($0, into: &$1) }
    }
    json.endLine()
    return json.bytes
  }
}

extension CatalogJSON {
  private static func write(_ entry: EnumerationEntry, into json: inout JSONWriter) {
    json.object { json in
      json.member("swift", entry.swift)
      json.member("objectiveC", entry.objectiveC)
      json.member("kind", entry.kind == .options ? "options" : "enumeration")
      json.member("header", entry.header)
      json.member(entry.availability)
      json.member("cases", entry.cases) { value, json in
        json.object { json in
          json.member("swift", value.swift)
          json.member("objectiveC", value.objectiveC)
          json.key("rawValue")
          json.number(value.rawValue)
          json.member("definition", value.definition)
          json.member(value.availability)
        }
      }
    }
  }

  private static func writeMapping(into json: inout JSONWriter) {
    json.object { json in
      json.member("id", "device-to-interface")
      json.member("rows", DeviceOrientation.allCases) { device, json in
        let interface = device.interfaceOrientation
        json.object { json in
          json.member("device", device.swiftName)
          json.member("deviceRawValue", device.rawValue)
          json.member("interface", interface?.swiftName)
          json.member("interfaceRawValue", interface?.rawValue)
          json.member("maskRawValue", interface.map { Int($0.mask.rawValue) })
        }
      }
    }
  }

  private static func write(_ symbol: Symbol, into json: inout JSONWriter) {
    json.object { json in
      json.member("swift", symbol.swift)
      json.member("objectiveC", symbol.objectiveC)
      json.member("kind", "\(symbol.kind)")
      json.member(symbol.availability)
      switch symbol.evidence {
      case .header(let header): json.member("header", header)
      case .documentation(let address): json.member("documentation", address)
      }
    }
  }

  private static func write(_ rule: Rule, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.rawValue)
      json.member("title", rule.title(in: .english))
      json.member("statement", rule.statement(in: .english))
      json.member("layer", rule.layer.rawValue)
      json.key("versions")
      json.object { json in
        json.member("from", rule.versions.first.text)
        json.member("until", rule.versions.end?.text)
      }
      json.member("standing", rule.standing.rawValue)
      json.member("grade", rule.sources.first?.grade.rawValue)
      json.key("sources")
      json.array { json in for source in rule.sources { json.string(source.id) } }
    }
  }

  private static func write(_ source: Source, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", source.id)
      json.member("title", source.title)
      json.member("address", source.address)
      json.member("grade", source.grade.rawValue)
    }
  }

  private static func write(_ matrix: DecisionMatrix, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", matrix.kind.rawValue)
      json.key("rows")
      json.array { json in for row in matrix.rows { json.string(row.key) } }
      json.key("columns")
      json.array { json in for column in matrix.columns { json.string(column.key) } }
      json.member("cells", Array(matrix.cells.joined())) { cell, json in
        json.object { json in
          json.member("id", cell.id)
          json.member("outcome", cell.value.claim)
          json.member("rule", cell.rule.rawValue)
        }
      }
    }
  }

  private static func write(_ message: Message, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", message.rawValue)
      json.member("kind", message.kind.rawValue)
      json.member("name", message.name)
      json.member("text", message.pattern)
      json.key("versions")
      json.object { json in
        json.member("from", message.versions.first.text)
        json.member("until", message.versions.end?.text)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  fileprivate mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { number(value) } else { null() }
  }

  fileprivate mutating func member(_ availability: Availability) {
    member("introduced", availability.introduced?.text)
    member("deprecated", availability.deprecated?.text)
  }

  /// An array with each element on a line of its own.
  fileprivate mutating func member<Element>(
    _ key: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in
      for element in elements {
        json.startElementLine()
        write(element, &json)
      }
    }
  }
}
