import Basics
import Dispatch
import ReferenceSite

extension Workers {
  /// As many threads as the machine has cores.
  static let threads = Workers { count, work in
    DispatchQueue.concurrentPerform(iterations: count) { work($0) }
  }
}
