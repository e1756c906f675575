/// A place in a scanned file.
package struct FilePlace: Sendable, Hashable {
  /// The path, relative to the scanned folder, with `/` between its parts.
  package var path: String
  /// The line, from 1; nil where the file has no lines, such as a binary property list.
  package var line: Int?

  package init(path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  /// The place as messages write it: `Sources/Player.swift:8`.
  package var text: String { path + (line.map { ":\($0)" } ?? "") }
}

extension FilePlace: Comparable {
  package static func < (left: FilePlace, right: FilePlace) -> Bool {
    if !left.path.utf8.elementsEqual(right.path.utf8) {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    return (left.line ?? 0) < (right.line ?? 0)
  }
}
