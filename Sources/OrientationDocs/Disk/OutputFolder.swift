import Basics

/// The folder that holds a site, as it is on the disk.
struct OutputFolder {
  /// What the name of a file ends with while it is being written.
  static let unfinishedSuffix = ".orientation-docs-unfinished"

  let path: String
  /// The files of the site and all others that do not start with a dot, sorted by path.
  let entries: [FolderEntry]
  /// How many bytes each plain file has.
  private let sizes: [String: Int]
  /// The folders within, but for those that start with a dot.
  let folders: [String]
  /// The files that earlier builds wrote.
  let manifest: Manifest
  /// The folder itself, claimed where it is for writing; nil where it is not there.
  let root: OpenFolder?
  private let book: BookFolder

  /// How messages call the folder.
  var shown: String { Path.shown(path) }

  /// Looks at the folder, and refuses one that cannot be the output of the book.
  ///
  /// - Parameter isForWriting: whether to claim it first, so that nobody else's build changes what was seen.
  init(_ path: String, book: BookFolder, isForWriting: Bool = false) throws(Fault) {
    self.path = Path.trimmed(path)
    self.book = book
    try Self.requireApart(output: self.path, book: book)
    root = try Self.opened(self.path)
    guard let root else {
      (entries, sizes, folders, manifest) = ([], [:], [], Manifest([]))
      return
    }
    if isForWriting { try Self.claim(root, shown: Path.shown(path)) }
    let manifest = try Self.manifest(in: root, shown: Path.shown(path))
    let known = Set(manifest.paths)
    let walk = try FolderWalk.of(root, shown: Path.shown(path), skipping: .dotFolders)
    folders = walk.folders
    entries = walk.entries.filter {
      known.contains($0.path) || !Self.hasDotName($0.path) || $0.path.hasSuffix(Self.unfinishedSuffix)
    }
    sizes = Dictionary(entries.lazy.filter { $0.status.kind == .file }.map { ($0.path, $0.status.size) }) { $1 }
    self.manifest = manifest
  }

  /// The folder as it is now, claimed for writing.
  func lookedAtAgain() throws(Fault) -> OutputFolder { try OutputFolder(path, book: book, isForWriting: true) }

  /// The paths of finished files that no earlier build wrote and that are not what `files` has there.
  func foreignPaths(besides files: FileTree) -> [String] {
    // A team may commit the ledger alone; a build reads it, and only adds to it.
    let known = Set(manifest.paths + [SiteLayout.publishedIDs])
    let unknown = entries.filter { entry in
      if entry.path.hasSuffix(Self.unfinishedSuffix) { return false }
      return entry.status.kind != .file || !known.contains(entry.path)
    }.map(\.path)
    let held = held(unknown.compactMap { path in files[path].map { FileTree.File(path: path, bytes: $0) } })
    return unknown.filter { !held.contains($0) }
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
    return try Fault.attempt(contents(of: SiteLayout.publishedIDs)) {
      .unreadable(Path.join(shown, SiteLayout.publishedIDs), $0)
    }
  }

  /// The bytes of a file that is read for what it says, or nil where there is no folder.
  func contents(of path: String, limit: Int = FileSystem.longestText) throws(SystemError) -> [UInt8]? {
    let place = Path.split(path)
    return try root.map { (root) throws(SystemError) in
      try FileSystem.contents(of: place.name, in: try root.folder(at: place.folder), limit: limit)
    }
  }

  /// The paths of those files that are on the disk with exactly their bytes.
  func held(_ files: [FileTree.File], by workers: Workers = .threads) -> Set<String> {
    guard let root else { return [] }
    let candidates = files.filter { sizes[$0.path] == $0.content.count }
    let readings = root.map(candidates, at: \.path, by: workers) { (file, folder, name) throws(SystemError) in
      try FileSystem.contents(of: name, in: folder, limit: file.content.count) == file.bytes
    }
    // What cannot be read is written anew.
    return Set(zip(candidates, readings).filter { (try? $1.get()) == true }.map(\.0.path))
  }

  /// Gives up the bytes of the files that are on the disk as they are; a shelf for who only compares.
  func givingUpHeld(_ files: [FileTree.File]) -> [FileTree.File] {
    let held = held(files, by: .one)
    return files.map { held.contains($0.path) ? keeping($0.path, at: $0.path) : $0 }
  }

  /// A file whose bytes are in a place of the folder.
  func keeping(_ path: String, at place: String) -> FileTree.File {
    FileTree.File(path: path, content: FileContent { (try? contents(of: place, limit: FileSystem.longestFile)) ?? [] })
  }
}

extension OutputFolder {
  private static func hasDotName(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: ".") || path.contains("/.")
  }

  /// Opens the folder, or gives nil where nothing is there.
  private static func opened(_ path: String) throws(Fault) -> OpenFolder? {
    let shown = Path.shown(path)
    let kind: FileStatus.Kind?
    do throws(SystemError) {
      kind = try FileSystem.statusIfPresent(of: path)?.kind
      if kind == .folder { return try OpenFolder(path) }
    } catch {
      throw Fault("the output `\(shown)` cannot be opened: \(error.reason)", help: error.remedy)
    }
    if kind == nil { return nil }
    guard kind == .symbolicLink else {
      throw Fault("the output `\(shown)` is not a folder", help: "name another with --output")
    }
    throw Fault("the output `\(shown)` is a symbolic link, and links are not followed", help: "name the folder itself")
  }

  /// Claims the folder, or says that somebody else has.
  private static func claim(_ folder: OpenFolder, shown: String) throws(Fault) {
    let isOurs = try Fault.attempt(folder.claim()) {
      Fault("the output `\(shown)` cannot be claimed: \($0.reason)", help: $0.remedy)
    }
    if !isOurs { throw Fault("another build is writing to `\(shown)`", help: "wait until it is done, and build again") }
  }

  private static func manifest(in folder: OpenFolder, shown: String) throws(Fault) -> Manifest {
    do {
      return Manifest(bytes: try FileSystem.contents(of: Manifest.path, in: folder))
    } catch  where error.isMissing {
      return Manifest([])
    } catch {
      throw .unreadable(Path.join(shown, Manifest.path), error)
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
