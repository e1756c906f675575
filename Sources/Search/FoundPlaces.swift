/// Where something that was asked stands.
struct FoundPlaces: Sendable {
  /// Its places on a page: the worth in each section, and in the page's title.
  struct OnPage: Sendable {
    var title = 0.0
    var sections: [Int: Double] = [:]

    /// The most that it is worth anywhere on the page.
    var best: Double { sections.values.max() ?? 0 }

    /// The same without pointers: what one says is said of the page that it leads to.
    var bestOfPage: Double {
      sections.lazy.filter { $0.key < PageTextReader.firstPointer }.map(\.value).max() ?? 0
    }
  }

  var pages: [Int: OnPage] = [:]
  /// On how many pages it stands, where not all of its places are known; else 0.
  var common = 0
  /// How far it is what was asked.
  var quality = 0.0

  /// On how many pages it stands. Where the words of a phrase are apart, it does not.
  var count: Int {
    max(pages.values.count { $0.title > 0 || $0.best > SearchWeight.apart.value }, common)
  }

  /// Adds a place.
  mutating func add(_ worth: Double, page: Int, section: Int, isTitle: Bool) {
    var entry = pages[page] ?? OnPage()
    if isTitle { entry.title = max(entry.title, worth) }
    entry.sections[section] = max(entry.sections[section] ?? 0, worth)
    pages[page] = entry
  }

  /// Adds what means the same, as far as it does.
  mutating func add(_ other: FoundPlaces, quality share: Double) {
    common = max(common, other.common)
    if !other.pages.isEmpty || other.common > 0 { quality = max(quality, other.quality) }
    for (page, places) in other.pages {
      var entry = pages[page] ?? OnPage()
      entry.title = max(entry.title, places.title * share)
      entry.sections.merge(places.sections.mapValues { $0 * share }) { max($0, $1) }
      pages[page] = entry
    }
  }

  /// The pages that have all words of a phrase, and the sections that do. A word that is common may be anywhere.
  static func together(_ words: [FoundPlaces]) -> FoundPlaces {
    if words.count == 1 { return words[0] }
    var all = FoundPlaces()
    all.quality = words.map(\.quality).min() ?? 0
    for page in Set(words.flatMap(\.pages.keys)) where words.allSatisfy({ $0.common > 0 || $0.pages[page] != nil }) {
      all.pages[page] = together(words, on: page)
    }
    return all
  }

  private static func together(_ words: [FoundPlaces], on page: Int) -> OnPage {
    let entries = words.compactMap { $0.pages[page] }
    let isTitle = entries.count == words.count && entries.allSatisfy { $0.title > 0 }
    var both = OnPage(title: isTitle ? entries.map(\.title).min() ?? 0 : 0)
    for section in Set(entries.flatMap(\.sections.keys)) {
      let isPointer = section >= PageTextReader.firstPointer
      let worths = words.compactMap { $0.pages[page]?.sections[section] ?? ($0.common > 0 && !isPointer ? 0 : nil) }
      if worths.count == words.count { both.sections[section] = worths.reduce(0, +) / Double(words.count) }
    }
    // Here one and there the other is not much.
    if both.sections.isEmpty { both.sections[0] = SearchWeight.apart.value }
    return both
  }
}
