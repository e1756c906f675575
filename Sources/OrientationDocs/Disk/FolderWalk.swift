import CLibrary

/// Everything in a folder and below, without following symbolic links.
struct FolderWalk {
  /// What is passed over because its name starts with a dot.
  enum Skipped {
    case dotNames
    case dotFolders
  }

  /// All that is not itself a folder, sorted by the bytes of the path.
  private(set) var entries: [FolderEntry] = []
  /// The folders below, by path, each after the one it lies in.
  private(set) var folders: [String] = []
  /// How messages call the folder.
  private let shown: String
  private let skipped: Skipped

  /// Walks the folder at a path.
  static func of(_ path: String, skipping skipped: Skipped) throws(Fault) -> FolderWalk {
    let folder = try Fault.attempt(OpenFolder(path)) { .unreadable(Path.shown(path), $0) }
    return try of(folder, shown: Path.shown(path), skipping: skipped)
  }

  /// Walks a folder, which messages call by its shown name.
  static func of(_ folder: OpenFolder, shown: String, skipping skipped: Skipped) throws(Fault) -> FolderWalk {
    var walk = FolderWalk(shown: shown, skipped: skipped)
    try walk.walk(folder, "")
    walk.entries.sort { $0.path.precedes($1.path) }
    return walk
  }
}

extension FolderWalk {
  private mutating func walk(_ folder: OpenFolder, _ folderPath: String) throws(Fault) {
    let names = try Fault.attempt("read", shown(folderPath), FileSystem.names(in: folder))
    for bytes in names {
      let hasDot = bytes.first == UInt8(ascii: ".")
      if hasDot, skipped == .dotNames { continue }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        throw Fault(
          "a name in \(shown(folderPath)) is not UTF-8: `\(String(decoding: bytes, as: UTF8.self))`", help: "rename it")
      }
      let path = folderPath.isEmpty ? name : folderPath + "/" + name
      guard let status = try status(of: path, name, in: folder) else { continue }
      if status.kind == .folder {
        if hasDot { continue }
        folders.append(path)
        try walk(try Fault.attempt("read", shown(path), OpenFolder(name, in: folder)), path)
      } else {
        entries.append(FolderEntry(path: path, status: status))
      }
    }
  }

  /// The status of an entry, or nil where it went away since its folder was listed.
  private func status(of path: String, _ name: String, in folder: OpenFolder) throws(Fault) -> FileStatus? {
    func look() throws(SystemError) -> FileStatus? {
      // We go from folder to folder and could go on, but nobody else could open what lies there.
      guard path.utf8.count < PATH_MAX else { throw SystemError(number: ENAMETOOLONG) }
      return try FileSystem.statusIfPresent(of: name, in: folder)
    }
    return try Fault.attempt("looked at", shown(path), look())
  }

  private func shown(_ path: String) -> String { path.isEmpty ? shown : Path.join(shown, path) }
}
