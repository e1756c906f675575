/// Who is asked.
public enum Respondent: Sendable, Hashable {
  case informationPropertyList
  case applicationDelegate
  case sceneDelegate
  /// A controller, by name.
  case controller(Name)
  /// The delegate of a container, by the container's name.
  case containerDelegate(Name)
}
