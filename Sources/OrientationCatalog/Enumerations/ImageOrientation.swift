import Orientation

/// How an image's pixels lie: `UIImage.Orientation`.
///
/// Raw values are UIKit's (`UIImage.h`). ImageIO's `CGImagePropertyOrientation` has the same names and other values,
/// which are those of EXIF.
package enum ImageOrientation: Int, CaseIterable, Sendable {
  case up = 0
  case down = 1
  case left = 2
  case right = 3
  case upMirrored = 4
  case downMirrored = 5
  case leftMirrored = 6
  case rightMirrored = 7
}

extension ImageOrientation {
  /// The value in EXIF, which is the raw value of the `CGImagePropertyOrientation` of the same name.
  package var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// How the device was held when the back camera took the image, or nil for a mirrored one.
  package var device: DeviceOrientation? { DeviceOrientation.allCases.first { $0.backCameraImage == self } }

  /// The case's name in Swift, as in `leftMirrored`.
  package var swiftName: String { "\(self)" }
}

extension DeviceOrientation {
  /// The orientation of an image that the back camera takes, or nil for flat and unknown.
  ///
  /// In portrait iOS writes `right` (Apple's page on `CGImagePropertyOrientation`).
  package var backCameraImage: ImageOrientation? { Camera.back.image(for: self) }
}
