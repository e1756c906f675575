import AppFacts

/// Knows what the names of other declarations come to, as far as the sources of a checkout say.
protocol NameLookup: AnyObject {
  /// The value behind the name, or nil where it is not certain.
  func answer(to query: NameQuery) -> NameAnswer?

  /// Whether one more constant may be read for the present value: constants made of constants could be so for ever.
  func mayRead() -> Bool

  /// Keeps a place that was read on the way to a value.
  func note(_ place: ReadPlace)

  /// The places that were read since the last call, each once.
  func takePlaces() -> [ReadPlace]
}
