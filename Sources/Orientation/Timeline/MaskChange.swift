/// Whose answer changed, and to what.
public enum MaskChange: Sendable, Hashable {
  /// The app delegate, and its new answer.
  case applicationDelegate(MaskAnswer)
  /// The delegate of the window scene, and its new answer.
  case sceneDelegate(MaskAnswer)
  /// A variable, and what it holds now.
  case variable(Variable)
  /// A controller, by name, and its new answer.
  case controller(Name, Answer)
}
