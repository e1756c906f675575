import Basics

/// An element with an id that a generated block writes.
package struct BlockAnchor: Sendable {
  /// The id, unique on the page.
  package let id: String
  /// What the element is the entry of, if of anything: links to the key lead here.
  package let key: EntryKey?
  /// The title in the page's contents and its heading level (2 or 3), or nil to stay out of it.
  package let contents: (title: String, level: Int)?
  /// Whether the id is kept in the ledger of the site; false for what is there only as long as an app's code is as it is.
  package let isLasting: Bool

  package init(
    id: String, key: EntryKey? = nil, contents: (title: String, level: Int)? = nil, isLasting: Bool = true
  ) {
    self.id = id
    self.key = key
    self.contents = contents
    self.isLasting = isLasting
  }
}
