/// The head of a request, as far as the server cares.
struct HTTPRequest: Equatable {
  enum Method: Equatable {
    case get
    case head
  }

  let method: Method
  /// The path and query as they were sent.
  let target: String
  /// The value of the one Host field.
  let host: String
  /// True where the connection stays open after the answer.
  let keepsAlive: Bool
  /// Whether a page of another site would get at the answer; false where nobody says so, as no program but a browser does.
  var isForAnotherSite = false
}
