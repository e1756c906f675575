/// The files of a folder, by path: what goes into a build.
///
/// Paths are relative, use `/`, and are compared byte by byte.
package struct FileTree: Sendable {
  /// A file's path and bytes.
  package struct File: Sendable, Equatable {
    /// The path from the folder.
    package let path: String
    /// What is in it.
    package let content: FileContent

    package var bytes: [UInt8] { content.bytes }

    package init(path: String, bytes: [UInt8]) {
      self.init(path: path, content: FileContent(own: bytes))
    }

    package init(path: String, content: FileContent) {
      self.path = path
      self.content = content
    }

    package static func == (one: File, other: File) -> Bool {
      one.path.utf8.elementsEqual(other.path.utf8) && one.bytes == other.bytes
    }
  }

  /// The files, sorted by the bytes of their paths, each path once.
  package let files: [File]

  package init(_ files: [File]) {
    // A folder is read, and a site is put together, nearly in order.
    let precedes = { (one: File, other: File) in one.path.precedes(other.path) }
    let isSorted = zip(files, files.dropFirst()).allSatisfy(precedes)
    self.files = isSorted ? files : files.sorted(by: precedes)
  }

  /// The files of which something holds.
  package func filter(_ isIncluded: (File) -> Bool) -> FileTree { FileTree(sorted: files.filter(isIncluded)) }

  private init(sorted files: [File]) { self.files = files }

  /// The bytes of the file at `path`, or nil where there is none.
  package subscript(path: String) -> [UInt8]? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.precedes(path) { low = middle + 1 } else { high = middle }
    }
    guard low < files.count, files[low].path.utf8.elementsEqual(path.utf8) else { return nil }
    return files[low].bytes
  }
}
