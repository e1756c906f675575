import Foundation

@testable import Basics
@testable import ReferenceSite

/// This package's folder.
enum ProjectFolder {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The edition of the book in `content/`, made once for all tests that look at it.
  static let edition = Result { ReferenceSite.build(book: try content()) }

  /// The book in `content/`.
  static func content() throws -> FileTree {
    let folder = root.appendingPathComponent("content")
    let prefix = folder.path + "/"
    var files: [FileTree.File] = []
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    while let url = enumerator?.nextObject() as? URL {
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files.append(
        FileTree.File(path: String(url.path.dropFirst(prefix.count)), bytes: Array(try Data(contentsOf: url))))
    }
    return FileTree(files)
  }
}
