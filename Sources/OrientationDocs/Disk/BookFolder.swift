import Basics
import Diagnostics
import OrientationCatalog
import ReferenceSite

/// The folder that holds a book.
///
/// Only regular files count, and no file whose name, or whose folder's name, starts with a dot.
struct BookFolder {
  /// How long a Markdown file may be, in bytes: forty times the specification of CommonMark. libcmark needs up to eighty times
  /// as much memory, so what was written there by mistake would take the machine's.
  static let longestPage = 8 << 20
  /// How long all files together may be, in bytes.
  static let longestBook = 4 << 30

  let path: String
  /// How messages call the folder.
  var shown: String { Path.shown(path) }

  init(_ path: String) { self.path = Path.trimmed(path) }

  /// The folder out of which the book may not lead: its checkout, which is the nearest folder that has an entry `.git`;
  /// without one the folder that the tool runs in, if the book is in it, and else the book itself.
  ///
  /// The entry is looked for and never opened.
  var checkout: String? {
    guard let book = try? FileSystem.resolved(path) else { return nil }
    let above = [book] + Path.folders(above: book).map { $0.isEmpty ? "/" : $0 }
    if let checkout = above.first(where: { (try? FileSystem.status(of: Path.join($0, ".git"))) != nil }) {
      return checkout
    }
    guard let working = try? FileSystem.resolved("."), Path.contains(working, book) else { return book }
    return working
  }

  /// Reads all files.
  func read() throws(Fault) -> FileTree {
    let folder = try opened()
    let entries = try walk(folder).entries
    try require(entries)
    let readings = folder.map(entries, at: \.path) { (entry, folder, name) throws(SystemError) in
      try FileSystem.contents(of: name, in: folder, limit: FileLimit(for: entry.path).bytes)
    }
    var files: [FileTree.File] = []
    for (entry, reading) in zip(entries, readings) {
      do {
        files.append(FileTree.File(path: entry.path, bytes: try reading.get()))
      } catch {
        throw error.isTooLong ? tooLong(entry) : .unreadable(name(entry), error)
      }
    }
    return FileTree(files)
  }

  /// Reads what the book says that people saw on devices, and nothing else.
  func observations() throws(Fault) -> (observations: Observations, faults: [Diagnostic]) {
    let (folder, name) = (try opened(), BookLayout.observations)
    let shown = Path.join(shown, name)
    var faults: [Diagnostic] = []
    do throws(SystemError) {
      let bytes = try FileSystem.contents(of: name, in: folder, limit: FileLimit(for: name).bytes)
      let observations = ObservationParser.parse(bytes) {
        faults.append(Diagnostic(path: shown, line: $1, problem: $0))
      }
      return (observations, faults.sorted(by: Diagnostic.precedes))
    } catch {
      throw Fault("`\(shown)` cannot be read: \(error.reason)", help: "name a book that has the file")
    }
  }

  /// What tells whether something in the folder has changed, without reading the files.
  func stamp() throws(Fault) -> FolderWalk { try walk(try opened()) }
}

extension BookFolder {
  /// How long a file may be, by what it is for.
  private struct FileLimit {
    let bytes: Int
    let kind: String
    let help: SafeText

    init(for path: String) {
      if path.hasSuffix(".md") {
        bytes = longestPage
        kind = "a Markdown file"
        help = "split it into several pages; if readers are to download it as it is, give it another suffix"
      } else if BookLayout.lists.contains(path) {
        bytes = FileSystem.longestText
        kind = "\(BookLayout.app), \(BookLayout.findings) and \(BookLayout.observations)"
        help = "write it again, or move it out of the book"
      } else {
        bytes = FileSystem.longestFile
        kind = "a file of a book"
        help = "publish it elsewhere, and link to it there"
      }
    }
  }

  private func opened() throws(Fault) -> OpenFolder {
    do {
      // The book's folder itself may be reached by a link; links within it are not followed.
      return try OpenFolder(path, followsLink: true)
    } catch {
      let help: SafeText = "a book is a folder with a SUMMARY.md"
      if error.isNoFolder { throw Fault("the book `\(shown)` is not a folder", help: help) }
      throw Fault("the book `\(shown)` cannot be read: \(error.reason)", help: help + "; name it as the operand")
    }
  }

  private func walk(_ folder: OpenFolder) throws(Fault) -> FolderWalk {
    try FolderWalk.of(folder, shown: shown, skipping: .dotNames)
  }

  /// Refuses what is no file, and more than is read, before any of it is.
  private func require(_ entries: [FolderEntry]) throws(Fault) {
    var total = 0
    for entry in entries {
      switch entry.status.kind {
      case .file: break
      case .symbolicLink:
        throw Fault(
          "\(name(entry)) is a symbolic link, and links are not followed", help: "put the file itself in its place")
      case .folder, .other:
        throw Fault("\(name(entry)) is neither a file nor a folder", help: "move it out of the book")
      }
      if entry.status.size > FileLimit(for: entry.path).bytes { throw tooLong(entry) }
      total += entry.status.size
    }
    if total > Self.longestBook {
      throw Fault(
        "the files of the book `\(shown)` are longer than \(Self.longestBook >> 30) GB together",
        help: "publish the largest of them elsewhere, and link to them there")
    }
  }

  private func tooLong(_ entry: FolderEntry) -> Fault {
    let limit = FileLimit(for: entry.path)
    return Fault(
      "\(name(entry)) is longer than \(limit.bytes >> 20) MB, which is the most for \(limit.kind)", help: limit.help)
  }

  private func name(_ entry: FolderEntry) -> String { Path.join(shown, entry.path) }
}
