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
  private let root: String
  private let skipped: Skipped

  /// Walks `folder`, which messages call by its shown name.
  static func of(_ folder: String, skipping skipped: Skipped) throws(Fault) -> FolderWalk {
    var walk = FolderWalk(root: folder, skipped: skipped)
    try walk.walk("")
    walk.entries.sort { $0.path.precedes($1.path) }
    return walk
  }
}

extension FolderWalk {
  private init(root: String, skipped: Skipped) {
    self.root = root
    self.skipped = skipped
  }

  private mutating func walk(_ folder: String) throws(Fault) {
    for name in try names(in: folder) {
      let hasDot = name.first == UInt8(ascii: ".")
      if hasDot, skipped == .dotNames { continue }
      guard let name = String(validating: name, as: UTF8.self) else {
        throw Fault(
          "a name in \(shown(folder)) is not UTF-8: `\(String(decoding: name, as: UTF8.self))`", help: "rename it")
      }
      let path = folder.isEmpty ? name : folder + "/" + name
      guard let status = try status(of: path) else { continue }
      if status.kind == .folder {
        if hasDot { continue }
        folders.append(path)
        try walk(path)
      } else {
        entries.append(FolderEntry(path: path, status: status))
      }
    }
  }

  private func names(in folder: String) throws(Fault) -> [[UInt8]] {
    do {
      return try FileSystem.names(in: folder.isEmpty ? root : Path.join(root, folder))
    } catch {
      throw Fault("\(shown(folder)) cannot be read: \(error.reason)", help: error.remedy)
    }
  }

  /// The status of an entry, or nil where it went away since its folder was listed.
  private func status(of path: String) throws(Fault) -> FileStatus? {
    do {
      return try FileSystem.statusIfPresent(of: Path.join(root, path))
    } catch {
      throw Fault("\(shown(path)) cannot be looked at: \(error.reason)", help: error.remedy)
    }
  }

  private func shown(_ path: String) -> String {
    path.isEmpty ? Path.shown(root) : Path.join(Path.shown(root), path)
  }
}
