/// Words that the search knows, as a file in `Records/search` lists them: a line a group, `word: word, word`.
package enum SearchList: String, CaseIterable, Sendable {
  case stopWords = "stop-words"
  case synonyms
  case chineseStopWords = "chinese-stop-words"
  case chineseSynonyms = "chinese-synonyms"

  static let folder = RecordFolder<[[String]]>("search/") { (file) throws(RecordFault) in
    file.sections.flatMap(\.all).map { word, others in
      [word] + SectionReader.string(others).split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
  }

  /// The groups, in the order of the file.
  package var groups: [[String]] { Self.folder[rawValue] ?? [] }
}
