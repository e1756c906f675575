/// A section that has something of what was asked; section 0 is the page itself.
struct FoundSection: Sendable {
  let page: Int
  let section: Int
  let score: Double
  /// How much of the question it answers.
  let coverage: Double
  let rank: SearchRank
  /// Whether the page's title has every word that any page has.
  let isTitle: Bool
  /// Whether its page says why, and not what is done.
  var isWhy: Bool { rank.rawValue >= SearchRank.rule.rawValue }
}

/// What was found for each group of a question.
struct FoundGroups: Sendable {
  private struct Found {
    let group: SearchQuestion.Group
    let places: FoundPlaces
    /// How much it says: a word on half as many pages says one more.
    let rarity: Double
    var share: Double { rarity * (group.isVersion ? SearchWeight.version.value : 1) }
  }

  private let found: [Found]
  private let synonyms: Set<Int>
  /// How many groups were asked for.
  private let count: Int
  /// What it was found by.
  private var terms: Set<String> = []
  /// Words that no page has.
  let missing: [String]
  /// How much all of the question says. A word that no page has counts as much as the others do.
  private let total: Double

  init(_ question: SearchQuestion, in terms: SearchTerms, pageCount: Int) {
    let mayErr = question.groups.count <= Int(SearchWeight.mostGuessed.value)
    var (found, missing): ([Found], [String]) = ([], [])
    for group in question.groups {
      let places = terms.places(of: group, mayErr: mayErr, terms: &self.terms)
      if places.pages.isEmpty, places.common == 0 {
        missing.append(group.text)
      } else {
        found.append(
          Found(group: group, places: places, rarity: Self.rarity(places.count, of: pageCount) * group.weight))
      }
    }
    (self.found, self.missing) = (found, missing)
    count = question.groups.count
    synonyms = Set(question.groups.compactMap(\.synonyms))
    let known = found.reduce(0) { $0 + $1.share }
    total = found.isEmpty ? 1 : known * Double(question.groups.count) / Double(found.count)
  }

  /// The sections that answer, the best first.
  func sections(of pages: [SearchPage]) -> [FoundSection] {
    var sections: [FoundSection] = []
    for page in Set(found.flatMap(\.places.pages.keys)) {
      let entries = found.map { $0.places.pages[page] }
      for section in Set(entries.flatMap { $0.map { Array($0.sections.keys) } ?? [] }).union([0]) {
        sections.append(self.section(section, of: page, entries, pages[page].rank))
      }
    }
    return sections.sorted { ($1.score, $0.page, $0.section) < ($0.score, $1.page, $1.section) }
  }

  /// How much of a title was asked for.
  func share(of title: SearchTitle) -> Double {
    let found = title.parts.reduce(0) { $0 + ($1.terms.contains(where: terms.contains) ? $1.worth : 0) }
    return Double(found) / Double(max(1, title.worth))
  }

  /// What a title is worth for the terms of several words in it: those that were asked for, and those that only share a word.
  func worth(ofTermsIn title: SearchTitle) -> Double {
    var worth = 1.0
    for (phrase, words, row) in SearchPhrase.terminology where title.row.has(row) {
      if synonyms.contains(phrase.group) { return (count > 1 ? SearchWeight.askedTerm : .onlyTerm).value }
      if words.contains(where: terms.contains) { worth = SearchWeight.otherTerm.value }
    }
    return worth
  }
}

extension FoundGroups {
  private func section(_ section: Int, of page: Int, _ entries: [FoundPlaces.OnPage?], _ rank: SearchRank)
    -> FoundSection
  {
    var (score, coverage, isTitle) = (0.0, 0.0, section == 0)
    for (found, entry) in zip(found, entries) {
      let (worth, part) = Self.part(of: section, in: entry, isCommon: found.places.common > 0)
      score += found.rarity * worth
      let certainty = found.places.quality > SearchWeight.guessed.value ? 1 : SearchWeight.guessedCover.value
      coverage += found.share * part * certainty / total
      isTitle = isTitle && entry.map { $0.title > 0 } ?? false
    }
    let isNamed = isTitle && rank.rawValue < SearchRank.rule.rawValue && coverage > SearchWeight.titleCoverage.value
    return FoundSection(
      page: page, section: section, score: score * (coverage * coverage.squareRoot() * rank.worth), coverage: coverage,
      rank: rank,
      isTitle: isNamed)
  }

  /// What a section has of a group, by itself or from elsewhere on the page, and how far that counts as an answer.
  private static func part(of section: Int, in entry: FoundPlaces.OnPage?, isCommon: Bool) -> (
    worth: Double, cover: Double
  ) {
    let own = entry?.sections[section] ?? 0
    var part = (worth: own, cover: own > 0 ? 1.0 : 0)
    func inherit(_ value: Double, _ worth: SearchWeight, _ cover: SearchWeight) {
      if value > 0 { part = (max(part.worth, value * worth.value), max(part.cover, cover.value)) }
    }
    if let entry, section < PageTextReader.firstPointer {
      inherit(entry.title, .titleWorth, .titleCover)
      let best = entry.bestOfPage
      if best <= SearchWeight.apart.value {
        inherit(best, .commonWorth, .commonCover)
      } else if section > 0 {
        inherit(best, .pageWorth, .pageCover)
      } else {
        inherit(best, .sectionsWorth, .sectionsCover)
      }
    }
    if isCommon { inherit(1, .commonWorth, .commonCover) }
    return part
  }

  /// The logarithm to the base of 2, nearly: the script comes to the same number.
  private static func rarity(_ count: Int, of pageCount: Int) -> Double {
    let parts = 16 + 16 * pageCount / max(1, count)
    let whole = Int.bitWidth - 1 - parts.leadingZeroBitCount
    return Double(whole) + Double(parts) / Double(1 << whole) - 5
  }
}

extension String {
  /// Whether another text stands in it, byte by byte.
  func has(_ other: String) -> Bool {
    let (all, wanted) = (utf8, other.utf8)
    guard let first = wanted.first, all.count >= wanted.count else { return wanted.isEmpty }
    var rest = all[...]
    while let start = rest.firstIndex(of: first) {
      if all[start...].starts(with: wanted) { return true }
      rest = all[all.index(after: start)...]
    }
    return false
  }
}
