import Basics

/// Finds the sections that answer a question, in an index that is in memory.
///
/// The script of the site has more to do, since its readers type and err: it guesses at mistakes, and loads only what it needs.
/// What a term is worth in prose, in a heading and in a title is the same in both.
package struct SearchFinder: Sendable {
  /// A section that answers; section 0 is the page itself.
  package struct Match: Sendable {
    package let page: Int
    package let section: Int
    let score: Double
  }

  /// Where something stands on a page: its worth in each section, and in the page's title.
  fileprivate struct Entry {
    var title = 0.0
    var sections: [Int: Double] = [:]
  }

  /// How much of the worth elsewhere on the page a section has, and how far that counts as an answer.
  private static let ofTitle = (worth: 0.55, coverage: 0.9)
  private static let ofPage = (worth: 0.2, coverage: 0.4)
  /// The same for the page itself, which is about what its sections are about.
  private static let ofSections = (worth: 0.6, coverage: 0.65)
  /// What a word is worth that means the same as one that was asked.
  private static let sameMeaning = 0.8
  /// What it is worth that the words of a phrase stand in different sections of a page.
  private static let apart = 0.3
  /// What a word is worth that is spelt nearly like one that was asked.
  private static let guessed = 0.4
  /// Below this, too little of the question is answered.
  private static let leastCoverage = 0.5

  private let index: SearchIndex

  package init(_ index: SearchIndex) { self.index = index }

  /// The sections that answer, the best first. A section that has less than half of what was asked is none.
  package func matches(for question: String) -> [Match] {
    let groups = SearchQuestion(question).groups
    let found = groups.map { entries(of: $0) }
    let rarities = zip(groups, found).map { group, pages in
      // A page in another language is not expected to have every word of the question.
      let isForeign = pages.isEmpty && group.meanings[0].contains(where: SearchQuestion.isWide)
      return isForeign ? 1 : Self.logarithm(1 + index.pageCount / max(1, pages.count))
    }
    let total = rarities.reduce(0, +)
    var matches: [Match] = []
    for page in Set(found.flatMap(\.keys)).sorted() {
      let entries = found.map { $0[page] }
      for section in Set(entries.compactMap { $0?.sections.keys }.joined()).union([0]).sorted() {
        var (score, coverage) = (0.0, 0.0)
        for (entry, rarity) in zip(entries, rarities) {
          guard let entry else { continue }
          let (worth, part) = Self.share(of: section, in: entry)
          score += rarity * worth
          coverage += rarity * part / total
        }
        if coverage < Self.leastCoverage { continue }
        matches.append(Match(page: page, section: section, score: score * coverage * coverage))
      }
    }
    return matches.sorted { ($1.score, $0.page, $0.section) < ($0.score, $1.page, $1.section) }
  }
}

extension SearchFinder {
  /// What a section has of a group, and how much of an answer that is.
  private static func share(of section: Int, in entry: Entry) -> (worth: Double, coverage: Double) {
    let own = entry.sections[section]
    var share = (worth: own ?? 0, coverage: own == nil ? 0 : 1.0)
    if section >= PageTextReader.firstPointer { return share }
    func inherit(_ worth: Double, _ part: (worth: Double, coverage: Double)) {
      guard worth > 0 else { return }
      share = (max(share.worth, worth * part.worth), max(share.coverage, part.coverage))
    }
    inherit(entry.title, ofTitle)
    inherit(entry.sections.values.max() ?? 0, section == 0 ? ofSections : ofPage)
    return share
  }

  /// The pages on which a group stands in any of its meanings.
  private func entries(of group: SearchQuestion.Group) -> [Int: Entry] {
    var all: [Int: Entry] = [:]
    for (number, words) in group.meanings.enumerated() {
      let quality = number == 0 ? 1 : Self.sameMeaning
      for (page, entry) in Self.together(words.map { entries(of: $0) }) {
        all[page, default: Entry()].add(entry, quality)
      }
    }
    return all
  }

  /// The pages that have all words of a phrase, and their sections that do.
  private static func together(_ words: [[Int: Entry]]) -> [Int: Entry] {
    guard let first = words.first, words.count > 1 else { return words.first ?? [:] }
    var all: [Int: Entry] = [:]
    for page in first.keys {
      let entries = words.compactMap { $0[page] }
      guard entries.count == words.count else { continue }
      var entry = Entry(title: entries.map(\.title).min() ?? 0)
      for section in entries[0].sections.keys {
        let worths = entries.compactMap { $0.sections[section] }
        if worths.count == entries.count { entry.sections[section] = worths.reduce(0, +) / Double(worths.count) }
      }
      if entry.sections.isEmpty { entry.sections[0] = apart }
      all[page] = entry
    }
    return all
  }

  /// The pages on which a word stands, or one that begins with it or has the same stem; else, those of the word that is nearest.
  private func entries(of word: String) -> [Int: Entry] {
    let found = entries(ofKnown: word)
    guard found.isEmpty, word.utf8.count >= 6, !SearchQuestion.isWide(word) else { return found }
    let terms = (0..<index.termCount).lazy.map { String(decoding: index.term($0), as: UTF8.self) }
    guard let nearest = Suggestion.nearest(to: word, in: terms) else { return [:] }
    return entries(ofKnown: nearest).mapValues { entry in
      var guessed = Entry()
      guessed.add(entry, Self.guessed)
      return guessed
    }
  }

  private func entries(ofKnown word: String) -> [Int: Entry] {
    let bytes = Array(word.utf8)
    let stem = Array(SearchQuestion.stem(of: word).utf8)
    var all: [Int: Entry] = [:]
    for rank in ranks(beginningWith: stem) {
      let term = index.term(rank)
      let quality: Double
      if term.elementsEqual(bytes) {
        quality = 1
      } else if bytes.count < 4 || stem.count == bytes.count && !term.starts(with: bytes) {
        continue
      } else if term.starts(with: bytes) {
        quality = 0.75 * Double(bytes.count) / Double(term.count)
      } else if term.count < stem.count + 6 {
        quality = 0.7
      } else {
        continue
      }
      for place in index.places(of: rank) {
        let worth = Self.worth(of: place.field) * quality
        var entry = Entry(sections: [place.section: worth])
        if place.field.rawValue >= SearchField.longTitle.rawValue { entry.title = worth }
        all[Int(place.page), default: Entry()].add(entry, 1)
      }
    }
    return all
  }

  /// The terms that begin with some bytes, which lie beside each other.
  private func ranks(beginningWith start: [UInt8]) -> Range<Int> {
    var (low, high) = (0, index.termCount)
    while low < high {
      let middle = (low + high) / 2
      if index.term(middle).lexicographicallyPrecedes(start) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < index.termCount, index.term(end).starts(with: start) { end += 1 }
    return low..<end
  }

  private static func worth(of field: SearchField) -> Double {
    switch field {
    case .prose: 1
    case .proseOften: 1.6
    case .longHeading: 3
    case .shortHeading: 4
    case .longTitle: 6
    case .mediumTitle: 8
    case .shortTitle: 10
    }
  }

  /// The logarithm to the base of 2, as far as it matters: a word on half as many pages says one more.
  private static func logarithm(_ number: Int) -> Double {
    let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
    return Double(whole) + Double(number) / Double(1 << whole) - 1
  }
}

extension SearchFinder.Entry {
  fileprivate mutating func add(_ other: SearchFinder.Entry, _ quality: Double) {
    title = max(title, other.title * quality)
    sections.merge(other.sections.mapValues { $0 * quality }) { max($0, $1) }
  }
}
