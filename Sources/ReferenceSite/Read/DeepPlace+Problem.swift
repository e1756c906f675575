import Diagnostics
import Markdown

extension DeepPlace {
  /// What is wrong with a text that has such a place.
  var problem: Problem {
    let measure: BudgetMeasure =
      switch kind {
      case .containers: .containers
      case .images: .images
      }
    return .pageOverBudget(measure: measure, count: count, limit: Self.limit)
  }
}
