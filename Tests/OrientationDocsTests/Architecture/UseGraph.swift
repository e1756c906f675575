/// Which files of a target use types of which others, or which folders.
struct UseGraph {
  /// An example of a use, by the path of the user and the path of what it uses.
  private(set) var uses: [String: [String: String]] = [:]

  /// The graph of all files, by target and path. A type is used in its own target only: imports are between targets.
  init(of targets: [String: [String: SwiftFile]]) { for files in targets.values { addUses(between: files) } }

  private init(uses: [String: [String: String]]) { self.uses = uses }

  /// The same uses between folders; files beside folders are a folder of their own.
  var ofFolders: UseGraph {
    var folders: [String: [String: String]] = [:]
    for (path, used) in uses {
      let user = Self.folder(of: path)
      folders[user, default: [:]].merge(
        used.map { (Self.folder(of: $0.key), $0.value) }.filter { $0.0 != user }, uniquingKeysWith: min)
    }
    return UseGraph(uses: folders)
  }

  static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The sets of more than so many paths in which each uses each other, be it through others.
  func circles(above size: Int) -> [[String]] {
    var search = CircleSearch(uses: uses.mapValues { $0.keys.sorted() })
    return search.run().filter { $0.count > size }
  }

  /// An example of every use in such circles.
  func usesInCircles(above size: Int) -> [String] {
    circles(above: size).flatMap { circle in circle.flatMap { user in circle.compactMap { uses[user]?[$0] } } }
  }
}

extension UseGraph {
  private mutating func addUses(between files: [String: SwiftFile]) {
    var owners: [String: [String]] = [:]
    for (path, file) in files { for type in file.declared { owners[type, default: []].append(path) } }
    for (path, file) in files {
      uses[path] = [:]
      for type in file.named.subtracting(file.own).subtracting(file.declared).sorted() {
        // Where a type is declared twice, under `#if`, it is not known which one is meant.
        guard let owner = owners[type], owner.count == 1 else { continue }
        uses[path]?[owner[0]] = "\(path) uses \(type) of \(owner[0])"
      }
    }
  }
}
