import Foundation

@testable import OrientationDocs

/// A client that sends bytes and waits a few seconds at most for others.
final class Client {
  private let descriptor: Int32
  private var received: [UInt8] = []

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Platform.streamSocket, 0)
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = Platform.loopback(port: port)
    let result = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
    }
    guard result == 0 else { throw SystemError.last }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws { try FileSystem.write(Array(text.utf8), to: descriptor) }

  /// All that comes until the server closes.
  func all() throws -> String {
    while try more() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// All that comes up to and with a text.
  func upTo(_ text: String) throws -> String {
    let pattern = Array(text.utf8)
    while true {
      let end = received.indices.first { received[$0...].starts(with: pattern) }
      if let end {
        defer { received.removeFirst(end + pattern.count) }
        return String(decoding: received[..<(end + pattern.count)], as: UTF8.self)
      }
      guard try more() else { throw SystemError(number: ECONNRESET) }
    }
  }

  private func more() throws -> Bool {
    let bytes = try FileSystem.read(descriptor, upTo: 65_536)
    received += bytes
    return !bytes.isEmpty
  }
}
