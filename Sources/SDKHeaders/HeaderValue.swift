/// Where the value of a case comes from.
enum HeaderValue: Equatable {
  /// The case has none of its own and nothing comes before it.
  case zero
  /// One more than that of an earlier case of the same enumeration, given by its place.
  case after(Int)
  /// The one that is written.
  case written(HeaderExpression)
}
