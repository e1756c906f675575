import Orientation

/// A kind of device that a policy speaks of. An iPhone with a home button turns upside down, one without does not.
package enum PolicyDevice: CaseIterable, Sendable {
  case phone
  case phoneWithHomeButton
  case pad
}

extension PolicyDevice {
  package var idiom: Idiom {
    switch self {
    case .phone, .phoneWithHomeButton: .phone
    case .pad: .pad
    }
  }

  /// Whether it has a home button; nil where the rules make no difference.
  package var hasHomeButton: Bool? {
    switch self {
    case .phone: false
    case .phoneWithHomeButton: true
    case .pad: nil
    }
  }

  /// Whether it runs a version: the first iPhone without a home button came with iOS 11.
  package func runs(_ os: OSVersion) -> Bool { self != .phone || os >= OSVersion(11) }

  /// The device as policies write it.
  package var text: String {
    switch self {
    case .phone: "iPhone without home button"
    case .phoneWithHomeButton: "iPhone with home button"
    case .pad: "iPad"
    }
  }
}
