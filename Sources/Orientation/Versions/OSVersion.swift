/// A version of iOS or iPadOS, or of the SDK of that number.
public struct OSVersion: Sendable, Hashable, Comparable {
  /// Both numbers in one, so that one comparison compares versions.
  private let ordinal: Int64

  /// - Parameters:
  ///   - major: the number before the point, of at most 32 bits.
  ///   - minor: the number behind it, likewise.
  public init(_ major: Int, _ minor: Int = 0) {
    ordinal = Int64(Int32(clamping: major)) << 32 + Int64(Int32(clamping: minor))
  }

  /// The number before the point.
  public var major: Int { Int((ordinal - Int64(minor)) >> 32) }
  /// The number after the point; 0 where there is none.
  public var minor: Int { Int(Int32(truncatingIfNeeded: ordinal)) }

  /// Every version that lists show, the oldest first: the major ones, the minor ones in which rules or messages begin or
  /// end, and the newest, whose SDK changes where an app is shown on iPhone Duo.
  public static let released = [
    OSVersion(5), OSVersion(6), OSVersion(7), OSVersion(8), OSVersion(8, 3), OSVersion(9), OSVersion(10), OSVersion(11),
    OSVersion(12), OSVersion(13), OSVersion(14), OSVersion(14, 6), OSVersion(15), OSVersion(16), OSVersion(17),
    OSVersion(18), OSVersion(26), OSVersion(26, 2), OSVersion(27), OSVersion(27, 1),
  ]

  /// The oldest version whose rules the resolver knows.
  public static var oldest: OSVersion { released[0] }
  /// The newest version up to which the facts are established.
  public static var newest: OSVersion { released[released.count - 1] }

  /// Whether the resolver knows the rules of this version: any minor version from the oldest to the newest.
  public var isKnown: Bool {
    major >= OSVersion.oldest.major && major <= OSVersion.newest.major && minor >= 0
  }

  /// Whether the first version is older.
  public static func < (left: OSVersion, right: OSVersion) -> Bool { left.ordinal < right.ordinal }
}

extension OSVersion: ExpressibleByIntegerLiteral {
  /// A major version, as in `Scenario(os: 16)`. A minor one is written `OSVersion(17, 1)`: as numbers, 17.1 and 17.10
  /// would be the same.
  public init(integerLiteral major: Int) { self.init(major) }
}

extension OSVersion: CustomStringConvertible {
  /// The version as people write it: `15`, `14.5`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// The version that a text such as `17`, `17.10` or `17.10.1` writes, without what stands behind the minor number; nil
  /// for any other text.
  public init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard (1...4).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    guard let major = numbers.first, major > 0, numbers.count <= 3 else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] : 0)
  }
}
