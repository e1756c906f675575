/// Why a text is not an `app.json`.
struct AppFactsError: Error, Equatable, CustomStringConvertible {
  /// The line at which it shows, from 1.
  let line: Int
  let message: String

  var description: String { "line \(line): \(message)" }
}
