import Orientation

/// A line of the log of widths that the project report measured in January 2023: one callback of one rotation.
package struct MeasuredWidth: Sendable, Hashable {
  /// Whether the device ran iOS 16 or later.
  package let isSixteenOrLater: Bool
  /// Whether the device was turned from portrait to landscape, or back.
  package let isToLandscape: Bool
  package let callback: LayoutCallback
  /// When the line was logged: minutes, seconds and microseconds within the hour.
  package let time: String
  /// The width of the controller's view, in points.
  package let view: Int
  /// The shorter side of the screen, computed once.
  package let fixed: Int
  /// The side of the screen that the status bar's orientation makes the width.
  package let byStatusBar: Int
  /// The width of the main screen's bounds.
  package let mainScreen: Int

  /// The twelve lines, in the order of the log.
  package static let all: [MeasuredWidth] = [
    line(true, true, .deviceOrientationDidChange, "56:24.797152", 810, 810, 1080, 810),
    line(true, true, .viewWillTransition, "56:24.797950", 810, 810, 1080, 1080),
    line(true, true, .viewWillLayoutSubviews, "56:24.814537", 1080, 810, 1080, 1080),
    line(true, false, .deviceOrientationDidChange, "58:19.281700", 1080, 810, 810, 1080),
    line(true, false, .viewWillTransition, "58:19.282561", 1080, 810, 810, 810),
    line(true, false, .viewWillLayoutSubviews, "58:19.293358", 810, 810, 810, 810),
    line(false, true, .viewWillTransition, "24:19.248161", 768, 768, 768, 768),
    line(false, true, .viewWillLayoutSubviews, "24:19.296882", 1024, 768, 1024, 1024),
    line(false, true, .deviceOrientationDidChange, "24:19.368117", 1024, 768, 1024, 1024),
    line(false, false, .viewWillTransition, "24:43.075147", 1024, 768, 1024, 1024),
    line(false, false, .viewWillLayoutSubviews, "24:43.101307", 768, 768, 768, 768),
    line(false, false, .deviceOrientationDidChange, "24:43.164203", 768, 768, 768, 768),
  ]

  private static func line(
    _ isSixteenOrLater: Bool, _ isToLandscape: Bool, _ callback: LayoutCallback, _ time: String, _ view: Int,
    _ fixed: Int,
    _ byStatusBar: Int, _ mainScreen: Int
  ) -> MeasuredWidth {
    MeasuredWidth(
      isSixteenOrLater: isSixteenOrLater, isToLandscape: isToLandscape, callback: callback, time: time, view: view,
      fixed: fixed, byStatusBar: byStatusBar, mainScreen: mainScreen)
  }
}
