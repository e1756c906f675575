/// What in ALIASES.md is no alias, or one that cannot be.
package enum AliasFault: Sendable, Equatable {
  /// Something besides headings, paragraphs and lists of links.
  case notALink(String)
  /// An address that is no page of a site.
  case notAPage(address: String)
  /// An address that leads somewhere without an alias.
  case taken(address: String)
  /// An address that an earlier line sends on already.
  case repeated(address: String, firstLine: Int)
  /// A destination that is no page of the book.
  case leadsOut(destination: String)
}
