import Orientation

/// A case, or an option, of an enumeration.
public struct EnumerationCase: Sendable, Hashable {
  /// The name in Swift: `landscapeLeft`.
  public let swift: String
  /// The name in Objective-C: `UIInterfaceOrientationLandscapeLeft`.
  public let objectiveC: String
  public let rawValue: Int
  /// How the header writes the value: `1 << UIInterfaceOrientationPortrait`; nil where it is a plain number.
  public let definition: String?
  public let availability: Availability
}
