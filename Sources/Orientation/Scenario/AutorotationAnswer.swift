/// What a controller's `shouldAutorotate` answers.
public enum AutorotationAnswer: Sendable, Hashable {
  /// Not overridden: UIKit's default, true.
  case notImplemented
  /// Always this answer.
  case always(Bool)
  /// What the child that shows answers; for a controller without one, true.
  case selectedChild
}

extension AutorotationAnswer: ExpressibleByBooleanLiteral {
  /// Always this answer, as in `Controller("Player", shouldAutorotate: false)`.
  public init(booleanLiteral isOn: Bool) { self = .always(isOn) }
}
