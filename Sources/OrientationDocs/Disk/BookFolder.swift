import Basics
import ReferenceSite

/// The folder that holds a book.
///
/// Only regular files count, and no file whose name, or whose folder's name, starts with a dot.
struct BookFolder {
  /// How long a Markdown file may be, in bytes: forty times the specification of CommonMark. libcmark needs up to eighty times
  /// as much memory, so what was written there by mistake would take the machine's.
  static let longestPage = 8 << 20

  let path: String
  /// How messages call the folder.
  var shown: String { Path.shown(path) }

  init(_ path: String) { self.path = Path.trimmed(path) }

  /// Reads all files.
  func read() throws(Fault) -> FileTree {
    try requireFolder()
    let entries = try FolderWalk.of(path, skipping: .dotNames).entries
    let readings = Workers.threads.map(entries) { entry in
      Result { () throws(Fault) in FileTree.File(path: entry.path, bytes: try bytes(of: entry)) }
    }
    var files: [FileTree.File] = []
    for reading in readings { files.append(try reading.get()) }
    return FileTree(files)
  }

  /// What tells whether something in the folder has changed, without reading the files.
  func stamp() throws(Fault) -> FolderWalk {
    try requireFolder()
    return try FolderWalk.of(path, skipping: .dotNames)
  }
}

extension BookFolder {
  private func requireFolder() throws(Fault) {
    let resolved: FileStatus
    do {
      // The book's folder itself may be reached by a link; links within it are not followed.
      resolved = try FileSystem.status(of: try FileSystem.resolved(path))
    } catch {
      throw Fault(
        "the book `\(shown)` cannot be read: \(error.reason)",
        help: "a book is a folder with a SUMMARY.md; name it as the operand")
    }
    if resolved.kind != .folder {
      throw Fault("the book `\(shown)` is not a folder", help: "a book is a folder with a SUMMARY.md")
    }
  }

  private func bytes(of entry: FolderEntry) throws(Fault) -> [UInt8] {
    // Asked for in a fault only: there are as many entries as the book has files.
    func name() -> String { Path.join(shown, entry.path) }
    switch entry.status.kind {
    case .file: break
    case .symbolicLink:
      throw Fault("\(name()) is a symbolic link, and links are not followed", help: "put the file itself in its place")
    case .folder, .other:
      throw Fault("\(name()) is neither a file nor a folder", help: "move it out of the book")
    }
    if entry.status.size > Self.longestPage, entry.path.hasSuffix(".md") {
      throw Fault(
        "\(name()) is longer than \(Self.longestPage >> 20) MB, which is the most for a Markdown file",
        help: "split it into several pages; if readers are to download it as it is, give it another suffix")
    }
    do {
      return try FileSystem.contents(of: Path.join(path, entry.path))
    } catch {
      throw Fault("\(name()) cannot be read: \(error.reason)", help: error.remedy)
    }
  }
}
