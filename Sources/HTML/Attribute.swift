/// An attribute of a tag: a name from a literal, and a value that is escaped where the tag is written.
package struct Attribute: Sendable {
  /// How a value is written.
  package enum Value: Sendable {
    /// No value: the name alone says it (`hidden`).
    case flag
    /// A literal of our own, written as it stands.
    case literal(StaticString)
    /// A text; `&`, `<`, `>` and `"` are escaped.
    case text(String)
    /// An address; what may not stand in a URL is percent-encoded as well.
    case address(String)
    /// The language of code, as the class that Markdown has for it.
    case language(String)
  }

  /// The name, as it is written.
  package let name: StaticString
  /// What is written behind the name.
  package let value: Value
  /// What readers of the page learn from the value; nil for nothing.
  let says: HTMLValue?

  /// An attribute with a text as its value.
  package init(_ name: StaticString, _ value: String) { self.init(name, .text(value)) }

  /// An attribute with a literal as its value.
  package static func fixed(_ name: StaticString, _ value: StaticString) -> Attribute {
    Attribute(name, .literal(value))
  }

  /// An attribute that needs no value.
  package static func flag(_ name: StaticString) -> Attribute { Attribute(name, .flag) }

  /// An attribute with an address as its value, such as `src`.
  package static func address(_ name: StaticString, _ address: String) -> Attribute {
    Attribute(name, .address(address), says: .target)
  }

  /// The id, unique on its page.
  package static func id(_ id: String) -> Attribute { Attribute("id", .text(id), says: .id) }
  /// One or more classes, separated by spaces.
  package static func `class`(_ names: StaticString) -> Attribute { .fixed("class", names) }
  /// The language of code, as its fence names it.
  package static func language(_ name: String) -> Attribute { Attribute("class", .language(name), says: .language) }
  /// What an image shows, in words.
  package static func alt(_ text: String) -> Attribute { Attribute("alt", .text(text), says: .label) }
  /// How many columns a cell takes.
  package static func columns(_ count: Int) -> Attribute {
    Attribute("colspan", .text(String(count)), says: .columns)
  }
  /// Where a link leads.
  package static func href(_ address: String) -> Attribute { .address("href", address) }
  /// What a header cell heads: `col` or `row`.
  package static func scope(_ scope: StaticString) -> Attribute { .fixed("scope", scope) }
  /// What an element is to assistive technology.
  package static func role(_ role: StaticString) -> Attribute { .fixed("role", role) }
  /// The language of the content, such as `zh-Hans`.
  package static func lang(_ code: String) -> Attribute { Attribute("lang", code) }
  /// The advisory text.
  package static func title(_ title: String) -> Attribute { Attribute("title", title) }
  /// Whether the keyboard reaches the element: `0` in turn, `-1` by a link only.
  package static func tabindex(_ index: StaticString) -> Attribute { .fixed("tabindex", index) }
  /// The name of an element that shows none.
  package static func aria(label: String) -> Attribute { Attribute("aria-label", .text(label), says: .label) }
  /// The id of the element whose text is the name.
  package static func aria(labelledBy id: String) -> Attribute { Attribute("aria-labelledby", id) }
  /// Hides an element from assistive technology.
  package static var ariaHidden: Attribute { .fixed("aria-hidden", "true") }
  /// Marks the link to the page itself.
  package static var ariaCurrentPage: Attribute { .fixed("aria-current", "page") }
}

extension Attribute {
  private init(_ name: StaticString, _ value: Value, says: HTMLValue? = nil) {
    self.name = name
    self.value = value
    self.says = says
  }
}
