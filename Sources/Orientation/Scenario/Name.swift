#if hasFeature(Embedded)
/// What a controller or a variable is called. In a browser the names stay outside, and here are their numbers.
public struct Name: Sendable, Hashable, ExpressibleByStringLiteral {
  public let number: Int

  public init(number: Int) { self.number = number }

  /// A name that no scenario has.
  public init(stringLiteral: StaticString) { number = -1 }
}
#else
/// What a controller or a variable is called.
public typealias Name = String
#endif
