/// Whose answer changed, and to what.
public enum MaskChange: Sendable, Hashable {
  case applicationDelegate(MaskAnswer)
  case sceneDelegate(MaskAnswer)
  case variable(Variable)
  /// A controller, by name, and its new answer.
  case controller(Name, Answer)
}
