/// How a controller is presented: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, CaseIterable, Sendable {
  /// The style that the system chooses (iOS 13 and later): for most controllers a sheet.
  case automatic = -2
  /// No style.
  case none = -1
  /// Covers the screen and removes the presenter's view.
  case fullScreen = 0
  /// A sheet that covers most of the screen.
  case pageSheet = 1
  /// A sheet in the middle of the screen.
  case formSheet = 2
  /// Over the content of the controller that defines the context.
  case currentContext = 3
  /// By a presentation controller of the app.
  case custom = 4
  /// Covers the screen and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Over the content of another controller, which stays in place.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
}
