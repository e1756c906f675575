import Orientation

/// What is known of the version that a folder of headers belongs to.
package enum SDKVersion: Sendable, Equatable {
  /// The SDK or the caller says it.
  case stated(OSVersion)
  /// Nobody says it; the headers are not older than this one, the newest that they mention.
  case atLeast(OSVersion)

  /// The version in words.
  package var text: String {
    switch self {
    case .stated(let version): "iOS \(version)"
    case .atLeast(let version): "iOS \(version) or newer"
    }
  }

  /// Whether the SDK has what a version introduced; nil where that cannot be known.
  package func has(_ version: OSVersion) -> Bool? {
    switch self {
    case .stated(let stated): version <= stated
    case .atLeast(let least): version <= least ? true : nil
    }
  }
}
