/// What may still be spent on suggestions: who has one slip wants to know what was meant, who has ten thousand has
/// renamed a folder, and must not wait for ten thousand searches through all pages.
package struct SuggestionEffort {
  /// How many candidates may still be looked at. What a slip costs at 300,000 is a third of a second.
  private var candidates = 300_000

  package init() {}

  /// True where nothing is left.
  package var isSpent: Bool { candidates <= 0 }

  /// What ``Suggestion/nearest(to:in:)`` finds, or nil where all has been spent.
  package mutating func nearest<Names: Collection<String>>(to text: String, in names: @autoclosure () -> Names)
    -> String?
  {
    if isSpent { return nil }
    let names = names()
    candidates -= names.count
    return Suggestion.nearest(to: text, in: names)
  }
}
