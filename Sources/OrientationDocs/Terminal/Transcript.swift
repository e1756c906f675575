import Foundation

/// Everything that is said on a console, in order.
///
/// Unchecked, because a lock guards what has been said.
final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  func append(_ more: [UInt8]) { lock.withLock { bytes += more } }

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}
