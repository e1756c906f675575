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

  package let name: StaticString
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

  package static func id(_ id: String) -> Attribute { Attribute("id", id) }
  package static func `class`(_ names: StaticString) -> Attribute { .fixed("class", names) }
  package static func href(_ address: String) -> Attribute { .address("href", address) }
  package static func scope(_ scope: StaticString) -> Attribute { .fixed("scope", scope) }
  package static func role(_ role: StaticString) -> Attribute { .fixed("role", role) }
  package static func lang(_ code: String) -> Attribute { Attribute("lang", code) }
  package static func title(_ title: String) -> Attribute { Attribute("title", title) }
  package static func tabindex(_ index: StaticString) -> Attribute { .fixed("tabindex", index) }
  package static func aria(label: String) -> Attribute { Attribute("aria-label", label) }
  package static func aria(labelledBy id: String) -> Attribute { Attribute("aria-labelledby", id) }
  package static var ariaHidden: Attribute { .fixed("aria-hidden", "true") }
  package static var ariaCurrentPage: Attribute { .fixed("aria-current", "page") }
}

extension Attribute {
  private init(name: StaticString, value: Value) {
    self.name = name
    self.value = value
  }
}
