import AppBook
import Basics

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
  ///
  /// - Parameter links: the links that may have another commit and other lines, which is no difference.
  static func between(_ files: FileTree, and folder: OutputFolder, links: SourceLinks? = nil) -> [Drift] {
    guard let root = folder.root else { return files.files.map { .missing(path: $0.path) } }
    let found = root.map(files.files, at: \.path) { (file, folder, name) in
      drift(of: file, named: name, in: folder, links)
    }
    var drifts = zip(files.files, found).compactMap { file, found in
      switch found {
      case .success(let drift): drift
      // It lies in a folder that is not there.
      case .failure: .missing(path: file.path)
      }
    }
    let known = Set(folder.manifest.paths)
    for entry in folder.entries where files[entry.path] == nil {
      let isOurs = known.contains(entry.path) || entry.path.hasSuffix(OutputFolder.unfinishedSuffix)
      drifts.append(.surplus(path: entry.path, isOurs: isOurs))
    }
    return drifts.sorted { $0.path.precedes($1.path) }
  }
}

extension Drift {
  private static func drift(
    of file: FileTree.File, named name: String, in folder: OpenFolder, _ links: SourceLinks?
  ) -> Drift? {
    // It was compared when it was made.
    if file.content.isElsewhere { return nil }
    do {
      // What lies behind makes it no less stale, and may be as long as it wants. Links may be longer by a commit each.
      let limit = file.content.count * (links == nil ? 1 : 2) + LineDifference.context
      let onDisk = try FileSystem.beginning(of: name, in: folder, upTo: limit)
      if onDisk == file.bytes { return nil }
      if let links, links.withoutCommits(onDisk) == links.withoutCommits(file.bytes) { return nil }
      return .stale(path: file.path, difference: LineDifference(of: onDisk, and: file.bytes))
    } catch {
      if error.isMissing { return .missing(path: file.path) }
      return .stale(path: file.path, difference: LineDifference(of: [], and: file.bytes))
    }
  }
}
