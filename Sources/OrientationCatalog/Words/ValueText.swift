import Orientation

/// What is said of the cases of enumerations: `Records/words/values.txt`, a section for each question, a line for each case.
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
  static let all = folder.all.first ?? [:]

  /// What a table says of a case; empty without such a line, which a test rules out.
  package static func text(_ table: String, _ name: String, in language: Language) -> String {
    all[table]?[name]?[language] ?? ""
  }
}
