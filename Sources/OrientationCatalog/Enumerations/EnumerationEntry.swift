import Orientation

/// An enumeration of UIKit, as the catalog has it.
public struct EnumerationEntry: Sendable, Hashable {
  /// How UIKit declares it.
  public enum Kind: Sendable, Hashable {
    /// `NS_ENUM`.
    case enumeration
    /// `NS_OPTIONS`: values can be combined.
    case options
  }

  /// The name in Swift: `UIView.AutoresizingMask`.
  public let swift: String
  /// The name in Objective-C: `UIViewAutoresizing`.
  public let objectiveC: String
  public let kind: Kind
  /// The header that declares it.
  public let header: String
  public let availability: Availability
  /// The cases in the order of the header.
  public let cases: [EnumerationCase]
}
