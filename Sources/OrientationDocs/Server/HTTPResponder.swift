/// Knows the answers; the server only carries them.
protocol HTTPResponder {
  /// The answer to a request whose host has been checked.
  func response(to request: HTTPRequest) -> HTTPResponse

  /// What tells one state of the answers from another; sent to the pages that listen.
  var revision: String { get }

  /// Can be read from when it is worth to look at once; nil where only time tells.
  var wake: Int32? { get }

  /// Looks whether the answers have changed, and says how long to wait before the next look.
  mutating func refresh() -> Duration
}
