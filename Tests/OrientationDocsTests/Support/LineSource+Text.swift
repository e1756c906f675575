import Foundation

@testable import OrientationDocs

extension LineSource {
  /// A source that gives the bytes in pieces of a size.
  init(_ bytes: [UInt8], inPiecesOf size: Int = 7) {
    let feed = Feed(bytes)
    self.init { () throws(SystemError) in feed.next(size) }
  }

  init(_ text: String, inPiecesOf size: Int = 7) { self.init(Array(text.utf8), inPiecesOf: size) }

  private final class Feed: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    func next(_ count: Int) -> [UInt8] {
      lock.withLock {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
  }
}
