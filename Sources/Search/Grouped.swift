/// Elements in groups, which are numbered from 0: all of them lie in one array, one group behind the other.
struct Grouped<Element: Sendable>: Sendable {
  private let elements: [Element]
  /// Where each group ends.
  private let ends: [Int]

  /// Groups what `forEach` hands over; within a group, elements keep their order.
  ///
  /// - Parameter forEach: calls a closure with each element and the number of its group. It is run twice: to count, and to put
  ///   each into its place.
  init(groupCount: Int, _ forEach: ((_ group: Int, _ element: Element) -> Void) -> Void) {
    var ends = [Int](repeating: 0, count: groupCount)
    forEach { group, _ in ends[group] += 1 }
    var total = 0
    for group in ends.indices { (ends[group], total) = (total, total + ends[group]) }
    // The library would write the count of no elements into the storage that all empty arrays share, from every thread.
    guard total > 0 else {
      (elements, self.ends) = ([], ends)
      return
    }
    // A group's end is first its start, and moves with every element that is put there.
    elements = [Element](unsafeUninitializedCapacity: total) { elements, count in
      forEach { group, element in
        elements.initializeElement(at: ends[group], to: element)
        ends[group] += 1
      }
      count = total
    }
    self.ends = ends
  }

  /// The elements of a group.
  subscript(group: Int) -> ArraySlice<Element> { self[group..<(group + 1)] }

  /// The elements of groups that follow each other.
  subscript(groups: Range<Int>) -> ArraySlice<Element> {
    guard let last = groups.last else { return [] }
    return elements[(groups.lowerBound == 0 ? 0 : ends[groups.lowerBound - 1])..<ends[last]]
  }
}
