import Orientation

/// Since when a symbol has been in a public header, and from when on it has been deprecated.
package struct Availability: Sendable, Hashable {
  /// The version that introduced it, or nil where no header says.
  package let introduced: OSVersion?
  /// The version that deprecated it, or nil where none did.
  package let deprecated: OSVersion?
  /// Whether a header or a page of Apple's carries the version, or it is that of the type or of the SDK.
  package let isStated: Bool

  package init(introduced: OSVersion?, deprecated: OSVersion? = nil, isStated: Bool = true) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.isStated = isStated
  }
}

extension Availability {
  static func since(_ introduced: OSVersion, until deprecated: OSVersion? = nil) -> Availability {
    Availability(introduced: introduced, deprecated: deprecated)
  }

  /// What no declaration and no page says: the version of the type, or of the SDK that had it first.
  static func inferred(_ introduced: OSVersion) -> Availability {
    Availability(introduced: introduced, isStated: false)
  }
}
