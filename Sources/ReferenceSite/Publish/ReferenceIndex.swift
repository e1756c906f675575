import Basics
import OrientationCatalog
import Search

/// A book that was read to be asked: where each entry stands, and which sections answer a question.
package struct ReferenceIndex: Sendable {
  /// A section of a page, as an answer quotes it.
  package struct Passage: Sendable, Equatable {
    /// The title of the page, and behind it that of the section.
    package let title: String
    /// The address of the section, which leads ``read(_:from:limit:)`` to it.
    package let address: String
    /// How the section begins.
    package let text: String
  }

  /// What was found for a question.
  package struct Findings: Sendable {
    package let passages: [Passage]
    /// Words of the question that no page has.
    package let missing: [String]
    /// Whether too little of the question is answered: what is there is only near.
    package let isWeak: Bool
  }

  /// A page or a section of one, or as much of it as was wanted.
  package struct Excerpt: Sendable, Equatable {
    package let title: String
    package let address: String
    /// Markdown; a link leads to an address as an answer has it.
    package let text: String
    /// How many bytes the page or section has.
    package let size: Int
    /// The byte at which to read on; nil where nothing follows.
    package let next: Int?
  }

  /// That an address names nothing here.
  package enum Missing: Error, Equatable {
    /// No page; the addresses of the nearest.
    case page(nearest: [String])
    /// A page without a section of the name; those that it has.
    case section(names: [String])
  }

  /// How many characters of a section are quoted.
  private static let longestQuote = 700
  private let site: SiteIndex
  private let texts: [SearchText]
  private let finder: SearchFinder
  private let entries: [EntryKey: (page: Int, id: String)]
  private let pageOfOutput: [String: Int]
  /// Where the site is: on the web, where the book says so, or in the folder that the caller knows; nil where nobody does.
  private let root: String?

  /// - Parameters:
  ///   - texts: what is quoted of the pages, in their order.
  ///   - terms: what was collected from them, in their order.
  ///   - folder: the address of the folder with the site, with a `/` at its end.
  init(site: SiteIndex, texts: [SearchText], terms: [CollectedTerms], folder: String?) {
    self.site = site
    root = site.address(of: "") ?? folder
    pageOfOutput = Dictionary(site.pages.enumerated().map { ($1.output, $0) }) { first, _ in first }
    self.texts = texts
    finder = SearchFinder(SearchedSite(site, texts: texts, terms: terms))
    entries = Dictionary(site.entriesInOrder.map { ($0.key, ($0.page, $0.id)) }) { first, _ in first }
  }

  /// The address of an entry; nil where the book has none. It is absolute where anybody knows where the site is, and else a path from the
  /// site's root.
  package func address(of key: EntryKey) -> String? {
    entries[key].map { address(of: site.pages[$0.page], BookPath.encode($0.id)) }
  }

  /// The messages that a pasted text may be, the best first; those that it may be as well as the first are `equal`.
  package static func message(in pasted: String) -> (best: MessageRecord, equal: [MessageRecord])? {
    MessageFinder.find(pasted)
  }

  /// What answers a question, the best first: the entry that it names, the message that it is, and sections of pages.
  package func find(_ question: String, most: Int) -> Findings {
    let answer = finder.find(question)
    return Findings(passages: answer.results.prefix(most).map(passage), missing: answer.missing, isWeak: answer.isWeak)
  }

  /// A page in Markdown, or the section that a place on it belongs to.
  ///
  /// - Parameters:
  ///   - address: an address of an answer, or a path from the root of the site, with or without the ending.
  ///   - start: how many bytes of it have been read.
  ///   - limit: how many bytes at most are read; it ends with a line where one ends in time.
  package func read(_ address: String, from start: Int, limit: Int) throws(Missing) -> Excerpt {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let number = page(at: parts[0]) else { throw .page(nearest: nearest(to: parts[0])) }
    let page = site.pages[number]
    let id = parts.count > 1 ? BookPath.decode(parts[1]) : ""
    guard let text = twin(of: page, number, at: id) else { throw .section(names: page.searchedSections.map(\.id)) }
    let rest = text[min(start, text.count)...]
    let excerpt = TextCut.prefix(of: rest, limit: limit)
    return Excerpt(
      title: title(of: page, id), address: self.address(of: page, BookPath.encode(id)),
      text: String(decoding: excerpt, as: UTF8.self), size: text.count,
      next: excerpt.endIndex < text.count ? excerpt.endIndex : nil)
  }
}

