/// Finds what answers a question, in an index that is in memory.
///
/// The script of the site does the same with what it has loaded, and counts with the same numbers (``SearchWeight``): the browser
/// tests ask both. What differs is what readers see: the script marks words and suggests others.
package struct SearchFinder: Sendable {
  /// What answers: a section, a pointer or the entry of a name.
  package struct Result: Sendable {
    package let page: Int
    /// The section of the page; 0 for the page itself, or for an entry that is no section.
    package let section: Int
    /// The id that it leads to, as it stands in an address; empty for a page.
    package let id: String
    /// The sentence that leads there; nil where it was found itself.
    package let sentence: String?
  }

  /// What answers, the best first.
  package struct Answer: Sendable {
    package let results: [Result]
    /// Words of the question that no page has.
    package let missing: [String]
    /// Whether too little of the question is answered: what is there is only near.
    package let isWeak: Bool
  }

  private let site: SearchedSite
  private let terms: SearchTerms
  private let names: NameFinder
  /// The titles of pages, sections and pointers, and what pages are about.
  private let titles: [String: SearchTitle]
  /// The places of the entries of symbols, and how many each page has.
  private let symbolPlaces: Set<String>
  private let symbolCounts: [Int: Int]

  package init(_ site: SearchedSite) {
    self.site = site
    terms = SearchTerms(site.index)
    names = NameFinder(site.entries)
    let texts = site.pages.flatMap { page -> [String] in
      [page.title, page.subject ?? page.title] + page.sections.map(\.title) + page.pointers.map(\.sentence)
    }
    titles = Dictionary(Set(texts).map { ($0, SearchTitle($0)) }) { first, _ in first }
    let symbols = site.entries.filter(\.name.isSymbol)
    symbolPlaces = Set(symbols.map { "\($0.page)#\($0.id)" })
    symbolCounts = symbols.reduce(into: [:]) { counts, entry in counts[entry.page, default: 0] += 1 }
  }

  /// - Parameter typed: the question, as it was typed or pasted.
  package func find(_ typed: String) -> Answer {
    let question = SearchQuestion(typed)
    let named = names.find(question, terms: terms)
    let found = FoundGroups(question, in: terms, pageCount: site.pages.count)
    let sections = found.sections(of: site.pages)
    let coverage = sections.prefix(Int(SearchWeight.mostResults.value)).map(\.coverage).max() ?? 0
    let best = named.first?.score ?? 0
    let isWeak = coverage < SearchWeight.weak.value && best <= SearchWeight.sureName.value
    let candidates = ranked(question, found, named, sections)
    return Answer(
      results: results(candidates, most: Int((isWeak ? SearchWeight.mostNearest : .mostResults).value)),
      // Of a log line that is known, nobody looks for every word.
      missing: best > SearchWeight.knownName.value ? [] : found.missing, isWeak: isWeak)
  }
}

// From places to results, as the script goes.

extension SearchFinder {
  /// What may be a result: a name or a section.
  private struct Candidate {
    let page: Int
    var score: Double
    var entry: SearchedSite.Entry?
    var section: FoundSection?
    /// How much of its title was asked for.
    var share = 1.0
    /// Whether its whole title was.
    var isAsked = false
    /// Whether the title of its page names another subject before a colon.
    var isOther = false
  }

  /// Everything that may be a result, the best first.
  private func ranked(
    _ question: SearchQuestion, _ groups: FoundGroups, _ named: [(entry: SearchedSite.Entry, score: Double)],
    _ sections: [FoundSection]
  ) -> [Candidate] {
    var found = sections.prefix(Int(SearchWeight.mostWeighed.value)).map { weighed($0, question, groups) }
    let raws = found.map(\.score)
    let first = sections.first?.score ?? 0
    let top = max(first > 0 ? first : 1, raws.filter { $0 < .infinity }.max() ?? 0)
    for index in found.indices { found[index].score = score(of: found[index], top: top, isWord: question.isWord) }
    // What has all words of the question comes before the symbols in it, as far as a reader looks.
    let whole = found.filter { ($0.section?.coverage ?? 0) >= SearchWeight.whole.value }.map(\.score).sorted(by: >)
    let least = whole.isEmpty ? nil : whole[min(whole.count, Int(SearchWeight.mostBeforeSymbols.value)) - 1] - 1
    let contained = SearchWeight.contained.value
    let entries = named.map { name in
      Candidate(
        page: name.entry.page, score: name.score == contained ? min(contained, least ?? contained) : name.score,
        entry: name.entry)
    }
    return inPlaces((entries + found).stablySorted { $0.score > $1.score })
  }

  /// A section with what its title says; infinite where that is the question.
  private func weighed(_ found: FoundSection, _ question: SearchQuestion, _ groups: FoundGroups) -> Candidate {
    let page = site.pages[found.page]
    let (text, id) = page.heading(of: found.section)
    let title = title(text)
    let share = groups.share(of: title)
    var candidate = Candidate(
      page: found.page, score: found.score * (1 + share * SearchWeight.named.value), section: found, share: share,
      isAsked: share >= SearchWeight.whole.value)
    // A title names its subject, before a colon if it has one: of another subject than what was asked, a page says less, and
    // its title is no answer.
    let subject = page.subject
    if page.pointer(ofSection: found.section) == nil, groups.share(of: self.title(subject ?? page.title)) == 0 {
      candidate.score *= (subject == nil ? SearchWeight.otherPage : .otherSubject).value
      candidate.isOther = subject != nil
    }
    // Whoever says a whole title wants that page, whatever it is.
    if candidate.isAsked { candidate.score /= found.rank.worth }
    candidate.score *= groups.worth(ofTermsIn: title)
    // The entry of a symbol that is named in a question says less than what is about the question.
    if question.isQuestion, symbolPlaces.contains("\(found.page)#\(id)") {
      candidate.score *= SearchWeight.symbol.value
    }
    if question.isQuestion, Double(symbolCounts[found.page] ?? 0) >= SearchWeight.manySymbols.value {
      candidate.score *= SearchWeight.symbolList.value
    }
    let isNamed = (question.isQuestion || found.section == 0) && title.folded == question.folded
    if isNamed { candidate.score = .infinity }
    return candidate
  }

