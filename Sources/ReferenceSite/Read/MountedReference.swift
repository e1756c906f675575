import Basics
import Orientation

/// The reference as a book that is read beside a team's, and becomes a folder of the team's site.
package struct MountedReference: Sendable {
  /// The files of its book.
  package let book: FileTree
  /// The folder of its book as diagnostics name it.
  package let bookPath: String

  package init(book: FileTree, bookPath: String) {
    self.book = book
    self.bookPath = bookPath
  }
}

extension MountedReference {
  /// Whether a path of a team's book would lie where the reference does. Many disks do not tell upper from lower case.
  static func covers(_ path: String) -> Bool {
    (path.lowercased() + "/").utf8.starts(with: BookLayout.reference.utf8)
  }

  /// Whether pages are the reference themselves: those that have the entry of every rule. Nothing is mounted below it.
  static func isIt(_ pages: [Page]) -> Bool {
    var keys: Set<EntryKey> = []
    for page in pages { keys.formUnion(page.entries.lazy.map(\.key)) }
    return Rule.allCases.allSatisfy { keys.contains(.rule($0.rawValue)) }
  }

  /// The files of both books, with the folder in front of the reference's.
  func mounted(below team: FileTree) -> FileTree {
    FileTree(
      team.files.filter { !Self.covers($0.path) }
        + book.files.map { FileTree.File(path: BookLayout.reference + $0.path, bytes: $0.bytes) })
  }
}
