import HTML

/// The text of a page as HTML, but for what depends on other pages: each such place is a gap.
///
/// So a page is parsed once, and nothing of its tree is kept until all pages have been read.
struct BodyDraft: Sendable {
  /// What is missing in a place.
  enum Gap: Sendable {
    /// The address of a link with the destination that was written.
    case link(destination: String)
    /// The address of an image with the destination that was written.
    case image(destination: String)
    /// The address of the entry that a symbol link names.
    case symbol(name: String)
    /// A generated block: its position among those of the page.
    case block(Int)
  }

  /// A place where something is missing.
  struct Place: Sendable {
    /// How many bytes of all drafts stand before it.
    let offset: Int
    /// The line in the page, from 1.
    let line: Int
    let gap: Gap
  }

  static let empty = BodyDraft(html: .empty, range: 0..<0, places: [])

  /// The drafts of all pages that were read together: thousands of small pieces would leave holes in memory that nothing
  /// else fits into.
  let html: HTMLFragment
  /// The page's own.
  let range: Range<Int>
  /// The gaps, in the order of the text.
  let places: [Place]
}
