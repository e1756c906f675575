import Dispatch
import OrientationPolicy

/// Ends a run of policies at its limit of time, and says from time to time how far it is.
///
/// Unchecked, because a queue guards what changes.
final class PolicyClock: @unchecked Sendable {
  /// How long a run may take where nobody says it.
  static let usualLimit = Duration.seconds(300)
  /// How long it says nothing.
  private static let silence = Duration.seconds(10)

  private let limit: Duration
  private let console: Console?
  private let stopwatch = Stopwatch()
  private let queue = DispatchQueue(label: "policies")
  private var events = 0
  private var nextWord = PolicyClock.silence
  private var isCancelled = false

  /// - Parameter console: where it says how far it is; nil for nowhere.
  init(limit: Duration = PolicyClock.usualLimit, console: Console? = nil) {
    self.limit = limit
    self.console = console
  }

  /// The limits of a run that begins now.
  ///
  /// - Parameter memory: the limit of memory, in bytes; nil for the usual one.
  func limits(memory: Int? = nil) -> SearchLimits {
    SearchLimits(memory: memory ?? Self.usualMemory) { self.goesOn($0) }
  }

  func cancel() { queue.sync { isCancelled = true } }
}

extension PolicyClock {
  /// What is left beside the states where the process may take little memory: the tool itself takes some hundred MB of
  /// addresses, most of them for its threads.
  private static var usualMemory: Int {
    Platform.memoryLimit().map { min(SearchLimits.usualMemory, $0 / 4) } ?? SearchLimits.usualMemory
  }

  private func goesOn(_ more: Int) -> Bool {
    queue.sync {
      events += more
      let elapsed = stopwatch.elapsed
      if elapsed >= nextWord {
        nextWord = elapsed + Self.silence
        console?.talk("\(events) events played, \(elapsed.inSeconds) of \(limit.inSeconds)")
      }
      return !isCancelled && elapsed < limit
    }
  }
}
