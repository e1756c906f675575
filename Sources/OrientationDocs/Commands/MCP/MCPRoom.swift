import Dispatch

/// How much may wait to be answered: a client that writes and does not read is read no further.
struct MCPRoom: Sendable {
  /// How many bytes of a message take one place.
  private static let placeSize = 65_536
  /// Room for two of the longest messages, and for some hundred short ones.
  private static let places = 2 * (LineSource.longestLine / placeSize + 1)

  private let free = DispatchSemaphore(value: places)

  /// Waits until there is room for a message. Only one thread may do so.
  func take(_ size: Int) { for _ in 0..<Self.places(size) { free.wait() } }

  /// Gives its room back.
  func give(_ size: Int) { for _ in 0..<Self.places(size) { free.signal() } }

  private static func places(_ size: Int) -> Int { 1 + size / placeSize }
}
