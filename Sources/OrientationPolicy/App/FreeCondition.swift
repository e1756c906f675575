/// A condition of the app's code that neither the environment nor the situation decides. The same condition holds, or
/// does not, wherever the code asks for it.
package struct FreeCondition: Sendable, Hashable {
  /// What is asked about, as written.
  package let subject: String
  /// The value with which the subject is compared: it has one of them at a time. Nil where the subject is the condition.
  package let value: String?
  /// Whether it is the same as long as the app runs. Of a variable that the code writes, each question may find another
  /// value.
  package let isFixed: Bool
  /// Whether it holds until the first screen is in front, where only what is shown later changes that; nil where it may
  /// hold or not.
  package let atLaunch: Bool?

  package init(_ subject: String, _ value: String? = nil, isFixed: Bool = true, atLaunch: Bool? = nil) {
    self.subject = subject
    self.value = value
    self.isFixed = isFixed
    self.atLaunch = atLaunch
  }

  /// The condition as people read it.
  package var text: String { value.map { subject + " == " + $0 } ?? subject }

  /// Whether it cannot hold where the other one does.
  func excludes(_ other: FreeCondition) -> Bool {
    guard let value, let otherValue = other.value else { return false }
    return subject == other.subject && value != otherValue
  }
}
