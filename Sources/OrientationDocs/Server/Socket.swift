import CLibrary

/// The calls of the system that the server makes on connections. None of them waits.
enum Socket {
  /// What came of a call.
  enum Result<Value> {
    case done(Value)
    case wouldBlock
    case closed
  }

  /// Makes a descriptor one that never waits and that programs started from here do not inherit.
  static func prepare(_ descriptor: Int32) -> Bool {
    // Otherwise the end of an answer waits, some 40 ms, until the client has said that it has the beginning.
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
      && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
  }

  /// What has come in, at most `count` bytes.
  static func receive(_ descriptor: Int32, upTo count: Int) -> Result<[UInt8]> {
    do {
      let bytes = try FileSystem.read(descriptor, upTo: count)
      return bytes.isEmpty ? .closed : .done(bytes)
    } catch {
      return error.wouldBlock ? .wouldBlock : .closed
    }
  }

  /// Sends bytes from `offset` on, and says how many went out.
  static func send(_ bytes: [UInt8], from offset: Int, to descriptor: Int32) -> Result<Int> {
    while true {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: offset), $0.count - offset)
      }
      if count >= 0 { return .done(count) }
      let error = SystemError.last
      if error.wouldBlock { return .wouldBlock }
      if !error.isInterrupted { return .closed }
    }
  }

  /// Says that nothing more will be sent, while what still comes in can be read.
  static func endSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }
}
