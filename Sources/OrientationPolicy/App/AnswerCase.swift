import Orientation

/// One of the values that an answer of the app may have. Of several cases the first counts whose condition holds.
package struct AnswerCase: Sendable, Hashable {
  package enum Value: Sendable, Hashable {
    case answer(Answer)
    /// What another controller of the situation answers to the same question.
    case forwarded(ControllerPath)
    /// The sources do not tell: every value.
    case anything
  }

  package let condition: CaseCondition
  package let value: Value

  package init(_ condition: CaseCondition, _ value: Value) {
    self.condition = condition
    self.value = value
  }
}
