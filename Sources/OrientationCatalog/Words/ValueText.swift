import Orientation

/// What is said of the cases of enumerations: `Records/words/values.txt`, a section for each question, a line for each case.
/// Those that pages alone show are in `site.txt`, and so are words, which are cases, too.
package enum ValueText {
  typealias Table = [String: LocalizedText]

  static let folder = RecordFolder<[String: Table]>("words/") { (file) throws(RecordFault) in
    var tables: [String: Table] = [:]
    for section in file.sections {
      for (name, text) in try section.allLocalized() { tables[section.heading ?? "", default: [:]][name] = text }
    }
    return tables
  }

  /// The tables by their headings.
  static var all: [String: Table] { values.merging(site) { first, _ in first } }

  private static let values = folder["values"] ?? [:]

  /// Read only where a page is written: it is most of the words, and an answer in the terminal needs none of them.
  private static let site = folder["site"] ?? [:]

  private static func table(_ heading: String) -> Table? { values[heading] ?? site[heading] }

  /// What a table says of a case; empty without such a line, which a test rules out.
  package static func text(_ table: String, _ name: String, in language: Language) -> String {
    Self.table(table)?[name]?[language] ?? ""
  }

  /// What a table says of all cases of an enumeration, in their order.
  package static func texts<Case: CaseIterable>(_ table: String, of type: Case.Type) -> [LocalizedText] {
    type.allCases.map { Self.table(table)?["\($0)"] ?? LocalizedText("", "") }
  }
}
