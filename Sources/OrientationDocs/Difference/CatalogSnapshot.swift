import Basics
import ToolSpecification

/// A catalog as some version of the tool wrote it, as far as it can be compared with another.
///
/// It is read without a schema: an entry that a later version adds, or a member that an earlier one lacks, is a
/// difference and no fault.
struct CatalogSnapshot: Equatable {
  /// Where the reference's site keeps its catalog.
  static let path = "data/catalog.json"
  /// Where any site may keep it: a team's has it with the reference below its own pages.
  static let paths = [path, BookLayout.reference + path]

  private(set) var entries: [CatalogEntry] = []
  private(set) var matrices: [MatrixSnapshot] = []

  /// Reads `data/catalog.json`.
  ///
  /// - Parameter path: the file's path, for what is said of it.
  init(_ bytes: [UInt8], path: String) throws(Fault) {
    let catalog: JSONValue
    do {
      catalog = try JSONParser.parse(bytes[...])
    } catch {
      throw Fault(
        "\(Path.shown(path)) is not JSON: \(error.message) at column \(error.column)",
        help: "compare sites, the catalog.json files in their data folders, or files that `\(Program.name) scan` wrote")
    }
    guard case .object(let members) = catalog, catalog["enumerations"] != nil, catalog["matrices"] != nil else {
      throw Fault(
        "\(Path.shown(path)) is no catalog: it has no enumerations and matrices",
        help: "compare sites, the catalog.json files in their data folders, or files that `\(Program.name) scan` wrote")
    }
    for member in members { add(member) }
  }
}

extension CatalogSnapshot {
  private mutating func add(_ section: JSONValue.Member) {
    guard case .array(let elements) = section.value else {
      entries.append(CatalogEntry(subject: "catalog", fields: [Self.field(section)]))
      return
    }
    if section.key == "matrices" {
      matrices = elements.compactMap(Self.matrix)
    } else if case .string = elements.first {
      // A plain list, such as the layers, means something by its order.
      entries.append(CatalogEntry(subject: section.key, fields: [.init(name: "order", value: section.value.plainText)]))
    } else {
      for element in elements { add(element, of: section.key) }
    }
  }

  private mutating func add(_ element: JSONValue, of section: String) {
    guard case .object(let members) = element else { return }
    let name = (element["swift"] ?? element["id"])?.plainText ?? ""
    let subject = Self.noun(of: section).map { $0 + " " + name } ?? name
    let lists = members.filter { Self.isListOfObjects($0.value) }
    entries.append(
      CatalogEntry(subject: subject, fields: members.filter { !lists.contains($0) }.map(Self.field)))
    for list in lists {
      for part in list.value.elements ?? [] { add(part: part, of: name) }
    }
  }

  /// A part of an entry: a case of an enumeration, a row of a mapping.
  private mutating func add(part: JSONValue, of entry: String) {
    guard case .object(let members) = part, let first = members.first else { return }
    entries.append(
      CatalogEntry(subject: entry + "." + first.value.plainText, fields: members.dropFirst().map(Self.field)))
  }

  private static func matrix(_ value: JSONValue) -> MatrixSnapshot? {
    guard let id = value["id"]?.plainText, case .array(let cells)? = value["cells"] else { return nil }
    return MatrixSnapshot(
      id: id,
      cells: cells.compactMap { cell in
        guard let id = cell["id"]?.plainText, let outcome = cell["outcome"]?.plainText else { return nil }
        return MatrixSnapshot.Cell(id: id, outcome: outcome, rule: cell["rule"]?.plainText ?? "")
      })
  }

  private static func field(_ member: JSONValue.Member) -> CatalogEntry.Field {
    CatalogEntry.Field(name: words(of: member.key), value: member.value.plainText)
  }

  private static func isListOfObjects(_ value: JSONValue) -> Bool {
    if case .object? = value.elements?.first { true } else { false }
  }

  /// What an entry of a section is called in front of its id; nil where the name says it.
  private static func noun(of section: String) -> String? {
    switch section {
    case "enumerations": nil
    case "symbols": "symbol"
    case "rules": "rule"
    case "errors": "message"
    case "sources": "source"
    case "mappings": "mapping"
    case "predicates", "interfacePredicates": "predicates of"
    case "angles": "names of"
    case "confusions": "raw value"
    case "images": "image orientation"
    default: section
    }
  }

  /// `rawValue` as `raw value`.
  private static func words(of key: String) -> String {
    var words = ""
    for character in key {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

extension JSONValue {
  /// The value for people.
  var plainText: String {
    switch self {
    case .null: "none"
    case .bool(let value): value ? "yes" : "no"
    case .number(let digits): digits
    case .string(let text): text
    case .array(let elements): elements.isEmpty ? "none" : elements.map(\.plainText).joined(separator: ", ")
    case .object(let members): members.map { $0.key + " " + $0.value.plainText }.joined(separator: ", ")
    }
  }
}
