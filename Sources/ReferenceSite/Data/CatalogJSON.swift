import Basics
import Orientation
import OrientationCatalog

/// The catalog as JSON, a line an entry, so that a difference shows which.
enum CatalogJSON {
  static var bytes: [UInt8] {
    JSONWriter.file { json in
      json.member("establishedUpTo", Catalog.establishedUpTo.description)
      json.objectLines("enumerations", of: Catalog.enumerations) { write($0, into: &$1) }
      json.objectLines("mappings", of: [()]) { _, json in writeMapping(into: &json) }
      json.objectLines("predicates", of: DeviceOrientation.allCases) { writePredicates(of: $0, into: &$1) }
      json.objectLines("interfacePredicates", of: InterfaceOrientation.allCases) { writePredicates(of: $0, into: &$1) }
      json.objectLines("angles", of: InterfaceOrientation.valid) { writeNames(of: $0, into: &$1) }
      json.objectLines("confusions", of: Confusion.all) { write($0, into: &$1) }
      json.objectLines("images", of: ImageOrientation.allCases) { write($0, into: &$1) }
      json.objectLines("symbols", of: Catalog.symbols) { write($0, into: &$1) }
      json.lines("layers", of: Layer.allCases) { layer, json in json.string(layer.rawValue) }
      json.objectLines("rules", of: Rule.allCases) { write($0, into: &$1) }
      json.objectLines("sources", of: Catalog.sources + Observations.inForce.all.map(\.citation.source)) {
        write($0, into: &$1)
      }
      json.objectLines("matrices", of: ComputedMatrices.all) { write($0, into: &$1) }
      json.objectLines("errors", of: Catalog.messages) { write($0, into: &$1) }
      json.objectLines("tables", of: FactTable.allCases) { write($0, into: &$1) }
    }
  }
}

extension CatalogJSON {
  private static func write(_ entry: EnumerationEntry, into json: inout JSONWriter) {
    json.member("swift", entry.swift)
    json.member("objectiveC", entry.objectiveC)
    json.member("kind", entry.kind == .options ? "options" : "enumeration")
    json.member("header", entry.header)
    json.member(entry.availability)
    json.objectLines("cases", of: entry.cases) { value, json in
      json.member("swift", value.swift)
      json.member("objectiveC", value.objectiveC)
      json.member("rawValue", value.rawValue)
      json.member("definition", value.definition)
      json.member(value.availability)
    }
  }

  private static func writeMapping(into json: inout JSONWriter) {
    json.member("id", "device-to-interface")
    json.objectLines("rows", of: DeviceOrientation.allCases) { device, json in
      let interface = device.interfaceOrientation
      json.member("device", device.swiftName)
      json.member("deviceRawValue", device.rawValue)
      json.member("interface", interface?.swiftName)
      json.member("interfaceRawValue", interface?.rawValue)
      json.member("maskRawValue", interface.map { Int($0.mask.rawValue) })
      writeCapture(interface, into: &json)
      json.member("image", device.backCameraImage?.swiftName)
      json.member("imageRawValue", device.backCameraImage?.rawValue)
      json.member("exif", device.backCameraImage?.exif)
    }
  }

  private static func writePredicates(of device: DeviceOrientation, into json: inout JSONWriter) {
    json.member("id", "UIDeviceOrientation." + device.swiftName)
    json.member("isPortrait", device.isPortrait)
    json.member("isLandscape", device.isLandscape)
    json.member("isFlat", device.isFlat)
    json.member("isValidInterfaceOrientation", device.isValidInterfaceOrientation)
  }

  private static func writePredicates(of interface: InterfaceOrientation, into json: inout JSONWriter) {
    json.member("id", "UIInterfaceOrientation." + interface.swiftName)
    json.member("isPortrait", interface.isPortrait)
    json.member("isLandscape", interface.isLandscape)
  }

  /// What other vocabularies call an interface orientation.
  private static func writeNames(of interface: InterfaceOrientation, into json: inout JSONWriter) {
    json.member("id", interface.swiftName)
    json.member("interfaceRawValue", interface.rawValue)
    json.member("angle", interface.angle)
    json.member("webName", interface.webOrientation?.rawValue)
    writeCapture(interface, into: &json)
    json.member("informationPropertyList", interface.informationPropertyListName)
  }

