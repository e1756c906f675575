import HTML
import Orientation

// How pictures show masks.

extension HTMLWriter {
  /// An interface orientation as a small sign: a phone that lies as one that shows it, the home button where it is.
  ///
  /// - Parameter isWide: whether it is as wide as an iPad.
  package mutating func glyph(_ orientation: InterfaceOrientation, _ x: Int, _ y: Int, isWide: Bool = false) {
    group("translate(\(x) \(y)) rotate(\((orientation.deviceOrientation ?? .unknown).drawnAngle))") {
      $0.shapes(
        isWide
          ? #"<rect class="device" x="-7" y="-9" width="14" height="18" rx="2" /><circle class="dot" cy="5.5" r="1.5" />"#
          : #"<rect class="device" x="-5" y="-9" width="10" height="18" rx="2" /><circle class="dot" cy="5.5" r="1.5" />"#
      )
    }
  }

  /// One bit of a mask.
  package mutating func bit(
    _ number: Int, of mask: InterfaceOrientationMask, _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) {
    let isSet = MaskBits.isSet(number, in: mask)
    let isMeaningful = MaskBits.orientation(of: number) != nil
    box(x, y, width, height, radius: 4, isMeaningful ? (isSet ? "bit set" : "bit") : "bit void")
    label(
      x + width / 2, y + height / 2 + 4, isSet ? "1" : "0",
      isSet && isMeaningful ? "middle strong inverse" : "middle faint")
  }

  /// A mask as four small places, each full where its orientation is in the mask.
  mutating func strip(_ mask: InterfaceOrientationMask, right: Int, _ y: Int) {
    for (index, number) in MaskBits.numbers.dropLast().enumerated() {
      guard let orientation = MaskBits.orientation(of: number) else { continue }
      let x = right - (MaskBits.count - 1 - index) * 19 + 3
      let isAllowed = mask.allows(orientation)
      box(x, y - 8, 16, 16, radius: 3, isAllowed ? "bit set" : "bit")
      label(x + 8, y + 4, orientation.letter, isAllowed ? "middle note inverse" : "middle note faint")
    }
  }
}
