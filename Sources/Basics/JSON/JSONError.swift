/// Why a text is not JSON.
package struct JSONError: Error, Equatable {
  /// The byte of the line at which it shows, from 1.
  package let column: Int
  package let message: String
}
