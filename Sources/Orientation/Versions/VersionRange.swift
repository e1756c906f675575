/// The versions of iOS in which something holds: from one, until another that it no longer holds in.
public struct VersionRange: Sendable, Hashable {
  /// The first version.
  public let first: OSVersion
  /// The first version after the range, or nil where it has not ended.
  public let end: OSVersion?

  /// The versions from one on, and where `end` is given, before that.
  public init(from first: OSVersion, until end: OSVersion? = nil) {
    self.first = first
    self.end = end
  }

  /// Whether the range has a version.
  public func contains(_ version: OSVersion) -> Bool {
    guard version >= first else { return false }
    guard let end else { return true }
    return version < end
  }
}

extension VersionRange: CustomStringConvertible {
  /// The major versions as people write them: `6–15`, `16+`, `5`.
  public var description: String {
    guard let end else { return first.description + "+" }
    let last = OSVersion.released.last { $0 < end }?.major ?? first.major
    return last <= first.major ? first.description : "\(first)–\(last)"
  }
}
