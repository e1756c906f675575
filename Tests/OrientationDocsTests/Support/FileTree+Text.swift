@testable import Basics
@testable import OrientationDocs

extension FileTree {
  /// A site of these files, with its manifest.
  static func site(_ files: [String: String]) -> FileTree {
    let pages = files.map { File(path: $0.key, bytes: Array($0.value.utf8)) }
    return FileTree(pages + [File(path: Manifest.path, bytes: Manifest(files.keys).bytes)])
  }
}
