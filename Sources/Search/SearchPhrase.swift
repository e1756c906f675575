/// One of the phrases that mean the same, as it is looked for in a question.
struct SearchPhrase: Sendable {
  /// Its words, with a space between them.
  let text: String
  /// What is looked for in a question, if it is of wide characters: the text with its negations made one.
  let key: String
  /// The number of its group among ``Synonyms/groups(in:)``.
  let group: Int
  /// Whether it is looked for where another of its group is asked for.
  let isSought: Bool
  let isWide: Bool
  let stems: [String]

  /// Each group by itself, as pages have it.
  static let sought: [[String]] = {
    let phrases = listed
    return groups.indices.map { group in phrases.filter { $0.group == group && $0.isSought }.map(\.text) }
  }()

  /// All phrases, the longest first: of `rotation lock`, `rotation` is a part.
  static let all: [SearchPhrase] = listed.stablySorted { $0.text.utf16.count > $1.text.utf16.count }

  /// Those of several words that titles have, each with its stems as they stand in a row.
  static let terminology: [(phrase: SearchPhrase, words: [String], row: String)] = listed.filter {
    $0.isSought && $0.stems.count > 1
  }
  .map { ($0, $0.text.split(separator: " ").map(String.init), row(of: $0.stems)) }

  /// Stems that stand in a row, each with a space at both sides.
  static func row(of stems: [String]) -> String { " " + stems.joined(separator: " ") + " " }

  /// ``SearchFinder`` is asked about the reference, which is in English, whatever the language of the question.
  private static let groups = Synonyms.groups(in: .english)

  private static let listed: [SearchPhrase] = groups.enumerated().flatMap { group, texts in
    texts.map { text in
      let runs = SearchRun.all(in: text)
      let words = runs.map(\.text).joined(separator: " ")
      let isWide = runs.count == 1 && runs[0].isWide
      return SearchPhrase(
        text: words, key: isWide ? SearchQuestion.negated(words) : words, group: group,
        isSought: !text.utf8.starts(with: "?".utf8), isWide: isWide, stems: runs.map(\.stem))
    }
  }
}

extension Sequence {
  /// The elements in an order in which those that are equal keep theirs.
  func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { one, other in
      precedes(one.element, other.element) || !precedes(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }
}
