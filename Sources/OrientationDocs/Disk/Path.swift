/// Paths as texts: no call of the system is made here.
enum Path {
  /// Puts a folder before a name.
  static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The path without slashes at its end, which would make the system follow a symbolic link.
  static func trimmed(_ path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex {
      let before = path.utf8.index(before: end)
      if path.utf8[before] != UInt8(ascii: "/") || before == path.utf8.startIndex { break }
      end = before
    }
    return String(path[..<end])
  }

  /// The folders above a relative path, innermost first: `a/b/c` gives `a/b`, `a`.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "/")
  }

  /// True where `path` is `folder` or lies in it; both without symbolic links.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: join(folder, "").utf8)
  }

  /// How a path that was asked for is shown: an absolute one by its last name, since output never holds absolute paths.
  static func shown(_ path: String) -> String {
    let path = trimmed(path)
    return path.utf8.first == UInt8(ascii: "/") ? name(of: path) : path
  }
}
