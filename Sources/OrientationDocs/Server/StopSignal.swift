import CLibrary
import Dispatch

/// A descriptor that can be read from as soon as the process is asked to end.
struct StopSignal {
  let descriptor: Int32
  private let sources: [any DispatchSourceSignal]

  /// Waits for the signals that a terminal and a service manager send. A closed connection shall end nothing.
  init() throws(Fault) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Fault("no pipe can be made: \(SystemError.last.reason)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writeEnd = ends[1]
    descriptor = ends[0]
    signal(SIGPIPE, SIG_IGN)
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the process before anybody is told.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { try? FileSystem.write([0], to: writeEnd) }
      source.resume()
      return source
    }
  }
}
