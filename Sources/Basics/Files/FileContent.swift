/// The bytes of a file, some of which may be shared with other files.
///
/// The pages of a folder have most of their navigation in common: in a big book, that is a third of the site.
package struct FileContent: Sendable {
  /// Bytes that stand before some of the file's own.
  struct Insertion: Sendable {
    /// How many of the file's own bytes come first.
    package let position: Int
    package let bytes: ArraySlice<UInt8>
  }

  private let own: [UInt8]
  private let insertions: [Insertion]

  /// - Parameter insertions: what others have too, by ascending positions.
  init(own: [UInt8], insertions: [Insertion] = []) {
    self.own = own
    self.insertions = insertions
  }

  /// How many bytes are the file's alone.
  package var ownCount: Int { own.count }

  /// How many bytes there are.
  package var count: Int { own.count + insertions.reduce(0) { $0 + $1.bytes.count } }

  /// All bytes, put together anew for each who asks where some of them are shared.
  package var bytes: [UInt8] {
    if insertions.isEmpty { return own }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var end = 0
    for insertion in insertions {
      bytes += own[end..<insertion.position]
      bytes += insertion.bytes
      end = insertion.position
    }
    return bytes + own[end...]
  }
}
