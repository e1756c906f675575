/// The terms of an index, as they answer to what is typed.
struct SearchTerms: Sendable {
  /// What answers to a token.
  private struct Answer {
    let rank: Int
    let quality: Double
  }

  private let index: SearchIndex
  /// The places of each term that are worth keeping, as the script has them.
  private let kept: [TermShards.Kept]

  init(_ index: SearchIndex) {
    self.index = index
    kept = (0..<index.termCount).map { TermShards.kept($0, in: index) }
  }

  /// Whether any term begins with a text.
  func hasTerm(beginningWith text: String) -> Bool { !index.ranks(beginningWith: text).isEmpty }

  /// The places of a group, whichever of its meanings they have.
  ///
  /// - Parameter terms: takes what it was found by.
  func places(of group: SearchQuestion.Group, mayErr: Bool, terms: inout Set<String>) -> FoundPlaces {
    var all = FoundPlaces()
    for meaning in group.meanings {
      let words = meaning.tokens.map { token in
        var found = places(of: token, mayErr: mayErr && group.meanings.count == 1, terms: &terms)
        // A word that is everywhere belongs to a phrase only where the index has it.
        if token.isStop && meaning.tokens.count > 1 { found.common = 0 }
        return found
      }
      all.add(FoundPlaces.together(words), quality: meaning.quality)
    }
    return all
  }

  private func places(of token: SearchQuestion.Token, mayErr: Bool, terms: inout Set<String>) -> FoundPlaces {
    let answers = answers(to: token, mayErr: mayErr && token.parts.isEmpty)
    if answers.isEmpty, !token.parts.isEmpty {
      let parts = token.parts.map { part in
        places(of: SearchQuestion.Token(text: part, isWide: false, isWhole: true), mayErr: mayErr, terms: &terms)
      }
      // One part that no page has is the name of somebody else: `SVProgressHUD`. Several are a mistake.
      let known = parts.filter { !$0.pages.isEmpty || $0.common > 0 }
      return FoundPlaces.together(known.count < parts.count - 1 ? parts : known)
    }
    var found = FoundPlaces()
    for answer in answers {
      let kept = kept[answer.rank]
      if answer.quality >= 0.6 { found.common = max(found.common, kept.pageCount) }
      found.quality = max(found.quality, answer.quality)
      terms.insert(index.text(of: answer.rank))
      for place in kept.places {
        found.add(
          place.field.worth * answer.quality, page: Int(place.page), section: place.section,
          isTitle: place.field.rawValue >= SearchField.longTitle.rawValue)
      }
    }
    return found
  }

  /// The terms that answer to a token. A whole word is not the beginning of many others.
  private func answers(to token: SearchQuestion.Token, mayErr: Bool) -> [Answer] {
    let count = token.text.utf16.count
    let isShort = !token.isWide && count < 2 && token.text.utf8.contains { $0 &- 0x30 < 10 }
    let isExact = isShort || !token.isWide && token.isWhole && count < 4
    var answers: [Answer] = []
    for rank in index.ranks(beginningWith: token.text) {
      let other = index.utf16Count(of: rank)
      if other == count {
        answers.append(Answer(rank: rank, quality: 1))
      } else if !isExact {
        let share = (1 + Double(count) / Double(other)) / 2
        answers.append(Answer(rank: rank, quality: SearchWeight.beginning.value * share))
      }
    }
    if !token.isWide, let stem = SearchRun.stem(of: token.text) {
      let seen = Set(answers.map(\.rank))
      for rank in index.ranks(beginningWith: stem)
      where !seen.contains(rank) && index.utf16Count(of: rank) < stem.utf16.count + 6 {
        answers.append(Answer(rank: rank, quality: SearchWeight.stem.value))
      }
    }
    for base in Self.basesOfSelector(token) {
      let seen = Set(answers.map(\.rank))
      for rank in index.ranks(beginningWith: base)
      where !seen.contains(rank) && index.utf16Count(of: rank) == base.utf16.count {
        answers.append(Answer(rank: rank, quality: SearchWeight.stem.value))
      }
    }
    return answers.isEmpty && mayErr && !token.isWide ? guesses(at: token.text) : answers
  }

  /// What a name in Objective-C goes on behind, which is a name in Swift: `requestGeometryUpdateWithPreferences`.
  private static func basesOfSelector(_ token: SearchQuestion.Token) -> [String] {
    var (base, ends, bases) = (token.text, token.parts, [String]())
    while ends.count > 2, let end = ends.popLast(), base.hasSuffix(end) {
      base.removeLast(end.count)
      if ["at", "by", "for", "from", "to", "with"].contains(end) { bases.append(base) }
    }
    return bases
  }
}

// Words that are spelt nearly so.

extension SearchTerms {
  private static let mostGuesses = 12

  /// How many mistakes a word may have.
  private static func mistakes(in text: [UInt16]) -> Int { text.count < 4 ? 0 : text.count < 8 ? 1 : 2 }

  /// The terms that a word may have been meant to be.
  private func guesses(at text: String) -> [Answer] {
    let wanted = Array(text.utf16)
    let limit = Self.mistakes(in: wanted)
    if limit == 0 { return [] }
    var least = Double(limit) + 1
    var found: [Int] = []
    for rank in 0..<index.termCount {
      let term = Array(index.text(of: rank).utf16)
      guard !Self.isOther(wanted, term), let mistakes = Self.mistakes(in: term, wanted, limit), mistakes <= least,
        mistakes < Double(limit) + 1
      else { continue }
      if mistakes < least { found = [] }
      least = mistakes
      found.append(rank)
    }
    return found.prefix(Self.mostGuesses).map { Answer(rank: $0, quality: SearchWeight.guessed.value) }
  }

  /// While a word is still being typed, the beginning of a longer term may be meant; less so than a whole one.
  private static func mistakes(in term: [UInt16], _ text: [UInt16], _ limit: Int) -> Double? {
    if term.count < text.count - limit { return nil }
    if term.count <= text.count + 1 { return Double(distance(text, term, limit: limit)) }
    let starts = [0, 1].map { distance(text, Array(term.prefix(text.count + $0)), limit: limit) }
    return Double(starts.min() ?? 0) + 0.5
  }

  /// A short word with another letter in it, or another beginning, is rather another word.
  private static func isOther(_ text: [UInt16], _ term: [UInt16]) -> Bool {
    text.count < 6
      && (text.first != term.first || term.count > text.count + 1
        || term.count == text.count && term.sorted() != text.sorted())
  }

  /// How many characters must be put in, taken out, replaced or swapped; more than `limit` is `limit + 1`.
  static func distance(_ one: [UInt16], _ other: [UInt16], limit: Int) -> Int {
    if abs(one.count - other.count) > limit { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      for column in 0..<other.count {
        var cost = min(last[column] + (one[row] == other[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      if (current.min() ?? 0) > limit { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
