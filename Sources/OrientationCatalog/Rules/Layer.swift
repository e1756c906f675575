/// Where a rule acts. The order of the cases is their precedence: what an earlier layer refuses no later one can grant.
///
/// The raw value is the layer's id, in data and in the terminal.
public enum Layer: String, CaseIterable, Sendable {
  /// What the device can show, and which way up it is held.
  case device
  /// The user's rotation lock.
  case user
  /// Whether the app shares the screen.
  case windowing
  /// The scene delegate (iOS 27).
  case sceneDelegate = "scene-delegate"
  /// The app delegate.
  case applicationDelegate = "app-delegate"
  /// Info.plist.
  case informationPropertyList = "info-plist"
  /// Which controller fills the window.
  case presentation
  /// Whether a container asks its children.
  case container
  /// What the controller answers.
  case controller
  /// What made UIKit look: a turn, a presentation, a request.
  case event
  /// Which of several allowed orientations it becomes.
  case choice
}
