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
  /// Reads the bytes where somebody keeps them; nil for bytes that are here.
  private let read: (@Sendable () -> [UInt8])?

  /// - Parameter insertions: what others have too, by ascending positions.
  init(own: [UInt8], insertions: [Insertion] = []) {
    self.own = own
    self.insertions = insertions
    read = nil
  }

  /// Bytes that are kept elsewhere.
  package init(elsewhere read: @escaping @Sendable () -> [UInt8]) {
    own = []
    insertions = []
    self.read = read
  }

  /// Whether the bytes take no memory here.
  package var isElsewhere: Bool { read != nil }

  /// How many bytes are the file's alone.
  package var ownCount: Int { own.count }

  /// How many bytes there are.
  package var count: Int { read.map { $0().count } ?? own.count + insertions.reduce(0) { $0 + $1.bytes.count } }

  /// All bytes, put together or read anew for each who asks where some of them are shared or elsewhere.
  package var bytes: [UInt8] {
    if let read { return read() }
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
