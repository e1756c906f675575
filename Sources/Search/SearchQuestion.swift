import Basics

/// What has to be found for a question: its words, without those that say nothing, each with what means the same.
struct SearchQuestion {
  /// Words that have to stand together, and what else means the same; the first meaning is what was asked.
  struct Group {
    /// The words of each meaning.
    let meanings: [[String]]
  }

  let groups: [Group]

  /// - Parameter text: the question, as it was typed or pasted.
  init(_ text: String) {
    var row: [String?] = Self.words(of: text).prefix(Self.longest).map { $0 }
    var groups: [Group] = []
    for synonym in Self.synonyms {
      guard let start = Self.start(of: synonym.stems, in: row) else { continue }
      let end = start + synonym.stems.count
      for place in start..<end { row[place] = nil }
      // Of wide characters every two neighbours are a word, also those at the border of the phrase.
      if start > 0, let before = row[start - 1], Self.isWide(before) { row[start - 1] = nil }
      if end < row.count, let behind = row[end], Self.isWide(behind) { row[end] = nil }
      groups.append(Group(meanings: [synonym.words] + synonym.others))
    }
    let left = row.compactMap(\.self)
    let telling = left.filter { !Self.stopWords.contains($0) && ($0.count > 1 || $0.utf8.allSatisfy { $0 < 0x3A }) }
    var seen: Set<String> = []
    for word in telling.isEmpty && groups.isEmpty ? left : telling where seen.insert(word).inserted {
      groups.append(Group(meanings: [[word]]))
    }
    self.groups = groups
  }

  /// Whether a word is one of wide characters, which are taken two by two.
  static func isWide(_ word: String) -> Bool { word.utf8.first.map { $0 >= 0xE0 } ?? false }

  /// A word without its ending, so that `rotates` and `rotation` are one word; the word itself where that would leave too little.
  static func stem(of word: String) -> String {
    let ending = endings.first { word.hasSuffix($0) && word.utf8.count - $0.utf8.count >= 4 }
    return ending.map { String(word.dropLast($0.count)) } ?? word
  }
}

extension SearchQuestion {
  private struct Synonym {
    let words: [String]
    let stems: [String]
    /// The words of what means the same.
    let others: [[String]]
  }

  /// How many words of a question count.
  private static let longest = 60
  private static let endings = ["ations", "ation", "ings", "ions", "ing", "ion", "ed", "es", "s", "e"]
  private static let stopWords = Set(StopWords.all)

  /// All phrases of the groups of synonyms, the longest first: of `rotation lock`, `rotation` is a part.
  private static let synonyms: [Synonym] = Synonyms.groups.flatMap { group in
    let phrases = group.map { words(of: $0) }
    return phrases.map { phrase in
      Synonym(words: phrase, stems: phrase.map(stem), others: phrases.filter { $0 != phrase })
    }
  }.sorted { $0.words.count > $1.words.count }

  /// The words of a text; the last of several wide characters is part of the pair before it.
  private static func words(of text: String) -> [String] {
    let words = SearchTokenizer.words(text)
    return words.count == 1 ? words : words.filter { !isWide($0) || $0.count > 1 }
  }

  private static func start(of stems: [String], in row: [String?]) -> Int? {
    guard !stems.isEmpty, row.count >= stems.count else { return nil }
    return (0...(row.count - stems.count)).first { start in
      stems.indices.allSatisfy { row[start + $0].map(stem) == stems[$0] }
    }
  }
}
