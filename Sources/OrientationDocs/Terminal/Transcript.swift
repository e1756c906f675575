import Dispatch

/// Everything that is said on a console, in order.
///
/// Unchecked, because a queue guards what has been said.
final class Transcript: @unchecked Sendable {
  private let queue = DispatchQueue(label: "transcript")
  private var bytes: [UInt8] = []

  func append(_ more: [UInt8]) { queue.sync { bytes += more } }

  var text: String { queue.sync { String(decoding: bytes, as: UTF8.self) } }
}
