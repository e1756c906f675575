import Orientation

/// A kind of device that a policy speaks of. An iPhone with a home button turns upside down, one without does not.
package enum PolicyDevice: CaseIterable, Sendable {
  case phone
  case phoneWithHomeButton
  case pad
  /// The inner display of iPhone Duo, which does not honour the masks.
  case innerDisplay
  /// The window of an iPhone app that the user has resized, on an iPad or in iPhone Mirroring.
  case resizedPhoneApp
}

extension PolicyDevice {
  package var idiom: Idiom {
    switch self {
    case .phone, .phoneWithHomeButton, .innerDisplay, .resizedPhoneApp: .phone
    case .pad: .pad
    }
  }

  /// Whether it has a home button; nil where the rules make no difference.
  package var hasHomeButton: Bool? {
    switch self {
    case .phone, .innerDisplay, .resizedPhoneApp: false
    case .phoneWithHomeButton: true
    case .pad: nil
    }
  }

  /// Where it shows the app, where that is not the usual place.
  package var mode: WindowingMode? {
    switch self {
    case .phone, .phoneWithHomeButton, .pad: nil
    case .innerDisplay: .innerDisplay
    case .resizedPhoneApp: .phoneAppOnPad
    }
  }

  /// Whether it runs a version: the first iPhone without a home button came with iOS 11. A resized window is one like any
  /// other before iOS 27.
  package func runs(_ os: OSVersion) -> Bool {
    switch self {
    case .phone: os >= OSVersion(11)
    case .phoneWithHomeButton, .pad: true
    case .innerDisplay: WindowingMode.innerDisplay.exists(on: .phone, os)
    case .resizedPhoneApp: os >= OSVersion(27)
    }
  }

  /// The device as policies write it.
  package var text: String {
    switch self {
    case .phone: "iPhone without home button"
    case .phoneWithHomeButton: "iPhone with home button"
    case .pad: "iPad"
    case .innerDisplay: WindowingMode.innerDisplay.rawValue
    case .resizedPhoneApp: "resized iPhone app"
    }
  }
}
