import Orientation

/// Something that says what iOS does.
public struct Source: Sendable, Hashable {
  /// What the site calls it in addresses: unique among the sources.
  package let id: String
  /// The name of the page, header or thread.
  public let title: String
  /// Where it can be read, or nil for the five articles.
  public let address: String?
  /// How much the source is worth.
  package let grade: Grade

  init(_ id: String, _ title: String, _ address: String?, _ grade: Grade) {
    self.id = id
    self.title = title
    self.address = address
    self.grade = grade
  }
}

extension Source: CustomStringConvertible {
  /// The title, and the address where there is one.
  public var description: String { title + (address.map { " <\($0)>" } ?? "") }
}
