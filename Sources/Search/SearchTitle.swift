/// A title, taken apart once for all questions.
struct SearchTitle: Sendable {
  /// A word, which is worth two, or a wide character, which is worth one, with the terms that find it.
  struct Part: Sendable {
    let worth: Int
    let terms: [String]
  }

  /// What says something in it.
  let parts: [Part]
  /// What all of that is worth.
  let worth: Int
  /// The stems of all words, as they stand in a row.
  let row: String
  /// The form in which names are compared.
  let folded: String

  init(_ title: String) {
    parts = SearchRun.all(in: title).flatMap { run -> [Part] in
      if run.isWide { return Self.characters(of: run.text) }
      return SearchQuestion.stopWords.contains(run.text) ? [] : [Part(worth: 2, terms: [run.text])]
    }
    worth = parts.reduce(0) { $0 + $1.worth }
    row = SearchPhrase.row(of: SearchTokenizer.words(title).map(SearchRun.stemmed))
    folded = SearchRun.folded(title)
  }

  /// The wide characters that say something, each with the pairs that it stands in.
  private static func characters(of text: String) -> [Part] {
    let scalars = Array(text.unicodeScalars)
    var isSilent = [Bool](repeating: false, count: scalars.count)
    for stop in SearchQuestion.wideStops {
      let wanted = Array(stop.unicodeScalars)
      var start = 0
      while start + wanted.count <= scalars.count {
        let place = start..<(start + wanted.count)
        let isThere = scalars[place].elementsEqual(wanted) && !isSilent[place].contains(true)
        if isThere { for index in place { isSilent[index] = true } }
        start += isThere ? wanted.count : 1
      }
    }
    let pairs = scalars.indices.map { index -> String in
      var pair = String.UnicodeScalarView()
      pair.append(contentsOf: scalars[index..<min(index + 2, scalars.count)])
      return String(pair)
    }
    return pairs.indices.filter { !isSilent[$0] }.map { index in
      Part(worth: 1, terms: Array(pairs[max(0, index - 1)...index]))
    }
  }
}
