/// The keys under which Info.plist lists orientations.
public enum InformationPropertyListKey: String, CaseIterable, Sendable {
  /// The key without a suffix, which counts where that of the device is missing.
  case everyDevice = "UISupportedInterfaceOrientations"
  /// The key for iPads.
  case pad = "UISupportedInterfaceOrientations~ipad"
  /// The key for iPhones.
  case phone = "UISupportedInterfaceOrientations~iphone"
}

extension InformationPropertyList {
  /// What is listed under a key, or nil where it is missing.
  package subscript(key: InformationPropertyListKey) -> [InterfaceOrientation]? {
    get {
      switch key {
      case .everyDevice: supported
      case .pad: supportedOnPad
      case .phone: supportedOnPhone
      }
    }
    set {
      switch key {
      case .everyDevice: supported = newValue
      case .pad: supportedOnPad = newValue
      case .phone: supportedOnPhone = newValue
      }
    }
  }

  /// The key that counts on a kind of device.
  func countingKey(on idiom: Idiom) -> InformationPropertyListKey {
    switch idiom {
    case .pad where supportedOnPad != nil: .pad
    case .phone where supportedOnPhone != nil: .phone
    case .pad, .phone: .everyDevice
    }
  }
}