extension ReferenceIndex {
  private func passage(of result: SearchFinder.Result) -> Passage {
    let page = site.pages[result.page]
    let passages = texts[result.page].passages
    let text = (passages.first { $0.section == result.section } ?? passages.first).map {
      String(decoding: $0.text, as: UTF8.self)
    }
    let id = result.section > 0 ? page.searchedSections[result.section - 1].id : ""
    let quote = result.sentence ?? text ?? site.descriptions[result.page]
    return Passage(
      title: title(of: page, id), address: address(of: page, result.id),
      text: quote.count > Self.longestQuote ? quote.prefix(Self.longestQuote) + "…" : quote)
  }

  /// The title of a page, and behind it that of a section.
  private func title(of page: Page, _ id: String) -> String {
    page.title + (page.searchedSections.first { $0.id == id }.map { " – " + $0.title } ?? "")
  }

  /// - Parameter id: as it stands in an address; empty for the page itself.
  private func address(of page: Page, _ id: String) -> String {
    let address = site.address(of: page.output) ?? (root ?? "") + BookPath.encode(page.output)
    return address + (id.isEmpty ? "" : "#" + id)
  }

  /// The page that an address names, without a place on it.
  private func page(at address: String) -> Int? {
    let path = BookPath.decode(String((root.map { address.trimmingPrefix($0) } ?? address[...]).drop { $0 == "/" }))
    let file = path.hasSuffix("/") || path.isEmpty ? path + SiteLayout.home : path
    let names = [file, BookPath.page(for: file), file + "/" + SiteLayout.home]
    return names.lazy.compactMap { BookPath.resolve($0, in: "") }.compactMap { pageOfOutput[$0] }.first
  }

  /// Pages that somebody may have meant by a path: one with nearly its name, and those that have its words.
  private func nearest(to path: String) -> [String] {
    let named = Suggestion.nearest(to: path, in: site.pages.map(\.output)).flatMap { pageOfOutput[$0] }
    let words = path.map { $0.isLetter || $0.isNumber ? $0 : " " }
    let found = finder.find(String(words)).results.prefix(3).map(\.page)
    return ((named.map { [$0] } ?? []) + found).withoutRepeats.map { address(of: site.pages[$0], "") }
  }

  /// The text of a page in Markdown, or of the section that an id belongs to; nil where there is no such id.
  private func twin(of page: Page, _ number: Int, at id: String) -> [UInt8]? {
    var bench = Workbench(site: site, firstPage: number)
    _ = bench.write(page, page.body, of: site)
    return bench.body.read { html in
      let section = id.isEmpty ? html : html.section(at: id)
      return section.map { MarkdownTwin.markdown(of: $0) { link(to: $0, on: page) } }
    }
  }

  /// Where a link of a page leads to, from anywhere.
  private func link(to href: String, on page: Page) -> String {
    switch Destination(href) {
    case .place(let id): address(of: page, BookPath.encode(id))
    case .file(let path, let id):
      BookPath.resolve(path, in: BookPath.folder(of: page.output)).map { target in
        let place = id.map { BookPath.encode($0) } ?? ""
        return pageOfOutput[target].map { address(of: site.pages[$0], place) } ?? (root ?? "") + BookPath.encode(target)
      } ?? href
    case .website, .mail, .unsafe, .absolute: href
    }
  }
}
