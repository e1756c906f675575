import HTML

/// Finds where a page uses each term for the first time, in its prose.
struct TermSearch {
  private var html: HTMLReader
  private let glossary: Glossary
  private let href: (_ page: Int, _ id: String) -> String
  /// The terms that have not been found yet.
  private var isOpen: [Bool]
  /// How many paragraphs, items and the like the text at hand is in.
  private var depth = 0
  private var links: [TermLink] = []

  /// The terms of a glossary on a page that is written, in the order of the text.
  ///
  /// - Parameter href: the address of a row.
  static func links(
    in html: HTMLReader, glossary: Glossary, href: @escaping (_ page: Int, _ id: String) -> String
  ) -> [TermLink] {
    var search = TermSearch(
      html: html, glossary: glossary, href: href, isOpen: Array(repeating: true, count: glossary.places.count))
    while let event = search.html.next() {
      switch event {
      case .text(let text): if search.depth > 0 { search.read(text) }
      case .start(let element, let part): search.enter(element, part)
      case .end(let element, _): if Self.isProse(element) { search.depth -= 1 }
      }
    }
    return search.links
  }
}

extension TermSearch {
  /// What is a part has been composed by its writer: prose is the rest. In it, headings, the bold words that some paragraphs begin
  /// with, links and code have no links, nor has what is shown only once it is opened: readers would miss the first use.
  private mutating func enter(_ element: HTMLElement, _ part: HTMLPart?) {
    if part != nil {
      html.skip(element)
      return
    }
    switch element {
    case .a, .abbr, .button, .code, .details, .figure, .form, .h1, .h2, .h3, .h4, .h5, .h6, .kbd, .label, .pre, .script,
      .small, .span, .strong, .svg, .table, .template:
      html.skip(element)
    case _ where Self.isProse(element): depth += 1
    default: break
    }
  }

  private static func isProse(_ element: HTMLElement) -> Bool {
    switch element {
    case .p, .li, .dd: true
    default: false
    }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      guard let match = glossary.match(in: text, at: index) else {
        index += 1
        continue
      }
      let end = index + match.length
      if let term = match.term, isOpen[term] {
        isOpen[term] = false
        let range = html.position(before: text.count - index)..<html.position(before: text.count - end)
        let place = glossary.places[term]
        links.append(TermLink(range: range, href: href(place.page, place.id)))
      }
      index = end
    }
  }
}
