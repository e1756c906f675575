import ReferenceSite

/// Makes a folder hold exactly the files of a site.
///
/// Every changed file is first written whole beside its target; only when all of them are on the disk are they given
/// their names, one by one, each by a rename that cannot be seen half done. A fault before that leaves the site as it was.
/// The manifest names the new files before the first of them appears, and loses the old ones last, so that after a
/// crash the next build still knows everything that is its own.
struct SiteWriter {
  /// What a build did.
  struct Outcome: Equatable {
    let written: Int
    let removed: Int
  }

  /// What is tried with a file, as a fault says that it cannot be.
  private enum Attempt {
    case written
    case removed
  }

  private let folder: OutputFolder
  private let files: FileTree
  /// Files that are on the disk under their unfinished names.
  private var staged: [String] = []
  /// Folders made by this build, outermost first.
  private var madeFolders: [String] = []

  /// Makes `folder` hold `files`.
  static func write(_ files: FileTree, to folder: OutputFolder) throws(Fault) -> Outcome {
    var writer = SiteWriter(folder: folder, files: files)
    return try writer.run()
  }
}

extension SiteWriter {
  private init(folder: OutputFolder, files: FileTree) {
    self.folder = folder
    self.files = files
  }

  private mutating func run() throws(Fault) -> Outcome {
    try refuseForeignFiles()
    if !folder.exists { try make(folders: ([folder.path] + Path.folders(above: folder.path)).reversed()) }
    let claim = try claim()
    defer { FileSystem.close(claim) }
    try removeLeftovers()
    let changed = changedFiles()
    let surplus = surplusPaths()
    var removable = surplus
    do {
      removable = try clearTheWay(surplus: surplus)
      for file in changed { try stage(file) }
      try announce(changed)
    } catch {
      undo()
      throw error
    }
    for file in changed where file.path != Manifest.path { try finish(file.path) }
    for path in removable { try remove(path) }
    try finishManifest(changed)
    return Outcome(written: changed.count, removed: surplus.count)
  }

  private func refuseForeignFiles() throws(Fault) {
    let foreign = folder.foreignPaths(besides: files)
    guard !foreign.isEmpty else { return }
    let listed = foreign.prefix(5).map { "\n  \(Path.join(folder.shown, $0))" }.joined()
    let more = foreign.count > 5 ? "\n  and \(foreign.count - 5) more" : ""
    throw Fault(
      "the output `\(folder.shown)` holds files that no build wrote:\(listed)\(more)",
      help: "move them away, or name another folder with --output")
  }

  private func claim() throws(Fault) -> Int32 {
    do {
      if let claim = try FileSystem.claim(folder: folder.path) { return claim }
    } catch {
      throw Fault("the output `\(folder.shown)` cannot be opened: \(error.reason)")
    }
    throw Fault("another build is writing to `\(folder.shown)`", help: "wait until it is done")
  }

  /// Removes what an interrupted build left under unfinished names.
  private func removeLeftovers() throws(Fault) {
    for entry in folder.entries where entry.path.hasSuffix(OutputFolder.unfinishedSuffix) {
      try attempt(.removed, entry.path) { () throws(SystemError) in try FileSystem.removeFile(location(entry.path)) }
    }
  }

  private func changedFiles() -> [FileTree.File] {
    var present: [String: FolderEntry] = [:]
    for entry in folder.entries { present[entry.path] = entry }
    return files.files.filter { file in
      if file.path == Manifest.path { return folder.manifest.bytes != file.bytes }
      return present[file.path].map { !folder.holds(file.bytes, at: $0) } ?? true
    }
  }

  /// The files that an earlier build wrote, that are still there, and that the site no longer has.
  private func surplusPaths() -> [String] {
    let known = Set(folder.manifest.paths)
    return folder.entries.map(\.path).filter { known.contains($0) && files[$0] == nil }
  }

