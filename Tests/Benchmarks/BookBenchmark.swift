import Basics
import Foundation
import ReferenceSite

/// Builds a book as the tool does, but in one thread and without writing it.
enum BookBenchmark {
  static func run(_ folder: String) throws {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    var files: [FileTree.File] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() {
      let file = root.appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files.append(FileTree.File(path: path, bytes: Array(try Data(contentsOf: file))))
    }
    let edition = ReferenceSite.build(book: FileTree(files))
    print("\(edition.pageCount) pages, \(edition.diagnostics.count) problems")
  }
}
