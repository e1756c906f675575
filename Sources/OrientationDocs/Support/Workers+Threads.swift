import Basics
import CLibrary
import Dispatch

extension Workers {
  /// As many threads as the machine has cores.
  static let threads = Workers(width: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) { count, work in
    DispatchQueue.concurrentPerform(iterations: count) { work($0) }
  }
}
