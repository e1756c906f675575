/// What is wrong with a book, or where its committed site differs from what it makes.
public struct DocumentationOutOfSync: Error, CustomStringConvertible {
  /// The problems as `orientation-docs check` prints them.
  public let report: String

  public var description: String { "the documentation is not in sync\n" + report }
}
