/// Paths as texts: the only thing asked of the system here is where the tool runs.
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

  /// The folder of a relative path, empty where it lies in none, and its last name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// The names between the slashes. By bytes: a slash before a combining mark is a character of another kind to Swift, and
  /// a slash to the system.
  static func names(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    names(of: path).last.map(String.init) ?? "/"
  }

  /// The last names of a path, as many as are asked for, with a slash between them.
  static func lastNames(_ count: Int, of path: String) -> String {
    names(of: path).suffix(count).joined(separator: "/")
  }

  /// True where `path` is `folder` or lies in it; both without symbolic links.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: join(folder, "").utf8)
  }

  /// The path without components that lead nowhere: `./a//b/../c` gives `a/c`, and `a/..` gives `.`.
  static func normalised(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var components: [Substring] = []
    for component in names(of: path) where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else if component != ".." || !isAbsolute {
        // Above the root is the root.
        components.append(component)
      }
    }
    if components.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + components.joined(separator: "/")
  }

  /// The way from a folder to a file or folder; both absolute and without symbolic links.
  static func relative(from folder: String, to target: String) -> String {
    let (source, goal) = (names(of: folder), names(of: target))
    let shared = zip(source, goal).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    let way = Array(repeating: "..", count: source.count - shared) + goal.dropFirst(shared).map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// How a path that was asked for is shown. Output never holds absolute paths, so an absolute one is shown from the
  /// folder that the tool runs in, or where it lies outside by its last name.
  static func shown(_ path: String, from workingFolder: String? = try? FileSystem.resolved(".")) -> String {
    let path = trimmed(path)
    guard path.utf8.first == UInt8(ascii: "/") else { return path }
    if path == workingFolder { return "." }
    guard let workingFolder, contains(workingFolder, path) else { return name(of: path) }
    return String(decoding: path.utf8.dropFirst(join(workingFolder, "").utf8.count), as: UTF8.self)
  }
}
