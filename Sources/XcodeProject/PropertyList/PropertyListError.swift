/// Why bytes are no property list.
package struct PropertyListError: Error, Equatable {
  /// The line at which it shows, from 1; nil where there are no lines.
  package let line: Int?
  package let message: String
}
