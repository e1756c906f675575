import Orientation

extension DeviceOrientation {
  /// How far the device is turned clockwise as its user sees it, in degrees; a flat or unknown one is drawn upright.
  var drawnAngle: Int {
    switch self {
    case .unknown, .portrait, .faceUp, .faceDown: 0
    case .portraitUpsideDown: 180
    case .landscapeLeft: -90
    case .landscapeRight: 90
    }
  }
}

extension InterfaceOrientation {
  /// How far the interface is turned clockwise on the device: as far as the device is turned the other way where the
  /// interface is upright.
  var drawnAngle: Int { -(deviceOrientation ?? .unknown).drawnAngle }
}
