import Basics
import Blocks
import Diagnostics
import HTML

/// Writes the body of a page: its draft, with what depends on other pages filled in.
struct PageBody {
  private let site: SiteIndex
  private let page: Page
  private let draft: BodyDraft
  private let context: BlockContext
  private var links: LinkResolver

  /// The problems found while the page was written.
  private(set) var problems: [(problem: Problem, line: Int)] = []
  /// The files of the book that the page shows or links to.
  var usedFiles: Set<String> { links.usedFiles }
  /// What may still be spent on suggestions on other pages.
  var effort: SuggestionEffort { links.effort }

  init(site: SiteIndex, page: Page, draft: BodyDraft, effort: SuggestionEffort = SuggestionEffort()) {
    self.site = site
    self.page = page
    self.draft = draft
    links = LinkResolver(site: site, page: page, effort: effort)
    context = BlockContext(
      href: { site.href($0, from: page) }, usedBy: { site.usedBy($0, from: page) }, language: site.language,
      root: BookPath.root(from: page.output),
      repository: page.isMounted ? site.mount?.repository : site.summary.repository)
  }

  /// Writes the body.
  mutating func write(into body: inout HTMLWriter) {
    let html = draft.html
    let firstClaim = page.blocks.firstIndex { $0.claimedVersion != nil }
    var context = context
    var written = draft.range.lowerBound
    for place in draft.places {
      body.append(html, written..<place.position)
      written = place.position
      switch place.gap {
      case .link(let destination, let title):
        body.open(.a, [.href(address(links.resolve(link: destination), place.line))] + Self.attributes(title))
      case .image(let destination, let text, let title):
        let address = address(links.resolve(image: destination), place.line)
        body.void(.img, [.address("src", address), .alt(text)] + Self.attributes(title))
      case .symbol(let name, let rule):
        let title = rule.map { $0.title(in: site.language) } ?? ""
        let address = Attribute.href(address(ofSymbol: name, place.line))
        body.open(.a, as: rule == nil ? .symbol : .rule, Self.attributes(title) + [address])
      case .block(let index):
        context.isFirstClaim = index == firstClaim
        page.blocks[index].render(into: &body, context: context)
        body.startLine()
      }
    }
    body.append(html, written..<draft.range.upperBound)
  }
}

extension PageBody {
  private static func attributes(_ title: String) -> [Attribute] { title.isEmpty ? [] : [.title(title)] }

  private mutating func address(_ answer: LinkResolver.Answer, _ line: Int) -> String {
    switch answer {
    case .address(let address): return address
    case .problem(let problem):
      problems.append((problem, line))
      return "#"
    }
  }

  private mutating func address(ofSymbol name: String, _ line: Int) -> String {
    if let href = site.key(named: name).flatMap({ site.href($0, from: page) }) { return href }
    problems.append((.symbolUnknown(name: name, suggestion: links.suggestion(forSymbol: name)), line))
    return "#"
  }
}
