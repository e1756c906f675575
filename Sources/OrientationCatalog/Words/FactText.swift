/// What the documentation says of a kind of fact, as a section of `Records/facts.txt` has it; the heading is its key.
package struct FactText: Sendable {
  /// What may stand behind the key, words in capitals for others; nil where that is worked out.
  package let values: String?
  /// What holds where the fact is not stated; nil where that is worked out.
  package let defaultValue: String?
  /// What the fact means, in a sentence.
  package let summary: String
}

extension FactText {
  static let folder = RecordFolder<[String: FactText]>("facts") { (file) throws(RecordFault) in
    var texts: [String: FactText] = [:]
    for var section in file.sections {
      texts[section.heading ?? ""] = FactText(
        values: section.lines("values"), defaultValue: section.lines("default"), summary: try section.text("summary"))
      try section.finish()
    }
    return texts
  }

  /// All of them, by their keys.
  package static let all = folder.all.first ?? [:]
}
