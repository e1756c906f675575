/// A title, taken apart once for all questions.
struct SearchTitle: Sendable {
  /// The words that say something.
  let words: [String]
  /// The stems of all words, as they stand in a row.
  let row: String
  /// The form in which names are compared.
  let folded: String

  init(_ title: String) {
    let all = SearchTokenizer.words(title)
    words = all.filter { !SearchQuestion.stopWords.contains($0) }
    row = SearchPhrase.row(of: all.map(SearchRun.stemmed))
    folded = SearchRun.folded(title)
  }
}