  private func title(_ text: String) -> SearchTitle { titles[text] ?? SearchTitle(text) }

  private func score(of candidate: Candidate, top: Double, isWord: Bool) -> Double {
    let raw = candidate.score
    if raw == .infinity { return (candidate.section?.section == 0 ? SearchWeight.pageNamed : .sectionNamed).value }
    let isAbout = !candidate.isOther && candidate.share > SearchWeight.titleShare.value
    let isTitle = candidate.section?.isTitle == true && (isWord || isAbout)
    return isTitle
      ? SearchWeight.title.value + min(raw, SearchWeight.mostOfTitle.value)
      : SearchWeight.place.value + SearchWeight.bestPlace.value * raw / top
  }

  /// The first places are of different pages, and evidence stands behind them unless it is asked for.
  private func inPlaces(_ candidates: [Candidate]) -> [Candidate] {
    var front: [Int] = []
    for (index, candidate) in candidates.enumerated() where front.count < Int(SearchWeight.firstPlaces.value) {
      let isBehind = candidate.section?.rank == .evidence && !candidate.isAsked
      if !isBehind, !front.contains(where: { target(of: candidates[$0]) == target(of: candidate) }) {
        front.append(index)
      }
    }
    // A rule is why: it stands behind what is done, where that says as much.
    let done = front.compactMap { candidates[$0].section }.filter { !$0.isWhy }
    func isWhy(_ candidate: Candidate) -> Bool {
      guard let section = candidate.section, section.isWhy, !candidate.isAsked else { return false }
      return done.contains { $0.coverage >= section.coverage - SearchWeight.why.value }
    }
    front = front.filter { !isWhy(candidates[$0]) } + front.filter { isWhy(candidates[$0]) }
    return front.map { candidates[$0] } + candidates.indices.filter { !front.contains($0) }.map { candidates[$0] }
  }

  /// The page that it leads to.
  private func target(of candidate: Candidate) -> Int {
    let page = site.pages[candidate.page]
    return candidate.section.flatMap { page.pointer(ofSection: $0.section)?.page } ?? candidate.page
  }

  private func results(_ candidates: [Candidate], most: Int) -> [Result] {
    var results: [Result] = []
    var seen: Set<String> = []
    var counts: [Int: Int] = [:]
    for candidate in candidates where results.count < most {
      let section = candidate.section?.section ?? 0
      // Beside its page, a section that is named for something else says nothing new.
      if section > 0, candidate.share == 0, counts[candidate.page] != nil { continue }
      let result = result(of: candidate)
      let path = site.pages[result.page].path
      let address = result.id.isEmpty ? path : "\(path)#\(result.id)"
      // The page of a rule is its rule, and says it once; no page takes all places.
      let key = candidate.entry.map { $0.name.kind == .rule } ?? (section == 0) ? path : address
      let count = counts[candidate.page] ?? 0
      if seen.contains(key) || seen.contains(address) { continue }
      if candidate.entry == nil, result.sentence == nil, count == Int(SearchWeight.mostOfPage.value) { continue }
      seen.formUnion([key, address])
      counts[result.page, default: 0] += 0
      if candidate.entry == nil { counts[candidate.page] = count + 1 }
      results.append(result)
    }
    return results
  }

  private func result(of candidate: Candidate) -> Result {
    let page = site.pages[candidate.page]
    if let entry = candidate.entry {
      let section = page.sections.firstIndex { $0.id == entry.id }
      return Result(page: entry.page, section: section.map { $0 + 1 } ?? 0, id: entry.id, sentence: nil)
    }
    let section = candidate.section?.section ?? 0
    if let pointer = page.pointer(ofSection: section) {
      return Result(page: pointer.page, section: pointer.section, id: pointer.id, sentence: pointer.sentence)
    }
    return Result(page: candidate.page, section: section, id: page.heading(of: section).id, sentence: nil)
  }
}

extension SearchPage {
  /// The pointer that a section is; nil for one that is none.
  fileprivate func pointer(ofSection section: Int) -> Pointer? {
    let number = section - PageTextReader.firstPointer
    return pointers.indices.contains(number) ? pointers[number] : nil
  }

  /// The title and the id of a section; those of the page for 0, and the sentence of a pointer.
  fileprivate func heading(of section: Int) -> (title: String, id: String) {
    if let pointer = pointer(ofSection: section) { return (pointer.sentence, "") }
    guard section > 0, section <= sections.count else { return (title, "") }
    return (sections[section - 1].title, sections[section - 1].id)
  }

  /// What the title names before a colon.
  fileprivate var subject: String? {
    let bytes = Array(title.utf8)
    let colons = [Array(": ".utf8), Array("\u{FF1A}".utf8)]
    let colon = bytes.indices.first { index in colons.contains { bytes[index...].starts(with: $0) } }
    return colon.map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}
