/// The lines of the files in a scanned folder. The last file is kept: what is found comes sorted by file.
struct SourceLines {
  /// The scanned folder.
  let root: String
  private var path: String?
  private var lines: [ArraySlice<UInt8>] = []

  init(_ root: String) { self.root = root }

  /// A line of a file, from 1; nil where there is none, or the file cannot be read.
  mutating func line(_ number: Int, of path: String) -> String? {
    if path != self.path {
      self.path = path
      let bytes = (try? FileSystem.contents(of: Path.join(root, path))) ?? []
      lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    return lines.indices.contains(number - 1) ? String(decoding: lines[number - 1], as: UTF8.self) : nil
  }
}
