import AppFacts

/// What a name comes to.
struct NameAnswer {
  var value: SourceValue
  /// Whether the value is one of those that a variable is given at run time.
  var isState = false
}
