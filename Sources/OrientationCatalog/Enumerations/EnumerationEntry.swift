/// An enumeration of UIKit, as the catalog has it.
package struct EnumerationEntry: Sendable, Hashable {
  /// How UIKit declares it.
  package enum Kind: Sendable, Hashable {
    /// `NS_ENUM`.
    case enumeration
    /// `NS_OPTIONS`: values can be combined.
    case options
  }

  /// The name in Swift: `UIView.AutoresizingMask`.
  package let swift: String
  /// The name in Objective-C: `UIViewAutoresizing`.
  package let objectiveC: String
  package let kind: Kind
  /// The header that declares it.
  package let header: String
  package let availability: Availability
  /// The cases in the order of the header.
  package let cases: [EnumerationCase]
}
