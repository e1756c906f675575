import Foundation

@testable import OrientationDocs

/// Keeps what the tool says.
final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private var said: [Console.Stream: [UInt8]] = [:]

  var console: Console {
    Console { stream, bytes in
      self.lock.withLock { self.said[stream, default: []] += bytes }
    }
  }

  var output: String { text(.output) }
  var errors: String { text(.errors) }

  private func text(_ stream: Console.Stream) -> String {
    lock.withLock { String(decoding: said[stream] ?? [], as: UTF8.self) }
  }
}
