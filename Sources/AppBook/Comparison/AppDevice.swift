import AppFacts
import Orientation
import OrientationNotation

/// A kind of device, with what of it and of the window has a say.
package struct AppDevice: Sendable, Hashable {
  package let idiom: Idiom
  /// Whether a phone has a home button.
  package let hasHomeButton: Bool
  /// Whether the window fills an iPad's screen.
  package let fillsScreen: Bool
  /// Where an iPhone app is shown, if not alone on the screen.
  package let mode: WindowingMode?

  private init(_ idiom: Idiom, hasHomeButton: Bool = false, fillsScreen: Bool = true, mode: WindowingMode? = nil) {
    self.idiom = idiom
    self.hasHomeButton = hasHomeButton
    self.fillsScreen = fillsScreen
    self.mode = mode
  }

  /// The facts that say it. On a version that does not show apps so, a phone is any other phone.
  func facts(on os: OSVersion) -> [StatedFact] {
    switch idiom {
    case .phone:
      [.homeButton(hasHomeButton)]
        + (mode.map { $0.exists(on: idiom, os) ? [.mode($0), .resized(true)] : [] } ?? [])
    case .pad: [.idiom(.pad)] + (fillsScreen ? [] : [.fillsScreen(false)])
    }
  }

  /// Every kind that an app is for.
  static func all(of target: AppTarget?) -> [AppDevice] {
    AppMatrix.idioms(of: target).flatMap { idiom in
      switch idiom {
      case .phone:
        [AppDevice(idiom), AppDevice(idiom, hasHomeButton: true)]
          + [.innerDisplay, .phoneAppOnPad].map { AppDevice(idiom, mode: $0) }
      case .pad: [true, false].map { AppDevice(idiom, hasHomeButton: true, fillsScreen: $0) }
      }
    }
  }
}
