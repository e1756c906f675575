/// What search engines and chats show of each page: a description that no other page has.
struct Descriptions {
  private var taken: Set<String> = []
  private let siteTitle: String

  /// The descriptions of pages, in their order.
  static func of(_ pages: [Page], siteTitle: String) -> [String] {
    var descriptions = Descriptions(siteTitle: siteTitle)
    return pages.map { descriptions.description(of: $0) }
  }

  /// A text that is cut down to what may be shown: at a clause, or at a word, if there is one not too far in front.
  static func cut(_ text: String) -> String {
    guard text.count > PageLead.length.upperBound else { return text }
    let start = text.prefix(PageLead.length.upperBound - 1)
    let least = text.index(text.startIndex, offsetBy: PageLead.length.lowerBound)
    let clause = start.lastIndex { ",;:，；：、".contains($0) }
    let end = [clause, start.lastIndex(of: " ")].lazy.compactMap { $0 }.first { $0 >= least }
    return text[..<(end ?? start.endIndex)] + "…"
  }
}

extension Descriptions {
  private mutating func description(of page: Page) -> String {
    let lead = page.lead
    let title = page.title + (siteTitle == page.title ? "" : " – " + siteTitle)
    var candidates: [String]
    if !lead.text.isEmpty {
      let texts = [lead.text, "\(page.title): \(lead.text)"]
      // What stands behind a sentence that is left out may refer to it: below the title it makes sense.
      candidates = (lead.longSentence == nil ? texts : texts.reversed()).filter { PageLead.length.contains($0.count) }
    } else {
      candidates = lead.longSentence.map { [$0, "\(page.title): \($0)"] } ?? []
    }
    // Paths are told apart.
    candidates += [title, "\(page.output) – \(title)"]
    let description = candidates.lazy.map(Self.cut).first { !taken.contains($0) } ?? page.output
    taken.insert(description)
    return description
  }
}
