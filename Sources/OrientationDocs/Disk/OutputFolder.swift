import Basics
import ReferenceSite

/// The folder that holds a site, as it is on the disk.
struct OutputFolder {
  /// What the name of a file ends with while it is being written.
  static let unfinishedSuffix = ".orientation-docs-unfinished"

  let path: String
  /// The files of the site and all others that do not start with a dot, sorted by path.
  let entries: [FolderEntry]
  /// The folders within, but for those that start with a dot.
  let folders: [String]
  /// The files that earlier builds wrote.
  let manifest: Manifest
  /// True where the folder is there.
  let exists: Bool
  private let book: BookFolder
  /// Held as long as this is, where it is for writing.
  private let claim: OutputClaim?

  /// How messages call the folder.
  var shown: String { Path.shown(path) }

  /// Looks at the folder, and refuses one that cannot be the output of the book.
  ///
  /// - Parameter isForWriting: whether to claim it first, so that nobody else's build changes what was seen.
  init(_ path: String, book: BookFolder, isForWriting: Bool = false) throws(Fault) {
    self.path = Path.trimmed(path)
    self.book = book
    let shown = Path.shown(path)
    try Self.requireApart(output: self.path, book: book)
    switch try Self.status(of: self.path)?.kind {
    case nil:
      self.entries = []
      self.folders = []
      self.claim = nil
      self.manifest = Manifest([])
      self.exists = false
    case .folder:
      self.claim = isForWriting ? try OutputClaim(self.path) : nil
      let manifest = try Self.manifest(in: self.path)
      let known = Set(manifest.paths)
      let walk = try FolderWalk.of(self.path, skipping: .dotFolders)
      self.folders = walk.folders
      self.entries = walk.entries.filter {
        known.contains($0.path) || !Self.hasDotName($0.path) || $0.path.hasSuffix(Self.unfinishedSuffix)
      }
      self.manifest = manifest
      self.exists = true
    case .symbolicLink:
      throw Fault(
        "the output `\(shown)` is a symbolic link, and links are not followed", help: "name the folder itself")
    case .file, .other:
      throw Fault("the output `\(shown)` is not a folder", help: "name another with --output")
    }
  }

  /// The folder as it is now, claimed for writing.
  func lookedAtAgain() throws(Fault) -> OutputFolder { try OutputFolder(path, book: book, isForWriting: true) }

  /// The paths of finished files that no earlier build wrote and that are not what `files` has there.
  func foreignPaths(besides files: FileTree) -> [String] {
    // A team may commit the ledger alone; a build reads it, and only adds to it.
    let known = Set(manifest.paths + [SiteLayout.publishedIDs])
    return entries.filter { entry in
      if entry.path.hasSuffix(Self.unfinishedSuffix) { return false }
      if entry.status.kind != .file { return true }
      return !known.contains(entry.path) && !holds(files[entry.path], at: entry)
    }.map(\.path)
  }

  /// Refuses a manifest of the site's checksums that would become part of the site or of its book.
  func requireOutside(manifest: String) throws(Fault) {
    guard let file = Self.resolvedAsFarAsPresent(manifest) else { return }
    for (folder, name) in [(path, "the output `\(shown)`"), (book.path, "the book `\(book.shown)`")] {
      guard let folder = Self.resolvedAsFarAsPresent(folder), Path.contains(folder, file) else { continue }
      throw Fault(
        "the manifest `\(Path.shown(manifest))` lies in \(name)", help: "name a file beside it with --manifest")
    }
  }

  /// The ledger of published ids, or nil where the folder has none.
  func publishedIDs() throws(Fault) -> [UInt8]? {
    guard entries.contains(where: { $0.path == SiteLayout.publishedIDs && $0.status.kind == .file }) else { return nil }
    do {
      return try FileSystem.contents(of: Path.join(path, SiteLayout.publishedIDs))
    } catch {
      throw Fault("\(Path.join(shown, SiteLayout.publishedIDs)) cannot be read: \(error.reason)", help: error.remedy)
    }
  }

  /// True where the file on the disk has exactly these bytes.
  func holds(_ bytes: [UInt8]?, at entry: FolderEntry) -> Bool {
    guard let bytes, entry.status.kind == .file, entry.status.size == bytes.count else { return false }
    return (try? FileSystem.contents(of: Path.join(path, entry.path))) == bytes
  }
}

extension OutputFolder {
  private static func hasDotName(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: ".") || path.contains("/.")
  }

  private static func status(of path: String) throws(Fault) -> FileStatus? {
    do {
      return try FileSystem.statusIfPresent(of: path)
    } catch {
      throw Fault("the output `\(Path.shown(path))` cannot be looked at: \(error.reason)", help: error.remedy)
    }
  }

  private static func manifest(in folder: String) throws(Fault) -> Manifest {
    do {
      return Manifest(bytes: try FileSystem.contents(of: Path.join(folder, Manifest.path)))
    } catch  where error.isMissing {
      return Manifest([])
    } catch {
      throw Fault("\(Path.join(Path.shown(folder), Manifest.path)) cannot be read: \(error.reason)", help: error.remedy)
    }
  }

  /// A site in its book would become part of it, and a book in its site would look like a surplus.
  private static func requireApart(output: String, book: BookFolder) throws(Fault) {
    guard let bookPath = try? FileSystem.resolved(book.path), let outputPath = resolvedAsFarAsPresent(output) else {
      return
    }
    if Path.contains(bookPath, outputPath) || Path.contains(outputPath, bookPath) {
      throw Fault(
        "the output `\(Path.shown(output))` and the book `\(book.shown)` lie one in the other",
        help: "name a folder beside the book with --output")
    }
  }

  private static func resolvedAsFarAsPresent(_ path: String) -> String? {
    if let resolved = try? FileSystem.resolved(path) { return resolved }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return (try? FileSystem.resolved(".")).map { Path.join($0, path) }
    }
    let parent = slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    return resolvedAsFarAsPresent(parent).map { Path.join($0, String(path[path.utf8.index(after: slash)...])) }
  }
}
