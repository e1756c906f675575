import Foundation
import ToolSpecification

@testable import OrientationDocs

/// `serve` on a free port, on a thread of its own.
final class RunningServer: @unchecked Sendable {
  let port: UInt16
  let recorder = Recorder()
  private let stopEnd: Int32
  private let ended = DispatchSemaphore(value: 0)
  private var status: Result<ExitCode, Fault>?

  init(book: String) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError.last }
    stopEnd = ends[1]
    signal(SIGPIPE, SIG_IGN)
    let command = try ServeCommand.parsed(book)
    let listener = try Listener(port: 0)
    port = listener.port
    let stop = ends[0]
    let console = recorder.console
    Thread.detachNewThread {
      self.status = Result { () throws(Fault) in
        try command.run(console: console, listener: listener, until: stop)
      }
      self.ended.signal()
    }
  }

  deinit { close(stopEnd) }

  /// Asks the server to end, and gives what it ended with; nil where it does not end.
  func stop() throws -> ExitCode? {
    try FileSystem.write([0], to: stopEnd)
    guard ended.wait(timeout: .now() + 5) == .success else { return nil }
    return try status?.get()
  }

  /// The answer to one request.
  func answer(_ target: String, method: String = "GET", host: String? = nil) throws -> String {
    let client = try Client(port: port)
    let host = host ?? "127.0.0.1:\(port)"
    try client.send("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    return try client.all()
  }
}
