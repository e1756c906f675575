extension Array {
  /// How many elements at the beginning of a sorted list are of one kind, where all of that kind come before the others.
  ///
  /// It is asked for places in sources all the time, so it is public and inlinable as the list of tokens is.
  @inlinable
  public func leadingCount(where isOfKind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isOfKind(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
