/// Why a checkout cannot be scanned at all.
package enum ScanError: Error, Equatable {
  /// The path is not there, or the system refuses to open it.
  case unreadable(path: String, reason: String)
  /// No target has the name.
  case unknownTarget(String, known: [String])
  /// No target has a configuration of the name.
  case unknownConfiguration(String, known: [String])
  /// The task that scans was cancelled.
  case cancelled
}
