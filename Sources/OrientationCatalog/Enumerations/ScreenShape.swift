import Orientation

/// The shapes of window that Apple tells apart by size classes, as its Human Interface Guidelines list them ("Layout",
/// device size classes).
package enum ScreenShape: CaseIterable, Sendable {
  /// A phone.
  case phone
  /// A large phone: Plus, Max, XR, 11.
  case largePhone
  /// A window as large as the screen of an iPad.
  case pad
  /// A window on an iPad as narrow as a phone.
  case narrowPadWindow
}

extension ScreenShape {
  /// How much room there is across.
  package func width(isLandscape: Bool) -> UserInterfaceSizeClass {
    switch self {
    case .phone, .narrowPadWindow: .compact
    case .largePhone: isLandscape ? .regular : .compact
    case .pad: .regular
    }
  }

  /// How much room there is from top to bottom.
  package func height(isLandscape: Bool) -> UserInterfaceSizeClass {
    switch self {
    case .phone, .largePhone: isLandscape ? .compact : .regular
    case .pad, .narrowPadWindow: .regular
    }
  }
}
