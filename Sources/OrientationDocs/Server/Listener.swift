import CLibrary

/// A socket that takes connections from this machine only.
struct Listener {
  let descriptor: Int32
  let port: UInt16

  /// Listens on `port`, or on a free one where it is 0.
  init(port: UInt16) throws(Fault) {
    let descriptor = socket(AF_INET, Platform.streamSocket, 0)
    guard descriptor >= 0 else { throw Fault("no socket can be made: \(SystemError.last.reason)") }
    do throws(SystemError) {
      try Self.bind(descriptor, port)
      self.port = try Self.boundPort(of: descriptor)
    } catch {
      FileSystem.close(descriptor)
      throw Fault("port \(port) cannot be listened on: \(error.reason)", help: "`--port 0` takes a free one")
    }
    self.descriptor = descriptor
  }

  /// The next connection, or nil where none is waiting.
  func accept() -> Int32? {
    let connection = CLibrary.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    guard Socket.prepare(connection) else {
      FileSystem.close(connection)
      return nil
    }
    return connection
  }
}

extension Listener {
  private static func bind(_ descriptor: Int32, _ port: UInt16) throws(SystemError) {
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = Platform.loopback(port: port)
    let bound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        CLibrary.bind(descriptor, $0.baseAddress, socklen_t(bytes.count))
      }
    }
    guard bound == 0, listen(descriptor, 1_024) == 0, Socket.prepare(descriptor) else { throw .last }
  }

  private static func boundPort(of descriptor: Int32) throws(SystemError) -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress, &length) }
    }
    guard result == 0 else { throw .last }
    return UInt16(bigEndian: address.sin_port)
  }
}
