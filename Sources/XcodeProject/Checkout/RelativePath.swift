/// Paths in a checkout as texts, with `/` between their parts and none at the start; the checkout's folder is empty.
enum RelativePath {
  /// Stands for the checkout's folder in build settings that have to be absolute, such as SRCROOT. No path of the
  /// machine gets into a fact that way.
  static let root = "/checkout"

  /// How long a path may be that is told from a folder, in bytes; the longest that macOS has is a quarter of it.
  private static let longest = 4_096

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// The folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What stands behind the last dot of the last name, in lower case.
  static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The path without components that lead nowhere, or nil where it leaves the checkout.
  static func normalised(_ path: String) -> String? {
    var components: [Substring] = []
    // By bytes: a slash before a combining mark is a character of another kind to Swift, and a slash to the system.
    for component in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where component != "." {
      if component != ".." {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.joined(separator: "/")
  }

  /// The path of the checkout that a path in a project means, or nil where it leads out of the checkout, or to nothing
  /// because it is too long.
  static func resolved(_ path: String, in folder: String) -> String? {
    guard path.utf8.count + folder.utf8.count < longest else { return nil }
    if path == root || path.hasPrefix(root + "/") { return normalised(String(path.dropFirst(root.count))) }
    if path.hasPrefix("/") || path.hasPrefix("~") { return nil }
    return normalised(join(folder, path))
  }

  /// Whether a path lies in one of several folders.
  static func lies(_ path: String, inAnyOf folders: Set<String>) -> Bool {
    !folders.isEmpty && self.folders(around: path).contains(where: folders.contains)
  }

  /// The folders that a path lies in, the innermost first, the checkout's folder last.
  static func folders(around path: String) -> [String] {
    var folders: [String] = []
    var folder = path
    while !folder.isEmpty {
      folder = self.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }

  /// Whether a folder that a path lies in has one of the names.
  static func hasFolder(_ path: String, named names: [String]) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { component in
      names.contains { component.elementsEqual($0.utf8) }
    }
  }

  /// Whether a path lies in a folder.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty
      || path.utf8.starts(with: folder.utf8) && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}
