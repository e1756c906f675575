import Basics
import CLibrary

/// Why the system refused something.
struct SystemError: Error, Equatable {
  let number: Int32
  /// How many bytes a file may have that was longer.
  private var limit: Int?

  init(number: Int32) { self.number = number }

  /// A file is longer than what is read of it.
  static func tooLong(limit: Int) -> SystemError {
    var error = SystemError(number: EOVERFLOW)
    error.limit = limit
    return error
  }

  /// The error that the last call of the system left behind.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's own words, such as `Permission denied`, in lower case as part of a sentence.
  var reason: String {
    if let limit { return "it is longer than \(limit >> 20) MB, which is the most that is read of such a file" }
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// What to do about it, where the number alone says enough.
  var remedy: SafeText? {
    switch number {
    case ENOSPC, EDQUOT: "make room on that disk, and run this again"
    case EFBIG: "raise the limit on the size of files (`ulimit -f`), and run this again"
    case EACCES, EPERM: "make it writable for the user who runs this, or name another place"
    case EROFS: "it lies on a disk that can only be read: name another place"
    case EMFILE, ENFILE: "raise the limit on open files (`ulimit -n`), and run this again"
    case ENAMETOOLONG: "shorten the names: the system allows 255 bytes for one, of which 31 are needed while writing"
    case ELOOP: "a symbolic link is in its place, or points to itself: replace it with the file or folder itself"
    case ENOTDIR: "a file or a link stands where a folder has to be: move it away"
    case EOVERFLOW: "make it shorter, or move it away"
    case EINVAL: "something other than a plain file is in its place: move it away"
    case EISDIR, EEXIST: "something else is in its place: move it away"
    case ENOENT, ESTALE: "something else has removed it meanwhile: run this again"
    case EIO: "the disk is failing: look into the system's log"
    default: nil
    }
  }

  var isMissing: Bool { number == ENOENT }
  var isPresent: Bool { number == EEXIST }
  var isNoFolder: Bool { number == ENOTDIR }
  var isOnOtherDisk: Bool { number == EXDEV }
  var isTooLong: Bool { limit != nil }
  var isBrokenPipe: Bool { number == EPIPE }
  var isInterrupted: Bool { number == EINTR }
  var wouldBlock: Bool { number == EAGAIN || number == EWOULDBLOCK }
}

extension Fault {
  /// What a call of the system gives, or the fault that its error is for who runs the tool.
  static func attempt<Value>(
    _ call: @autoclosure () throws(SystemError) -> Value, _ fault: (SystemError) -> Fault
  ) throws(Fault) -> Value {
    do throws(SystemError) { return try call() } catch { throw fault(error) }
  }

  /// The same, as the fault that something cannot be `participle`.
  static func attempt<Value>(
    _ participle: String, _ shown: String, _ call: @autoclosure () throws(SystemError) -> Value
  ) throws(Fault) -> Value {
    try attempt(try call()) { Fault("\(shown) cannot be \(participle): \($0.reason)", help: $0.remedy) }
  }

  static func unreadable(_ shown: String, _ error: SystemError) -> Fault {
    Fault("\(shown) cannot be read: \(error.reason)", help: error.remedy)
  }
}
