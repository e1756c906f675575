import Orientation

/// What is said of the cases of enumerations: `Records/words/values.txt`, a section for each question, a line for each case.
/// The words of `site.txt` are such cases, too.
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
  static let all: [String: Table] = folder.all.reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// What a table says of a case; empty without such a line, which a test rules out.
  package static func text(_ table: String, _ name: String, in language: Language) -> String {
    all[table]?[name]?[language] ?? ""
  }

  /// What a table says of all cases of an enumeration, in their order.
  package static func texts<Case: CaseIterable>(_ table: String, of type: Case.Type) -> [LocalizedText] {
    type.allCases.map { all[table]?["\($0)"] ?? LocalizedText("", "") }
  }
}
