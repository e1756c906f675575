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
  }

  /// The name, as it is written.
  package let name: StaticString
  /// What is written behind the name.
  package let value: Value

  /// An attribute with a text as its value.
  package init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = .text(value)
  }

  /// An attribute with a literal as its value.
  package static func fixed(_ name: StaticString, _ value: StaticString) -> Attribute {
    Attribute(name: name, value: .literal(value))
  }

  /// An attribute that needs no value.
  package static func flag(_ name: StaticString) -> Attribute { Attribute(name: name, value: .flag) }

  /// An attribute with an address as its value, such as `src`.
  package static func address(_ name: StaticString, _ address: String) -> Attribute {
    Attribute(name: name, value: .address(address))
  }

  /// The id, unique on its page.
  package static func id(_ id: String) -> Attribute { Attribute("id", id) }
  /// One or more classes, separated by spaces.
  package static func `class`(_ names: StaticString) -> Attribute { .fixed("class", names) }
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
  package static func aria(label: String) -> Attribute { Attribute("aria-label", label) }
  /// The id of the element whose text is the name.
  package static func aria(labelledBy id: String) -> Attribute { Attribute("aria-labelledby", id) }
  /// Hides an element from assistive technology.
  package static var ariaHidden: Attribute { .fixed("aria-hidden", "true") }
  /// Marks the link to the page itself.
  package static var ariaCurrentPage: Attribute { .fixed("aria-current", "page") }
}

extension Attribute {
  private init(name: StaticString, value: Value) {
    self.name = name
    self.value = value
  }
}
