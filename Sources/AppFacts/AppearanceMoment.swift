/// When UIKit or SwiftUI runs code each time that a screen comes or goes.
package enum AppearanceMoment: String, Sendable, CaseIterable {
  /// `viewWillAppear`, `viewIsAppearing`, `onAppear` and `task`.
  case appearing
  /// `viewDidAppear`.
  case appeared
  /// `viewWillDisappear`.
  case disappearing
  /// `viewDidDisappear` and `onDisappear`, which run when the next screen has appeared.
  case disappeared
}

extension AppearanceMoment {
  /// Whether the screen comes.
  package var isAppearance: Bool { self == .appearing || self == .appeared }
}
