import CLibrary
import Dispatch

/// Standard output and standard error of this process.
///
/// Unchecked, because a queue guards what went wrong.
final class StandardStreams: @unchecked Sendable {
  private let queue = DispatchQueue(label: "streams")
  private var outputError: SystemError?

  func write(_ bytes: [UInt8], to stream: Console.Stream) {
    do throws(SystemError) {
      try FileSystem.write(bytes, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
    } catch {
      // Nobody is left to tell when standard error is gone; whoever closes standard output has read enough.
      guard stream == .output, !error.isBrokenPipe else { return }
      queue.sync { outputError = outputError ?? error }
    }
  }

  /// What kept standard output from being whole, if anything did.
  var fault: Fault? {
    queue.sync { outputError }.map {
      Fault("standard output cannot be written: \($0.reason)", help: $0.remedy ?? "send it somewhere else")
    }
  }
}
