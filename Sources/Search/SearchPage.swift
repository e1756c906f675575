/// What a search knows of a page besides its terms.
package struct SearchPage: Sendable {
  /// What is listed in the page's contents.
  package struct Section: Sendable {
    package let title: String
    /// The id, as it stands in an address.
    package let id: String

    package init(title: String, id: String) {
      self.title = title
      self.id = id
    }
  }

  /// A sentence of the page that leads to what answers it.
  package struct Pointer: Sendable {
    package let sentence: String
    /// Where it leads, and there to which section; 0 for the page itself.
    package let page: Int
    package let section: Int
    /// The id that it leads to, as it stands in an address; empty for none.
    package let id: String

    package init(sentence: String, page: Int, section: Int, id: String) {
      self.sentence = sentence
      self.page = page
      self.section = section
      self.id = id
    }
  }

  package let title: String
  /// Its path in the site, as it stands in an address.
  package let path: String
  /// The part and the pages that it is below.
  package let trail: [String]
  package let sections: [Section]
  package let pointers: [Pointer]
  package let rank: SearchRank

  package init(
    title: String, path: String, trail: [String], sections: [Section], pointers: [Pointer], rank: SearchRank
  ) {
    self.title = title
    self.path = path
    self.trail = trail
    self.sections = sections
    self.pointers = pointers
    self.rank = rank
  }
}
