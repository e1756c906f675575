import Orientation

/// The bits of a mask that mean something, and the one below them, the highest first.
enum MaskBits {
  /// How many bits are drawn.
  static let count = 1 + (InterfaceOrientation.valid.map(\.rawValue).max() ?? 0)

  /// The numbers of the bits, the highest first.
  static let numbers = Array((0..<count).reversed())

  /// The orientation that a bit stands for; bit 0 stands for none.
  static func orientation(of bit: Int) -> InterfaceOrientation? {
    InterfaceOrientation.valid.first { $0.rawValue == bit }
  }

  static func isSet(_ bit: Int, in mask: InterfaceOrientationMask) -> Bool { mask.rawValue >> UInt(bit) & 1 == 1 }

  /// The bits as Swift writes them: `11000`.
  static func text(_ mask: InterfaceOrientationMask) -> String {
    numbers.map { isSet($0, in: mask) ? "1" : "0" }.joined()
  }
}
