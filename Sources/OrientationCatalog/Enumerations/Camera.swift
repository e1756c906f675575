import Orientation

/// A built-in camera, by the way its sensor is mounted.
package enum Camera: CaseIterable, Sendable {
  /// The back camera, mounted in `AVCaptureVideoOrientation.landscapeRight` (Apple's Q&A QA1744).
  case back
  /// The front camera, mounted in `AVCaptureVideoOrientation.landscapeLeft` (Apple's Q&A QA1744).
  case front
  /// The front camera of iPhone 17, mounted in portrait (measured: pjsip/pjproject pull request 4751).
  case frontOfiPhone17

  /// The clockwise rotation that makes the camera's pixels upright while the device is held so, in degrees from 0 to 270:
  /// what `AVCaptureConnection.videoRotationAngle` takes. Nil for a device that is flat or unknown.
  package func videoRotationAngle(for device: DeviceOrientation) -> Int? {
    guard let turn = device.clockwiseTurn else { return nil }
    return switch self {
    case .back: (90 + turn) % 360
    // This camera looks the other way, so the device turns the other way in its eyes.
    case .front: (90 + 360 - turn) % 360
    case .frontOfiPhone17: (360 - turn) % 360
    }
  }

  /// The orientation of an image that the camera takes while the device is held so, or nil for flat and unknown.
  ///
  /// - Parameter isMirrored: whether the image is mirrored across the vertical axis of the upright picture.
  package func image(for device: DeviceOrientation, isMirrored: Bool = false) -> ImageOrientation? {
    switch (videoRotationAngle(for: device), isMirrored) {
    case (0, false): .up
    case (90, false): .right
    case (180, false): .down
    case (270, false): .left
    case (0, true): .upMirrored
    case (90, true): .leftMirrored
    case (180, true): .downMirrored
    case (270, true): .rightMirrored
    case (_, _): nil
    }
  }
}

extension DeviceOrientation {
  /// How far the device is turned clockwise from portrait, as its user sees it, in degrees from 0 to 270.
  fileprivate var clockwiseTurn: Int? { interfaceOrientation?.angle.map { (360 - $0) % 360 } }
}
