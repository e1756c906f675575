import HTML

/// Gathers the terms of some pages that follow each other: on which page each stands, in which section, and where there.
///
/// One collector serves a worker for all of its pages, so that a term is stored once and nothing is set up anew for a
/// page.
package struct TermCollector: Sendable {
  /// That a term stands in a section of a page.
  struct Posting: Sendable {
    package let page: Int
    package let section: Int
    package let field: SearchField
  }

  private(set) var terms = TermTable()
  /// What is quoted of each page where it is found.
  package private(set) var texts: [SearchText] = []
  /// The last posting of each term.
  private var lastPostings: [Int32] = []
  /// All postings in the order of the pages, packed: a big book has millions.
  private var postings: [PackedPosting] = []
  private let firstPage: Int

  /// - Parameter firstPage: the number of the first page that will come.
  package init(firstPage: Int) {
    self.firstPage = firstPage
  }

  /// Takes in the next page.
  ///
  /// - Parameters:
  ///   - body: the page's article.
  ///   - sections: the ids of the elements at which a new section begins, in the order of the text.
  package mutating func add(_ body: HTMLReader, sections: [String]) {
    let page = firstPage + texts.count
    var text = SearchText()
    for piece in PageTextReader.pieces(of: body, sections: sections) {
      add(piece.text, page, piece.section, piece.place)
      switch piece.place {
      case .prose: text.quote(piece.text, section: piece.section)
      case .pointer: text.pointers.append(SearchPointer(sentence: piece.text, address: piece.target))
      case .pointerLink, .heading, .title, .figure: break
      }
    }
    texts.append(text)
  }

  /// Takes in what another page says of a place: its words are words of that place. Places come in the order of the pages.
  package mutating func add(sentence: String, of page: Int, section: Int) {
    add(Array(sentence.utf8), page, section, .pointer)
  }

  /// Hands over every posting with the number of its term, in the order of the pages.
  func forEachPosting(_ body: (_ term: Int, _ posting: Posting) -> Void) {
    for posting in postings { body(posting.term, posting.unpacked(firstPage: firstPage)) }
  }
}

extension TermCollector {
  private mutating func add(_ text: [UInt8], _ page: Int, _ section: Int, _ place: PageTextReader.Place) {
    text.withUnsafeBufferPointer { bytes in
      let field = Self.field(place, bytes)
      SearchTokenizer.scan(bytes) { token, _ in
        // A single letter says nothing; a single digit may be a version or a raw value.
        if token.count == 1, token[0] >= 0x61 { return }
        add(terms.insert(token), page, section, field)
      }
    }
  }

  private static func field(_ place: PageTextReader.Place, _ text: UnsafeBufferPointer<UInt8>) -> SearchField {
    switch place {
    case .prose, .figure: return .prose
    // Each sentence is found as a heading is.
    case .pointer, .pointerLink: return .longHeading
    case .heading, .title:
      var (words, pairs) = (0, 0)
      SearchTokenizer.scan(text) { token, _ in if token[0] < 0xE0 { words += 1 } else { pairs += 1 } }
      // Wide characters come in pairs that overlap, and most words have two of them.
      words += (pairs + 1) / 2
      return place == .title ? .title(words: words) : .heading(words: words)
    }
  }

  @inline(__always)
  private mutating func add(_ term: Int, _ page: Int, _ section: Int, _ field: SearchField) {
    if term == lastPostings.count { lastPostings.append(-1) }
    let last = Int(lastPostings[term])
    if last >= 0, postings[last].page == page - firstPage, postings[last].section == section {
      postings[last].merge(field)
      return
    }
    lastPostings[term] = Int32(postings.count)
    postings.append(PackedPosting(term: term, page: page - firstPage, section: section, field: field))
  }
}

/// A posting in eight bytes. Of a page with more sections than fit, the last ones count as one.
private struct PackedPosting {
  private let place: UInt32
  /// The term in the high bits, then how often it occurs, as far as that matters, and the field.
  private var rest: UInt32

  var term: Int { Int(rest >> 8) }
  var page: Int { Int(place >> 12) }
  var section: Int { Int(place & 0xFFF) }

  init(term: Int, page: Int, section: Int, field: SearchField) {
    place = UInt32(truncatingIfNeeded: page) << 12 | UInt32(min(section, 0xFFF))
    rest = UInt32(truncatingIfNeeded: term) << 8 | 1 << 3 | UInt32(field.rawValue)
  }

  /// The term once more in the same section.
  mutating func merge(_ field: SearchField) {
    let count = min(rest >> 3 & 31, 30) + 1
    rest = rest & ~0xFF | count << 3 | max(rest & 7, UInt32(field.rawValue))
  }

  func unpacked(firstPage: Int) -> TermCollector.Posting {
    var field = SearchField(rawValue: UInt8(rest & 7)) ?? .prose
    if field == .prose, rest >> 3 & 31 >= 3 { field = .proseOften }
    return TermCollector.Posting(page: firstPage + page, section: section, field: field)
  }
}
