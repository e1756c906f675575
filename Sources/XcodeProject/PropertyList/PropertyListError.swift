/// Why bytes are no property list.
struct PropertyListError: Error, Equatable {
  /// The line at which it shows, from 1; nil where there are no lines.
  let line: Int?
  let message: String
}
