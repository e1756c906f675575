import AppFacts
import Orientation

/// A kind of device, with what of it and of the window has a say.
package struct AppDevice: Sendable, Hashable {
  package let idiom: Idiom
  /// Whether a phone has a home button.
  package let hasHomeButton: Bool
  /// Whether the window fills an iPad's screen.
  package let fillsScreen: Bool

  /// The lines of a scenario that say it.
  var facts: [String] {
    switch idiom {
    case .phone: ["home button: " + (hasHomeButton ? "yes" : "no")]
    case .pad: ["idiom: pad"] + (fillsScreen ? [] : ["scene fills screen: no"])
    }
  }

  /// Every kind that an app is for.
  static func all(of target: AppTarget?) -> [AppDevice] {
    AppMatrix.idioms(of: target).flatMap { idiom in
      switch idiom {
      case .phone: [false, true].map { AppDevice(idiom: idiom, hasHomeButton: $0, fillsScreen: true) }
      case .pad: [true, false].map { AppDevice(idiom: idiom, hasHomeButton: true, fillsScreen: $0) }
      }
    }
  }
}
