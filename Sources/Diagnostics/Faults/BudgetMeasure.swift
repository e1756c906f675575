/// What a page may have only so much of.
package enum BudgetMeasure: String, Sendable, Equatable {
  case bytes
  case elements
}
