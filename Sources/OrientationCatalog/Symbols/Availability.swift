import Orientation

/// Since when a symbol has been in a public header, and from when on it has been deprecated.
public struct Availability: Sendable, Hashable {
  /// The version that introduced it, or nil where no header says.
  public let introduced: OSVersion?
  /// The version that deprecated it, or nil where none did.
  public let deprecated: OSVersion?

  public init(introduced: OSVersion?, deprecated: OSVersion? = nil) {
    self.introduced = introduced
    self.deprecated = deprecated
  }
}
