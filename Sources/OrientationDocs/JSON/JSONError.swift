/// Why a text is not JSON.
struct JSONError: Error, Equatable {
  /// The byte of the line at which it shows, from 1.
  let column: Int
  let message: String
}
