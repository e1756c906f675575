import CLibrary
import ToolSpecification

/// What has to hold before anything else runs in this process.
package enum ProcessSetup {
  /// Dispatch ends a process in which it cannot open what it needs, without saying why.
  private static let leastDescriptors = 16

  /// The arguments of this process, without its own name.
  static var arguments: [String] {
    let kept = (0..<system_argument_count()).compactMap { system_argument($0).map { String(cString: $0) } }
    return Array((kept.isEmpty ? CommandLine.arguments : kept).dropFirst())
  }

  /// Prepares the process, or ends it where the system does not let it work.
  package static func run() {
    openStandardStreams()
    // A file that grows beyond the limit shall be an error of the call, like a full disk, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    guard hasDescriptors() else {
      let fault = Fault("no files can be opened: \(SystemError.last.reason)", help: SystemError.last.remedy)
      Console.standard.complain(fault.text)
      exit(ExitCode.inputUnreadable.rawValue)
    }
  }
}

extension ProcessSetup {
  /// Leads standard streams that are closed nowhere: the next file to be opened would get their numbers, and what is
  /// said would be written into it.
  private static func openStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the one that is given, and those below are taken.
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func hasDescriptors() -> Bool {
    var opened: [Int32] = []
    for _ in 0..<leastDescriptors {
      let descriptor = dup(STDERR_FILENO)
      guard descriptor >= 0 else { break }
      opened.append(descriptor)
    }
    let error = errno
    for descriptor in opened { close(descriptor) }
    errno = error
    return opened.count == leastDescriptors
  }
}
