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
  /// end, and the last one that is out.
  public static let released = [
    OSVersion(5), OSVersion(6), OSVersion(7), OSVersion(8), OSVersion(8, 3), OSVersion(9), OSVersion(10), OSVersion(11),
    OSVersion(12), OSVersion(13), OSVersion(14), OSVersion(14, 6), OSVersion(15), OSVersion(16), OSVersion(17),
    OSVersion(18), OSVersion(26), OSVersion(26, 2), OSVersion(27), OSVersion(27, 1), OSVersion(27, 2),
  ]

  /// The oldest version whose rules the resolver knows.
  public static var oldest: OSVersion { released[0] }
  /// The newest version up to which the facts are established: what is out later keeps its rules, until a source speaks
  /// of it.
  public static let newest = OSVersion(27, 1)
  /// The last version that is out.
  public static var last: OSVersion { released[released.count - 1] }
  /// Those of ``released`` that have facts.
  package static var established: [OSVersion] { released.filter { $0 <= newest } }

  /// Whether this version is out: a released major one, or a minor one of it up to its last.
  public var isKnown: Bool {
    guard let last = lastMinor else { return false }
    return minor >= 0 && minor <= last
  }

  /// The last minor version of the same major number, or nil where no version has this number: after 18 came 26.
  package var lastMinor: Int? {
    switch major {
    case 5, 6, 7: 1
    case 8: 4
    case 9, 10: 3
    case 11: 4
    case 12: 5
    case 13, 16, 17, 18, 26: 7
    case 14, 15: 8
    case OSVersion.last.major: OSVersion.last.minor
    default: nil
    }
  }

  /// Whether the first version is older.
  public static func < (left: OSVersion, right: OSVersion) -> Bool { left.ordinal < right.ordinal }
}

extension OSVersion {
  /// Why no scenario runs on this version; nil for one that is out.
  package var reasonNotKnown: String? {
    if isKnown { return nil }
    guard let lastMinor else {
      return (19...25).contains(major)
        ? "there is no iOS \(self): the numbers went from 18 to 26"
        : "iOS \(self) is outside \(OSVersion.oldest) to \(OSVersion.last), the versions that are out"
    }
    let last = OSVersion(major, lastMinor)
    return self > OSVersion.last
      ? "iOS \(self) is not released: the last version is \(last)"
      : "there was no iOS \(self): the last version of iOS \(major) is \(last)"
  }
}

extension OSVersion: ExpressibleByIntegerLiteral {
  /// A major version, as in `Scenario(os: 16)`. A minor one is written `OSVersion(17, 1)`: as numbers, 17.1 and 17.10
  /// would be the same.
  public init(integerLiteral major: Int) { self.init(major) }
}

extension OSVersion: LosslessStringConvertible {
  /// The version as people write it: `15`, `14.5`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// The version that a text such as `17`, `17.10` or `17.10.1` writes, without what stands behind the minor number; nil
  /// for any other text.
  public init?(_ text: some StringProtocol) {
    var (major, minor, part, digits) = (0, 0, 0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        guard digits > 0, part < 2 else { return nil }
        (part, digits) = (part + 1, 0)
        continue
      }
      guard (0x30...0x39).contains(byte), digits < 4 else { return nil }
      digits += 1
      if part == 0 { major = major * 10 + Int(byte - 0x30) }
      if part == 1 { minor = minor * 10 + Int(byte - 0x30) }
    }
    guard digits > 0, major > 0 else { return nil }
    self.init(major, minor)
  }
}