  /// `AVCaptureVideoOrientation` has the names and the values of the interface orientations.
  private static func writeCapture(_ interface: InterfaceOrientation?, into json: inout JSONWriter) {
    json.member("capture", interface?.swiftName)
    json.member("captureRawValue", interface?.rawValue)
  }

  private static func write(_ confusion: Confusion, into json: inout JSONWriter) {
    json.member("id", String(confusion.rawValue))
    json.member("rawValue", confusion.rawValue)
    json.member("device", confusion.device?.swiftName)
    json.member("interface", confusion.interface?.swiftName)
    json.member("mask", confusion.mask.orientations.map(\.swiftName))
  }

  private static func write(_ image: ImageOrientation, into json: inout JSONWriter) {
    json.member("id", image.swiftName)
    json.member("imageRawValue", image.rawValue)
    json.member("exif", image.exif)
    json.member("device", image.device?.swiftName)
    json.member("interface", image.device?.interfaceOrientation?.swiftName)
    writeCapture(image.device?.interfaceOrientation, into: &json)
  }

  private static func write(_ symbol: Symbol, into json: inout JSONWriter) {
    json.member("swift", symbol.swift)
    json.member("objectiveC", symbol.objectiveC)
    json.member("kind", "\(symbol.kind)")
    json.member("isSwiftOnly", symbol.isSwiftOnly)
    json.member(symbol.availability)
    json.member("macCatalyst", symbol.macCatalyst)
    json.member("visionOS", symbol.visionOS)
    switch symbol.evidence {
    case .header(let header): json.member("header", header)
    case .documentation(let address): json.member("documentation", address)
    }
  }

  private static func write(_ rule: Rule, into json: inout JSONWriter) {
    json.member("id", rule.rawValue)
    json.member("title", rule.title(in: .english))
    json.member("statement", rule.statement(in: .english))
    json.member("layer", rule.layer.rawValue)
    json.object("versions") { json in
      json.member("from", rule.versions.first.description)
      json.member("until", rule.versions.end?.description)
    }
    json.member("standing", rule.standing.rawValue)
    json.member("grade", rule.sources.first?.grade.rawValue)
    json.member("sources", rule.sources.map(\.id))
    json.sentences(rule.sentences)
  }

  private static func write(_ table: FactTable, into json: inout JSONWriter) {
    json.member("id", table.rawValue)
    json.sentences(table.sentences)
  }

  private static func write(_ source: Source, into json: inout JSONWriter) {
    json.member("id", source.id)
    json.member("title", source.title)
    json.member("address", source.address)
    json.member("grade", source.grade.rawValue)
  }

  private static func write(_ matrix: DecisionMatrix, into json: inout JSONWriter) {
    json.member("id", matrix.kind.rawValue)
    json.member("rows", matrix.rows.map(\.key))
    json.member("columns", matrix.columns.map(\.key))
    json.objectLines("cells", of: Array(matrix.cells.joined())) { cell, json in
      json.member("id", cell.id)
      json.member("outcome", cell.value.claim)
      json.member("rule", cell.rule.rawValue)
      json.member("standing", cell.standing.outcome.rawValue)
      json.member("choiceStanding", cell.standing.choice?.rawValue)
    }
  }

  private static func write(_ message: MessageRecord, into json: inout JSONWriter) {
    json.member("id", message.id)
    json.member("kind", message.kind.rawValue)
    json.member("name", message.name)
    json.member("text", message.text)
    json.member("period", message.period(in: .english))
    json.key("versions")
    if let versions = message.versions {
      json.object { json in
        json.member("from", versions.first.description)
        json.member("until", versions.end?.description)
      }
    } else {
      json.null()
    }
    json.member("standing", message.standing.rawValue)
    json.member("cause", message.cause[.english])
    json.member("fix", message.fix[.english])
    json.sentences(message.sentences)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ availability: Availability) {
    member("introduced", availability.introduced?.description)
    member("deprecated", availability.deprecated?.description)
    member("isStated", availability.isStated)
  }

  /// Another platform's versions; null where no page of Apple's lists the platform.
  fileprivate mutating func member(_ key: StaticString, _ other: Availability?) {
    self.key(literal: key)
    guard let other else { return null() }
    object { json in
      json.member("introduced", other.introduced?.description)
      json.member("deprecated", other.deprecated?.description)
    }
  }
}
