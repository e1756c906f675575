import HTML

/// A stretch that pages which follow each other have nearly in common, as they have their navigation.
///
/// What is compared are bytes: nobody has to say which pages are alike, and in what.
package struct CommonStretch {
  /// Fewer bytes than these are not worth being shared.
  private static let least = 1_024

  /// The stretch of an earlier page.
  private var former: [UInt8] = []

  package init() {}

  /// The content of the next page, which shares with an earlier one what both have at the ends of the stretch.
  package mutating func content(of page: UnsafeBufferPointer<UInt8>, sharing stretch: Range<Int>) -> FileContent {
    guard stretch.count >= Self.least else { return FileContent(own: Array(page)) }
    let bytes = page.extracting(stretch)
    var (start, end) = former.withUnsafeBufferPointer { ByteScan.common($0, bytes) }
    if (start + end) * 2 < bytes.count {
      former = Array(bytes)
      (start, end) = (bytes.count, 0)
    }
    let before = page[..<stretch.lowerBound]
    let between = bytes[start..<(bytes.count - end)]
    let behind = page[stretch.upperBound...]
    var own: [UInt8] = []
    own.reserveCapacity(before.count + between.count + behind.count)
    for part in [before, between, behind] { own += part }
    return FileContent(
      own: own,
      insertions: [
        FileContent.Insertion(position: before.count, bytes: former[..<start]),
        FileContent.Insertion(position: before.count + between.count, bytes: former[(former.count - end)...]),
      ])
  }
}
