/// A version of iOS or iPadOS, or of the SDK of that number.
public struct OSVersion: Sendable, Hashable, Comparable {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The oldest version whose rules the resolver knows.
  public static let oldest = OSVersion(5)
  /// The newest version up to which the facts are established.
  public static let newest = OSVersion(27)

  /// Whether the resolver knows the rules of this version: any minor version of iOS 5 to 27.
  public var isKnown: Bool {
    major >= OSVersion.oldest.major && major <= OSVersion.newest.major && minor >= 0
  }

  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    left.major != right.major ? left.major < right.major : left.minor < right.minor
  }

  /// The version as people write it: `15`, `14.5`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
