import Basics

/// Where the entries of a book stand.
struct Entries: Sendable {
  /// An entry's page, as an index in the site's list, and its id there.
  typealias Place = (page: Int, id: String)

  /// Where an entry stands on two pages, the first in reading order is the one that links lead to.
  private var places: [EntryKey: Place] = [:]
  /// The same for the pages of the reference below a team's book alone: its links do not lead out of it.
  private var mountedPlaces: [EntryKey: Place] = [:]

  init(of pages: [Page]) {
    for (index, page) in pages.enumerated() {
      for (key, id) in page.entries {
        if places[key] == nil { places[key] = (index, id) }
        if page.isMounted, mountedPlaces[key] == nil { mountedPlaces[key] = (index, id) }
      }
    }
  }

  /// What there are entries of.
  var keys: Set<EntryKey> { Set(places.keys) }

  /// Whether the first entry of a key stands on a page.
  func isFirst(_ key: EntryKey, on page: Int) -> Bool { places[key]?.page == page }

  /// The entry that a symbol link names: a symbol, a rule, or any other key written in full.
  func key(named name: String) -> EntryKey? {
    for key in [EntryKey.symbol(name), .rule(name), .controller(name), EntryKey(name)] where places[key] != nil {
      return key
    }
    return nil
  }

  /// The entry that a link on a page leads to.
  func place(of key: EntryKey, from page: Page) -> Place? {
    page.isMounted ? mountedPlaces[key] ?? places[key] : places[key]
  }
}
