/// A layout callback, and which of the sizes that apps read are by then what they are afterwards.
public struct LayoutMoment: Sendable, Hashable {
  /// What UIKit calls, or posts.
  public let callback: LayoutCallback
  /// Whether the controller's view has its final size.
  public let isViewNew: Bool
  /// Whether the status bar has its final orientation.
  public let isStatusBarNew: Bool
  /// Whether the main screen's bounds are the final ones; before iOS 8 they never turn.
  public let isScreenNew: Bool

  /// The moment where no interface turns, so that a window's size is all that can change.
  init(resizing callback: LayoutCallback) {
    self.init(callback, view: callback != .viewWillTransition, statusBar: true, screen: true)
  }

  package init(_ callback: LayoutCallback, view: Bool, statusBar: Bool, screen: Bool) {
    self.callback = callback
    isViewNew = view
    isStatusBarNew = statusBar
    isScreenNew = screen
  }
}
