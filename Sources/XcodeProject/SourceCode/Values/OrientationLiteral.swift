import AppFacts
import Orientation

/// A value that the source writes out in full.
enum OrientationLiteral: Equatable {
  case mask(InterfaceOrientationMask)
  case orientation(InterfaceOrientation)
  case device(DeviceOrientation)
  case bool(Bool)
  case integer(UInt)

  /// A member of one of UIKit's types by its name in Swift, which began with a capital letter before Swift 3.
  static func member(_ name: String, of expectation: ValueExpectation) -> OrientationLiteral? {
    let name = Array(uncapitalized(name))
    switch expectation {
    case .mask:
      return InterfaceOrientationMask.members.first { $0.name.utf8.elementsEqual(name) }.map { .mask($0.mask) }
    case .orientation, .verdict:
      return InterfaceOrientation.allCases.first { $0.swiftName.utf8.elementsEqual(name) }.map { .orientation($0) }
    case .deviceOrientation:
      return DeviceOrientation.allCases.first { $0.swiftName.utf8.elementsEqual(name) }.map { .device($0) }
    case .bool, .controller: return nil
    }
  }

  /// The members of a type by the type's name.
  static func expectation(forType name: String) -> ValueExpectation? {
    switch name {
    case "UIInterfaceOrientationMask": .mask
    case "UIInterfaceOrientation": .orientation
    case "UIDeviceOrientation": .deviceOrientation
    default: nil
    }
  }

  /// A constant by its name in Objective-C, such as `UIInterfaceOrientationMaskAll`.
  static func constant(_ name: String) -> OrientationLiteral? {
    for (prefix, expectation) in prefixes where name.utf8.starts(with: prefix.utf8) {
      return member(String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self), of: expectation)
    }
    return nil
  }

  /// A number as it is written, `0x1F`, `1_000`, `6u`; nil for a fraction.
  static func number(_ text: String) -> UInt? {
    var digits = Array(text.utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "'") })
    var radix = 10
    if digits.count > 2, digits[0] == UInt8(ascii: "0") {
      switch digits[1] | 0x20 {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "b"): radix = 2
      case UInt8(ascii: "o"): radix = 8
      default: radix = 10
      }
      if radix != 10 { digits.removeFirst(2) }
    }
    while let last = digits.last, last | 0x20 == UInt8(ascii: "u") || last | 0x20 == UInt8(ascii: "l") {
      digits.removeLast()
    }
    return UInt(String(decoding: digits, as: UTF8.self), radix: radix)
  }
}

extension OrientationLiteral {
  private static let prefixes: [(String, ValueExpectation)] = [
    ("UIInterfaceOrientationMask", .mask), ("UIInterfaceOrientation", .orientation),
    ("UIDeviceOrientation", .deviceOrientation),
  ]

  private static func uncapitalized(_ name: String) -> [UInt8] {
    var bytes = Array(name.utf8)
    if let first = bytes.first, first.isUppercase { bytes[0] = first | 0x20 }
    return bytes
  }

  /// The number that the value is at run time.
  var rawValue: UInt {
    switch self {
    case .mask(let mask): mask.rawValue
    case .orientation(let orientation): UInt(orientation.rawValue)
    case .device(let orientation): UInt(orientation.rawValue)
    case .bool(let truth): truth ? 1 : 0
    case .integer(let number): number
    }
  }

  /// The bits of both: of two masks a mask, of anything else a number.
  func union(_ other: OrientationLiteral) -> OrientationLiteral {
    if case .mask(let left) = self, case .mask(let right) = other { return .mask(left.union(right)) }
    return .integer(rawValue | other.rawValue)
  }

  /// The bits that both have.
  func intersection(_ other: OrientationLiteral) -> OrientationLiteral {
    if case .mask(let left) = self, case .mask(let right) = other { return .mask(left.intersection(right)) }
    return .integer(rawValue & other.rawValue)
  }

  /// The number with its bits moved up; nil where it would not fit.
  func shifted(by other: OrientationLiteral) -> OrientationLiteral? {
    other.rawValue < 32 && rawValue < 1 << 31 ? .integer(rawValue << other.rawValue) : nil
  }

  /// What the literal is as an argument, whose type is not known here; nil where it depends on the type.
  var argument: SourceValue? {
    switch self {
    case .bool(let truth): .bool(truth)
    case .mask(let mask): .mask(mask)
    case .orientation(let orientation): .orientation(orientation)
    case .device, .integer: nil
    }
  }

  /// What the literal is where something of that kind is expected. One enumeration in the place of another is kept as it
  /// is, since that is a mistake worth seeing.
  func value(expecting expectation: ValueExpectation) -> SourceValue? {
    switch self {
    case .mask(let mask): return expectation == .bool ? nil : .mask(mask)
    case .orientation(let orientation): return expectation == .bool ? nil : .orientation(orientation)
    case .device(let orientation): return expectation == .bool ? nil : .deviceOrientation(orientation)
    case .bool(let truth):
      switch expectation {
      case .mask: return .mask(InterfaceOrientationMask(rawValue: rawValue))
      case .bool: return .bool(truth)
      case .verdict: return .mask(truth ? .all : [])
      case .orientation, .deviceOrientation, .controller: return nil
      }
    case .integer(let number):
      switch expectation {
      case .mask: return .mask(InterfaceOrientationMask(rawValue: number))
      case .orientation: return InterfaceOrientation(rawValue: Int(clamping: number)).map { .orientation($0) }
      case .deviceOrientation: return DeviceOrientation(rawValue: Int(clamping: number)).map { .deviceOrientation($0) }
      case .bool: return number > 1 ? nil : .bool(number != 0)
      case .verdict: return .mask(number != 0 ? .all : [])
      case .controller: return nil
      }
    }
  }
}
