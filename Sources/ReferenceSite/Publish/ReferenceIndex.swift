import Basics
import OrientationCatalog
import Search

/// A book that was read to be asked: where each entry stands, and which sections answer a question.
package struct ReferenceIndex: Sendable {
  /// A section of a page, as an answer quotes it.
  package struct Passage: Sendable, Equatable {
    /// The title of the page, and behind it that of the section.
    package let title: String
    /// The address on the web, where the book says where its site is; else the path below the site's root.
    package let address: String
    /// How the section begins.
    package let text: String
  }

  /// How many characters of a section are quoted.
  private static let longestQuote = 700
  /// How many sections of one page are found.
  private static let mostOfPage = 3

  private let site: SiteIndex
  private let texts: [SearchText]
  private let finder: SearchFinder
  private let entries: [EntryKey: (page: Int, id: String)]

  /// - Parameter terms: what was collected from the pages, in their order.
  init(site: SiteIndex, terms: [CollectedTerms]) {
    self.site = site
    texts = terms.flatMap(\.texts)
    finder = SearchFinder(SearchIndex(terms, pageCount: site.pages.count))
    entries = Dictionary(site.entriesInOrder.map { ($0.key, ($0.page, $0.id)) }) { first, _ in first }
  }

  /// The address of an entry; nil where the book has none.
  package func address(of key: EntryKey) -> String? { entries[key].map { address(ofPage: $0.page, $0.id) } }

  /// What answers a question, the best first: the entry that it names, the message that it is, and sections of pages.
  package func find(_ question: String, most: Int) -> [Passage] {
    var found: [Passage] = []
    var countOfPage: [Int: Int] = [:]
    for key in names(in: question) {
      if let (page, id) = entries[key], found.count < most {
        found.append(passage(of: page, section(id, of: page), id))
      }
    }
    for match in finder.matches(for: question) where found.count < most {
      guard let passage = passage(of: match) else { continue }
      if found.contains(where: { $0.address == passage.address }) { continue }
      countOfPage[match.page, default: 0] += 1
      if countOfPage[match.page, default: 0] <= Self.mostOfPage { found.append(passage) }
    }
    return found
  }
}

extension ReferenceIndex {
  /// The entries that a question names: what is called exactly so, and the message whose text it has.
  private func names(in question: String) -> [EntryKey] {
    let wanted = SearchTokenizer.folded(question)
    let value = question.filter { !$0.isWhitespace }
    let named = site.entriesInOrder.map(\.key).filter { key in
      guard let name = SearchName(key, site.language), !wanted.isEmpty else { return false }
      // A method is known by its last part, and by that without its arguments.
      let last = name.text.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? ""
      return ([name.text, last] + name.others).contains { other in
        let folded = SearchTokenizer.folded(other)
        return folded == wanted || question.utf8.last == UInt8(ascii: ":") && folded.hasSuffix(wanted)
      } || name.values.contains(value)
    }
    let message = MessageFinder.find(question).map { [EntryKey.message($0.best.id)] } ?? []
    return named + message.filter { !named.contains($0) }
  }

  private func passage(of match: SearchFinder.Match) -> Passage? {
    let page = site.pages[match.page]
    guard let pointer = texts[match.page].pointer(ofSection: match.section) else {
      let id = match.section > 0 && match.section <= page.contents.count ? page.contents[match.section - 1].id : nil
      return passage(of: match.page, match.section, id)
    }
    // A sentence that leads to what answers it is quoted with the address that it leads to.
    let parts = pointer.address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let target = BookPath.resolve(String(parts[0]), in: BookPath.folder(of: page.output))
    guard let index = site.pages.firstIndex(where: { $0.output == target }) else { return nil }
    let answer = passage(of: index, 0, parts.count > 1 ? BookPath.decode(String(parts[1])) : nil)
    return Passage(title: answer.title, address: answer.address, text: pointer.sentence)
  }

  private func passage(of page: Int, _ section: Int, _ id: String?) -> Passage {
    let passages = texts[page].passages
    let text = (passages.first { $0.section == section } ?? passages.first).map {
      String(decoding: $0.text, as: UTF8.self)
    }
    let contents = site.pages[page].contents
    let heading = section > 0 && section <= contents.count ? " – " + contents[section - 1].title : ""
    let quote = text ?? site.descriptions[page]
    return Passage(
      title: site.pages[page].title + heading, address: address(ofPage: page, id),
      text: quote.count > Self.longestQuote ? quote.prefix(Self.longestQuote) + "…" : quote)
  }

  /// The number of the section that an id begins, or 0.
  private func section(_ id: String, of page: Int) -> Int {
    site.pages[page].contents.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0
  }

  private func address(ofPage page: Int, _ id: String?) -> String {
    let output = site.pages[page].output
    return (site.address(of: output) ?? BookPath.encode(output)) + (id.map { "#" + BookPath.encode($0) } ?? "")
  }
}
