// The spellings of the enumerations' cases. The Swift name is the case's own; Objective-C puts the type's name in front.

extension DeviceOrientation {
  /// The case's name in Swift, as in `landscapeLeft`.
  package var swiftName: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }

  /// The constant's name in Objective-C, as in `UIDeviceOrientationLandscapeLeft`.
  package var objectiveCName: String { "UIDeviceOrientation" + capitalized(swiftName) }
}

extension InterfaceOrientation {
  /// The case's name in Swift, as in `landscapeLeft`.
  package var swiftName: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// The constant's name in Objective-C, as in `UIInterfaceOrientationLandscapeLeft`.
  package var objectiveCName: String { "UIInterfaceOrientation" + capitalized(swiftName) }
}

extension InterfaceOrientationMask {
  /// The members that UIKit declares, in the order of its header.
  package static let members: [(name: String, mask: InterfaceOrientationMask)] = [
    ("portrait", .portrait),
    ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight),
    ("portraitUpsideDown", .portraitUpsideDown),
    ("landscape", .landscape),
    ("all", .all),
    ("allButUpsideDown", .allButUpsideDown),
  ]

  /// The orientations as UIKit's messages list them: `portrait, landscapeLeft`; empty for none.
  package var messageList: String {
    var text = ""
    for orientation in orientations {
      if text.utf8.count > 0 { text += ", " }
      text += orientation.swiftName
    }
    return text
  }
}

extension ModalPresentationStyle {
  /// The case's name in Swift, as in `overFullScreen`.
  package var swiftName: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    }
  }
}

extension UserInterfaceSizeClass {
  /// The case's name in Swift, as in `compact`.
  package var swiftName: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension UserInterfaceIdiom {
  /// The case's name in Swift, as in `pad`.
  package var swiftName: String {
    switch self {
    case .unspecified: "unspecified"
    case .phone: "phone"
    case .pad: "pad"
    case .tv: "tv"
    case .carPlay: "carPlay"
    case .mac: "mac"
    case .vision: "vision"
    }
  }
}

/// A Swift name with its first letter, which is ASCII, in upper case.
package func capitalized(_ name: String) -> String {
  var bytes = Array(name.utf8)
  if let first = bytes.first, first >= 0x61, first <= 0x7A { bytes[0] = first - 0x20 }
  return String(decoding: bytes, as: UTF8.self)
}
