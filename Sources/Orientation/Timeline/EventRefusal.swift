/// Why an event cannot happen in a state.
public enum EventRefusal: Error, Sendable, Hashable {
  /// The app was terminated by an exception.
  case appTerminated
  /// The app runs already.
  case alreadyLaunched
  /// The window has not shown its root view controller yet.
  case rootNotShown
  /// The window has shown its root view controller before.
  case rootAlreadyShown
  /// The app has no root view controller.
  case noRoot
  /// Nothing is presented.
  case nothingPresented
  /// No controller of this name is presented.
  case notPresented(Name)
  /// No navigation controller shows.
  case noNavigationController
  /// A navigation controller shows its first controller, which cannot be popped.
  case nothingToPop
  /// UIKit does not let a navigation controller be pushed on another.
  case navigationControllerPushed(Name)
  /// No tab bar controller shows.
  case noTabBarController
  /// The tab bar has no controller of this name.
  case noTab(Name)
  /// The tab shows already.
  case tabAlreadySelected(Name)
  /// A controller of this name is there already.
  case nameTaken(Name)
  /// No controller of this name is there.
  case noController(Name)
  /// The lock is on already, or off.
  case lockAlready(on: Bool)
  /// Windows change their size on iPads only, from iOS 9 on.
  case noWindows
  /// Only the windows of iPhone apps on an iPad and in iPhone Mirroring are resized so.
  case noResizableWindow
  /// The device does not show apps so in this version.
  case noMode(WindowingMode)
  /// The app is shown so already.
  case modeAlready(WindowingMode)
  /// The app is in the background.
  case inBackground
  /// The app is not in the background.
  case inForeground
  /// The window has this size already.
  case windowAlready(fillsScreen: Bool)
}
