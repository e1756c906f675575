import Basics
import Orientation

/// What a generated block may ask about the site it stands in.
package struct BlockContext: Sendable {
  /// The link from the page at hand to a key's entry, or nil where this book has no entry for it.
  package let href: @Sendable (EntryKey) -> String?
  /// The pages that use an entry, without the page it stands on, in reading order.
  package let usedBy: @Sendable (EntryKey) -> [EntryUse]
  /// The language of the site's own words.
  package let language: Language
  /// The way from the page at hand to the site's root: "", "../", "../../".
  package let root: String
  /// The address of the book's repository, whose form takes what somebody saw on a device; nil for none.
  package var repository: String?
  /// Whether the block at hand is the first claim of its page.
  package var isFirstClaim = false

  package init(
    href: @escaping @Sendable (EntryKey) -> String?,
    usedBy: @escaping @Sendable (EntryKey) -> [EntryUse],
    language: Language, root: String = "", repository: String? = nil
  ) {
    self.href = href
    self.usedBy = usedBy
    self.language = language
    self.root = root
    self.repository = repository
  }
}
