/// The text of a source file that a scan reads.
package struct SourceFile: Sendable {
  /// The path, relative to the scanned folder.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