  /// Removes old files where a folder has to be, and what is in old folders where a file has to be; gives the others.
  private func clearTheWay(surplus: [String]) throws(Fault) -> [String] {
    var wantedFolders: Set<String> = []
    for file in files.files { wantedFolders.formUnion(Path.folders(above: file.path)) }
    var others: [String] = []
    for path in surplus {
      if wantedFolders.contains(path) || Path.folders(above: path).contains(where: { files[$0] != nil }) {
        try remove(path)
      } else {
        others.append(path)
      }
    }
    return others
  }

  private mutating func stage(_ file: FileTree.File) throws(Fault) {
    try make(folders: Path.folders(above: file.path).reversed().map(location))
    let path = unfinished(file.path)
    try attempt(.written, file.path) { () throws(SystemError) in try FileSystem.create(path, bytes: file.bytes) }
    staged.append(path)
  }

  /// Lets the manifest on the disk name the new files beside the old ones.
  private mutating func announce(_ changed: [FileTree.File]) throws(Fault) {
    let known = Set(folder.manifest.paths)
    let added = changed.map(\.path).filter { $0 != Manifest.path && !known.contains($0) }
    guard !added.isEmpty else { return }
    let path = Path.join(folder.path, ".announced" + OutputFolder.unfinishedSuffix)
    let bytes = Manifest(folder.manifest.paths + added).bytes
    try attempt(.written, Manifest.path) { () throws(SystemError) in try FileSystem.create(path, bytes: bytes) }
    staged.append(path)
    try attempt(.written, Manifest.path) { () throws(SystemError) in
      try FileSystem.rename(path, to: location(Manifest.path))
    }
  }

  private func finish(_ path: String) throws(Fault) {
    try attempt(.written, path) { () throws(SystemError) in
      try FileSystem.rename(unfinished(path), to: location(path))
    }
  }

  private func finishManifest(_ changed: [FileTree.File]) throws(Fault) {
    if changed.contains(where: { $0.path == Manifest.path }) { try finish(Manifest.path) }
  }

  /// Removes a file, if it is still there, and then the folders that this leaves empty.
  private func remove(_ path: String) throws(Fault) {
    try attempt(.removed, path) { () throws(SystemError) in
      do throws(SystemError) { try FileSystem.removeFile(location(path)) } catch  where error.isMissing {}
    }
    for folder in Path.folders(above: path) {
      // A folder that still holds something stays.
      do { try FileSystem.removeFolder(location(folder)) } catch { return }
    }
  }

  private mutating func make(folders: [String]) throws(Fault) {
    for folder in folders where !folder.isEmpty && folder != "/" {
      do {
        if let status = try FileSystem.statusIfPresent(of: folder) {
          // A link in the middle of the path to the output is the reader's own arrangement; within it, there is none.
          if status.kind == .folder || status.kind == .symbolicLink { continue }
        }
        try FileSystem.makeFolder(folder)
        madeFolders.append(folder)
      } catch {
        throw Fault("the folder `\(Path.shown(folder))` cannot be made: \(error.reason)")
      }
    }
  }

  /// Takes back what was prepared, as far as the disk lets us; the fault that led here is what the reader is told.
  private func undo() {
    for path in staged { try? FileSystem.removeFile(path) }
    for folder in madeFolders.reversed() { try? FileSystem.removeFolder(folder) }
  }

  private func attempt(
    _ participle: Attempt, _ path: String, _ action: () throws(SystemError) -> Void
  ) throws(Fault) {
    do {
      try action()
    } catch {
      throw Fault("\(Path.join(folder.shown, path)) cannot be \(participle): \(error.reason)")
    }
  }

  private func location(_ path: String) -> String { Path.join(folder.path, path) }

  private func unfinished(_ path: String) -> String {
    let name = "." + Path.name(of: path) + OutputFolder.unfinishedSuffix
    return location((Path.folders(above: path).first.map { $0 + "/" } ?? "") + name)
  }
}
