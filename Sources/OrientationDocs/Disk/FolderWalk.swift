/// Everything in a folder and below, without following symbolic links.
struct FolderWalk {
  /// All that is not itself a folder, sorted by the bytes of the path.
  private(set) var entries: [FolderEntry] = []
  /// The folders below, by path, each after the one it lies in.
  private(set) var folders: [String] = []
  private let root: String
  private let skipsDotNames: Bool

  /// Walks `folder`, which messages call by its shown name.
  static func of(_ folder: String, skippingDotNames: Bool) throws(Fault) -> FolderWalk {
    var walk = FolderWalk(root: folder, skipsDotNames: skippingDotNames)
    try walk.walk("")
    walk.entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return walk
  }
}

extension FolderWalk {
  private init(root: String, skipsDotNames: Bool) {
    self.root = root
    self.skipsDotNames = skipsDotNames
  }

  private mutating func walk(_ folder: String) throws(Fault) {
    for name in try names(in: folder) {
      if skipsDotNames, name.first == UInt8(ascii: ".") { continue }
      guard let name = String(validating: name, as: UTF8.self) else {
        throw Fault(
          "a name in \(shown(folder)) is not UTF-8: `\(String(decoding: name, as: UTF8.self))`", help: "rename it")
      }
      let path = folder.isEmpty ? name : folder + "/" + name
      guard let status = try status(of: path) else { continue }
      if status.kind == .folder {
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
      throw Fault("\(shown(folder)) cannot be read: \(error.reason)")
    }
  }

  /// The status of an entry, or nil where it went away since its folder was listed.
  private func status(of path: String) throws(Fault) -> FileStatus? {
    do {
      return try FileSystem.statusIfPresent(of: Path.join(root, path))
    } catch {
      throw Fault("\(shown(path)) cannot be looked at: \(error.reason)")
    }
  }

  private func shown(_ path: String) -> String {
    path.isEmpty ? Path.shown(root) : Path.join(Path.shown(root), path)
  }
}
