/// What a page may have only so much of.
package enum BudgetMeasure: String, Sendable, Equatable {
  case bytes
  case elements
  /// Containers in one another.
  case containers = "quotes and list items in one another"
  /// Images, each in the text of the one before, whether they end or not.
  case images = "images that begin in one another"
}
