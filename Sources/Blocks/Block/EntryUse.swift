/// A page that uses an entry.
package struct EntryUse: Sendable {
  package let title: String
  /// The link from the page at hand.
  package let href: String
  /// The title of the part of the book that it is in; nil where the part has none.
  package let part: String?

  package init(title: String, href: String, part: String?) {
    self.title = title
    self.href = href
    self.part = part
  }
}
