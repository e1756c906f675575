/// Does independent work side by side, in a way that the caller lends: this room knows no threads of its own.
package struct Workers: Sendable {
  /// Calls the work once for each number below the count, in any order, and returns when all is done.
  private let perform: @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  /// How many pieces of work are done at once at most.
  package let width: Int

  package init(
    width: Int, _ perform: @escaping @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    self.width = width
    self.perform = perform
  }

  /// One piece of work after the other.
  package static let one = Workers(width: 1) { count, work in for index in 0..<count { work(index) } }

  /// The same workers, each piece of whose work is done in what `scope` does around it.
  package func within(_ scope: @escaping @Sendable (_ work: () -> Void) -> Void) -> Workers {
    Workers(width: width) { count, work in perform(count) { index in scope { work(index) } } }
  }

  /// What becomes of each element, in the order of the elements.
  ///
  /// - Parameter most: how many elements are worked on at once at most.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], atOnce most: Int = .max, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    mapParts(elements, most < width ? most : Self.parts) { part in part.map(transform) }.flatMap { $0 }
  }

  /// What becomes of each stretch of the elements, in their order. How they are cut depends on their count alone.
  ///
  /// - Parameter most: how many stretches there are at most.
  package func mapParts<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ most: Int = Workers.parts,
    _ transform: @escaping @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    let parts = min(elements.count, most)
    if parts == 0 { return [] }
    let slots = Slots<Result>(count: parts)
    perform(parts) { part in
      slots.set(part, transform(elements[elements.count * part / parts..<elements.count * (part + 1) / parts]))
    }
    return slots.takeAll()
  }

  /// Enough parts that a slow one is no rest for the other workers.
  package static let parts = 32
}

/// A place for each of some values, which independent work fills or empties.
///
/// Unchecked, because each place is touched by one piece of work alone, and by others when all work is done.
package final class Slots<Value: Sendable>: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<Value?>

  package init(count: Int) {
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  package convenience init(_ values: [Value]) {
    self.init(count: values.count)
    for (index, value) in values.enumerated() { places[index] = value }
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  package func set(_ index: Int, _ value: Value) { places[index] = value }

  /// Empties a place, and gives what was in it.
  package func take(_ index: Int) -> Value? {
    guard places.indices.contains(index) else { return nil }
    defer { places[index] = nil }
    return places[index]
  }

  /// Empties all places, and gives what was in them, in their order.
  func takeAll() -> [Value] { places.indices.compactMap(take) }
}
