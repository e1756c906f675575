/// A state of a search as a few numbers, from which it can be made again.
struct StateKey: Hashable {
  /// The number of the place.
  let place: UInt32
  /// The number of what is pending.
  let pending: UInt32
  /// Everything else.
  let facts: UInt64
}
