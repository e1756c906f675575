import Foundation

/// Why the system refused something.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The error that the last call of the system left behind.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's own words, such as `Permission denied`, in lower case as part of a sentence.
  var reason: String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  var isMissing: Bool { number == ENOENT }
  var isInterrupted: Bool { number == EINTR }
  var wouldBlock: Bool { number == EAGAIN || number == EWOULDBLOCK }
}
