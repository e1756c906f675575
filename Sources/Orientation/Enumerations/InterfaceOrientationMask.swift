/// A set of interface orientations: `UIInterfaceOrientationMask`.
///
/// Each bit is `1 << UIInterfaceOrientation.rawValue`, so bit 0 (raw value 1) and the bits from 32 on mean nothing.
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright, bit 1.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down, bit 2.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape right, bit 3.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape left, bit 4.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
  /// All but upside down: the default of view controllers on iPhone.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
}

extension InterfaceOrientationMask {
  /// The sixteen sets of the four orientations, by raw value.
  package static var everySet: [InterfaceOrientationMask] {
    stride(from: UInt(0), through: 30, by: 2).map { InterfaceOrientationMask(rawValue: $0) }
  }

  /// The mask without the bits that are no orientation.
  package var orientationsOnly: InterfaceOrientationMask { intersection(.all) }

  /// Whether the mask allows an orientation; never for unknown.
  public func allows(_ orientation: InterfaceOrientation) -> Bool {
    orientation != .unknown && contains(orientation.mask)
  }

  /// The orientation in the set with the lowest raw value; unknown for an empty set.
  package var lowest: InterfaceOrientation {
    if contains(.portrait) { return .portrait }
    if contains(.portraitUpsideDown) { return .portraitUpsideDown }
    if contains(.landscapeRight) { return .landscapeRight }
    return contains(.landscapeLeft) ? .landscapeLeft : .unknown
  }

  /// The orientations in the set, in the order in which UIKit's messages list them.
  public var orientations: [InterfaceOrientation] {
    var found: [InterfaceOrientation] = []
    if contains(.portrait) { found.append(.portrait) }
    if contains(.landscapeLeft) { found.append(.landscapeLeft) }
    if contains(.landscapeRight) { found.append(.landscapeRight) }
    if contains(.portraitUpsideDown) { found.append(.portraitUpsideDown) }
    return found
  }
}

extension InterfaceOrientationMask: CustomStringConvertible {
  /// UIKit's name of the set where it has one, as in `landscape`, else its orientations, or `none`; where bits mean
  /// nothing, the raw value.
  public var description: String {
    if orientationsOnly != self { return String(rawValue) }
    if isEmpty { return "none" }
    return Self.members.first { $0.mask == self }?.name ?? messageList
  }
}
