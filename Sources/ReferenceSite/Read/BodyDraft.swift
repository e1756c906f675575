import HTML
import Orientation

/// The text of a page as HTML, but for what depends on other pages: each such place is a gap.
///
/// So a page is parsed once, and nothing of its tree is kept until all pages have been read.
struct BodyDraft: Sendable {
  /// What is missing in a place.
  enum Gap: Sendable {
    /// The start of a link with the destination that was written; without a title it is empty.
    case link(destination: String, title: String)
    /// An image with the destination that was written; without a title it is empty.
    case image(destination: String, text: String, title: String)
    /// The start of a link to the entry that a symbol link names; where it names a rule by its id, to that.
    case symbol(name: String, rule: Rule?)
    /// A generated block: its position among those of the page.
    case block(Int)
  }

  /// A place where something is missing.
  struct Place: Sendable {
    /// Where it is among all drafts.
    let position: HTMLWriter.Position
    /// The line in the page, from 1.
    let line: Int
    let gap: Gap
  }

  static let empty = BodyDraft(html: .empty, range: .start ..< .start, places: [])

  /// The drafts of all pages that were read together: thousands of small pieces would leave holes in memory that nothing
  /// else fits into.
  let html: HTMLFragment
  /// The page's own.
  let range: Range<HTMLWriter.Position>
  /// The gaps, in the order of the text.
  let places: [Place]
}
