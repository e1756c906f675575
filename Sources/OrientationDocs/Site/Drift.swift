import Basics
import ReferenceSite

/// One file in which a site on the disk differs from what its book says.
enum Drift: Equatable {
  /// The file has other bytes.
  case stale(path: String, difference: LineDifference)
  /// The file is not there.
  case missing(path: String)
  /// The file is there and should not be; a build removes it only where a build wrote it.
  case surplus(path: String, isOurs: Bool)

  var path: String {
    switch self {
    case .stale(let path, _), .missing(let path), .surplus(let path, _): path
    }
  }

  /// All differences, sorted by path.
  static func between(_ files: FileTree, and folder: OutputFolder) -> [Drift] {
    var present: [String: FolderEntry] = [:]
    for entry in folder.entries { present[entry.path] = entry }
    var drifts = Workers.threads.map(files.files) { [present] file in
      drift(of: file, present: present[file.path], in: folder)
    }.compactMap(\.self)
    let known = Set(folder.manifest.paths)
    for entry in folder.entries where files[entry.path] == nil {
      let isOurs = known.contains(entry.path) || entry.path.hasSuffix(OutputFolder.unfinishedSuffix)
      drifts.append(.surplus(path: entry.path, isOurs: isOurs))
    }
    return drifts.sorted { $0.path.precedes($1.path) }
  }

  /// The difference in words, with the site's folder before the path.
  func text(in folder: String) -> SafeText {
    let shown = Path.join(folder, path)
    switch self {
    case .stale(_, let difference): return "\(shown): stale\n\(difference.text)"
    case .missing: return "\(shown): missing"
    case .surplus(_, isOurs: true): return "\(shown): surplus"
    case .surplus(_, isOurs: false):
      return "\(shown): surplus\n  help: no build wrote it, so none removes it: move it away"
    }
  }
}

extension Drift {
  private static func drift(of file: FileTree.File, present: FolderEntry?, in folder: OutputFolder) -> Drift? {
    let location = Path.join(folder.path, file.path)
    guard let onDisk = try? FileSystem.contents(of: location) else {
      return present == nil && (try? FileSystem.status(of: location)) == nil
        ? .missing(path: file.path) : .stale(path: file.path, difference: LineDifference(of: file.bytes, and: []))
    }
    if onDisk == file.bytes { return nil }
    return .stale(path: file.path, difference: LineDifference(of: onDisk, and: file.bytes))
  }
}
