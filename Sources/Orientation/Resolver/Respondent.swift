/// Who is asked.
public enum Respondent: Sendable, Hashable {
  /// The list in Info.plist.
  case informationPropertyList
  /// The app delegate.
  case applicationDelegate
  /// The delegate of the window scene (iOS 27).
  case sceneDelegate
  /// A controller, by name.
  case controller(Name)
  /// The delegate of a container, by the container's name.
  case containerDelegate(Name)
}
