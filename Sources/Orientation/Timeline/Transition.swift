/// What an event means to the resolver, and which controllers it makes appear and disappear.
struct Transition {
  let event: Event
  /// In the order in which they are called.
  var appearance: [Appearance] = []
  /// Whether a controller comes up, or comes back when one above it goes.
  var isPresentation = false
}
