/// A part of the units of a run: every one whose number leaves the same rest.
package struct Shard: Sendable, Equatable {
  /// From 0.
  package let index: Int
  package let count: Int

  /// A shard, or nil where there is none of this index.
  package init?(index: Int, of count: Int) {
    guard count > 0, index >= 0, index < count else { return nil }
    self.index = index
    self.count = count
  }

  package static let whole = Shard(only: ())

  private init(only: Void) {
    index = 0
    count = 1
  }

  func has(_ unit: PolicyUnit) -> Bool { unit.number % count == index }
}
