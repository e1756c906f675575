import Basics

/// Makes a folder hold exactly the files of a site.
///
/// Every changed file is first written whole beside its target, or was by ``Staging``; only when all of them are on the
/// disk are they given their names, one by one, each by a rename that cannot be seen half done. A fault before that leaves
/// the site as it was.
/// The manifest names the new files before the first of them appears, and loses the old ones last, so that after a
/// crash the next build still knows everything that is its own.
struct SiteWriter {
  /// What a build did.
  struct Outcome: Equatable {
    let written: Int
    let removed: Int
  }

  /// A file that is on the disk under its unfinished name, which it loses when it gets its own.
  private struct Staged {
    let path: String
    /// Where it is until then.
    let unfinished: String
    /// Whether its folder is not there yet.
    let isBlocked: Bool
  }

  /// Up to so many files are handed to the disk each by itself, more of them by one call for all that is on it: that waits
  /// for the files of others too, but where 10,000 files take it 0.2 s, they take 20 s one by one.
  private static let mostFlushedSingly = 16
  /// The list of the new files, which is on the disk before anything else is and then becomes the manifest.
  private static let announcement = ".announced" + OutputFolder.unfinishedSuffix

  private let folder: OutputFolder
  /// The folder of the site. All paths start here.
  private let root: OpenFolder
  private let files: FileTree
  /// Where the files are that are on the disk already, by their paths; all others elsewhere are as the site has them.
  private let written: [String: String]
  private var staged: [Staged] = []
  /// True while the announcement is on the disk under its own name.
  private var isAnnouncing = false
  /// Folders made by this build, outermost first.
  private var madeFolders: [String] = []
  /// Folders that are known to be there.
  private var readyFolders: Set<String> = []
  /// Folders out of which something of ours has gone or never came; they go too once nothing is in them.
  private var vacatedFolders: Set<String> = []

  /// Makes a folder, which was opened for writing, hold `files`, of which some may be staged there.
  static func write(_ files: FileTree, to staging: Staging) throws(Fault) -> Outcome {
    do throws(Fault) {
      let folder = try staging.folder()
      guard let root = folder.root else { throw Fault("the output `\(folder.shown)` is gone", help: "build again") }
      var writer = SiteWriter(folder: folder, root: root, files: files, written: staging.written)
      return try writer.run()
    } catch {
      staging.takeBack()
      throw error
    }
  }
}

extension SiteWriter {
  private mutating func run() throws(Fault) -> Outcome {
    do {
      try refuseForeignFiles()
      try removeLeftovers()
      let changed = changedFiles()
      let surplus = surplusPaths()
      let blockers = try blockers(among: surplus)
      try prepare(changed, blockers)
      try remove(surplus.filter(blockers.contains))
      removeVacatedFolders()
      try finishFiles()
      try remove(surplus.filter { !blockers.contains($0) })
      removeVacatedFolders()
      try finishManifest()
      return Outcome(written: changed.count, removed: surplus.count)
    } catch {
      undo()
      throw error
    }
  }

  private func refuseForeignFiles() throws(Fault) {
    let foreign = folder.foreignPaths(besides: files)
    guard !foreign.isEmpty else { return }
    let listed = foreign.prefix(5).map { "\n  \(Path.join(folder.shown, $0))" as SafeText }.joined(separator: "")
    let more: SafeText = foreign.count > 5 ? "\n  and \(foreign.count - 5) more" : ""
    throw Fault(
      "the output `\(folder.shown)` holds files that no build wrote:\(listed)\(more)",
      help: "move them away, or name another folder with --output")
  }

  /// Removes what an interrupted build left under unfinished names, and remembers the folders that it may have made.
  private mutating func removeLeftovers() throws(Fault) {
    if let bytes = try? FileSystem.contents(of: Self.announcement, in: root) {
      for path in Manifest(bytes: bytes).paths { vacatedFolders.formUnion(Path.folders(above: path)) }
    }
    try remove(folder.entries.map(\.path).filter { $0.hasSuffix(OutputFolder.unfinishedSuffix) })
    let present = Set(folder.entries.map(\.path))
    for path in folder.manifest.paths where files[path] == nil && !present.contains(path) {
      vacatedFolders.formUnion(Path.folders(above: path))
    }
  }

  private func changedFiles() -> [FileTree.File] {
    let held = folder.held(files.files.filter { !$0.content.isElsewhere })
    return files.files.filter { file in
      if file.path == Manifest.path { return folder.manifest.bytes != file.bytes }
      return file.content.isElsewhere ? written[file.path] != nil : !held.contains(file.path)
    }
  }

  /// The files that an earlier build wrote, that are still there, and that the site no longer has.
  private func surplusPaths() -> [String] {
    let known = Set(folder.manifest.paths)
    return folder.entries.map(\.path).filter { known.contains($0) && files[$0] == nil }
  }

  /// Old files where a folder has to be, and those in old folders where a file has to be.
  private func blockers(among surplus: [String]) throws(Fault) -> Set<String> {
    var blockers: Set<String> = []
    for folder in folder.folders where files[folder] != nil {
      let inner = surplus.filter { Path.contains(folder, $0) }
      // An interrupted build may have made it, and put nothing in it yet.
      guard !inner.isEmpty || vacatedFolders.contains(folder) else {
        throw Fault(
          "\(shown(folder)) is a folder, and a file of the site has to be there", help: "move it away, and build again")
      }
      blockers.formUnion(inner)
    }
    guard !surplus.isEmpty else { return blockers }
    var wantedFolders: Set<String> = []
    for file in files.files { wantedFolders.formUnion(Path.folders(above: file.path)) }
    return blockers.union(wantedFolders.intersection(surplus))
  }

  /// Writes everything that changes, under unfinished names, and lets the manifest name what is new.
  private mutating func prepare(_ changed: [FileTree.File], _ blockers: Set<String>) throws(Fault) {
    let flushesAll = changed.count > Self.mostFlushedSingly && Platform.flushDisk != nil
    try writeAnnouncement(of: changed, isFlushed: !flushesAll)
    // Files get their names in the other order: the manifest, staged first, is the last of them.
    let files = changed.filter { $0.path == Manifest.path } + changed.filter { $0.path != Manifest.path }
    try stage(files, blockers, isFlushed: !flushesAll)
    if flushesAll {
      try Fault.attempt("written", folder.shown, FileSystem.flushDisk(of: root))
    }
    guard isAnnouncing else { return }
    try Fault.attempt(
      "written", shown(Manifest.path),
      FileSystem.rename(Self.announcement, in: root, to: Manifest.path, in: root))
    isAnnouncing = false
  }

  /// Writes the list of old and new files, where there are new ones.
  private mutating func writeAnnouncement(of changed: [FileTree.File], isFlushed: Bool) throws(Fault) {
    let known = Set(folder.manifest.paths)
    let added = changed.map(\.path).filter { $0 != Manifest.path && !known.contains($0) }
    guard !added.isEmpty else { return }
    let bytes = Manifest(folder.manifest.paths + added, by: folder.manifest.version).bytes
    isAnnouncing = true
    try Fault.attempt(
      "written", shown(Manifest.path),
      FileSystem.create(Self.announcement, in: root, bytes: bytes, isFlushed: isFlushed))
  }

  /// Writes files under unfinished names, by all cores: most of it is waiting for the system.
  private mutating func stage(
    _ files: [FileTree.File], _ blockers: Set<String>, isFlushed: Bool
  ) throws(Fault) {
    var places: [Staged] = []
    for file in files { places.append(try place(of: file.path, blockers, number: places.count)) }
    // They count as staged before they are whole, so that what a full disk cuts off is taken back too.
    staged = places
    let results = root.map(Array(zip(files, places)), at: \.1.unfinished) {
      [root, written] (file, folder, name) throws(SystemError) in
      guard let place = written[file.0.path] else {
        return try FileSystem.create(name, in: folder, bytes: file.0.bytes, isFlushed: isFlushed)
      }
      do throws(SystemError) {
        try FileSystem.rename(place, in: root, to: name, in: folder)
        if isFlushed { try FileSystem.flush(name, in: folder) }
      } catch  where error.isOnOtherDisk {
        // A folder of the site may be another disk.
        let bytes = try FileSystem.contents(of: place, in: root, limit: FileSystem.longestFile)
        try FileSystem.create(name, in: folder, bytes: bytes, isFlushed: isFlushed)
        try FileSystem.removeFile(place, in: root)
      }
    }
    // Something that was there before us is not ours to take back.
    staged = zip(places, results).filter { $1.error?.isPresent != true }.map(\.0)
    try raise(results, files.map(\.path), "written")
  }

  /// Where a file is written before it gets its name. The folder is there afterwards.
  private mutating func place(of path: String, _ blockers: Set<String>, number: Int) throws(Fault) -> Staged {
    if !blockers.isEmpty, Path.folders(above: path).contains(where: blockers.contains) {
      // Its folder cannot be made before an old file has gone, and none goes before all new ones are written.
      let unfinished = ".blocked-\(number)" + OutputFolder.unfinishedSuffix
      return Staged(path: path, unfinished: unfinished, isBlocked: true)
    }
    let place = Path.split(path)
    try make(place.folder)
    let name = "." + place.name + OutputFolder.unfinishedSuffix
    return Staged(path: path, unfinished: place.folder.isEmpty ? name : Path.join(place.folder, name), isBlocked: false)
  }

  /// Gives all files but the manifest, which was staged first, their names, by all cores.
  private mutating func finishFiles() throws(Fault) {
    let files = staged.filter { $0.path != Manifest.path }
    for file in files where file.isBlocked { try make(Path.split(file.path).folder) }
    let results = root.map(files, at: \.path) { [root] (file, folder, name) throws(SystemError) in
      let source = Path.split(file.unfinished).name
      try FileSystem.rename(source, in: file.isBlocked ? root : folder, to: name, in: folder)
    }
    // Those that have their names are no longer ours to take back.
    staged = staged.filter { $0.path == Manifest.path } + zip(files, results).filter { $1.error != nil }.map(\.0)
    try raise(results, files.map(\.path), "written")
  }

  /// Gives the manifest its name, if it has changed.
  private mutating func finishManifest() throws(Fault) {
    guard let manifest = staged.last else { return }
    try Fault.attempt(
      "written", shown(manifest.path),
      FileSystem.rename(manifest.unfinished, in: root, to: manifest.path, in: root))
    staged = []
  }

  /// Removes files, as far as they are still there.
  private mutating func remove(_ paths: [String]) throws(Fault) {
    let results = root.map(paths, at: \.self) { (_, folder, name) throws(SystemError) in
      try FileSystem.removeFile(name, in: folder)
    }
    for path in paths { vacatedFolders.formUnion(Path.folders(above: path)) }
    try raise(results.map { $0.error?.isMissing == true ? .success(()) : $0 }, paths, "removed")
  }

  /// Removes the folders that were left empty; one that still holds something stays.
  private mutating func removeVacatedFolders() {
    // Inner folders have longer paths than those around them.
    for folder in vacatedFolders.sorted(by: { $0.utf8.count > $1.utf8.count }) where removesFolder(folder) {
      readyFolders.remove(folder)
    }
  }

  private func removesFolder(_ path: String) -> Bool {
    let place = Path.split(path)
    return (try? FileSystem.removeFolder(place.name, in: root.folder(at: place.folder))) != nil
  }

  /// Makes a folder with those above it, as far as they are not there.
  private mutating func make(_ path: String) throws(Fault) {
    if path.isEmpty || readyFolders.contains(path) { return }
    let place = Path.split(path)
    try make(place.folder)
    do throws(SystemError) {
      let folder = try root.folder(at: place.folder)
      do throws(SystemError) {
        try FileSystem.makeFolder(place.name, in: folder)
        madeFolders.append(path)
      } catch  where error.isPresent {
        _ = try OpenFolder(place.name, in: folder)
      }
      readyFolders.insert(path)
    } catch {
      throw Self.cannotMake(shown(path), error)
    }
  }

  /// Takes back what was prepared, as far as the disk lets us; the fault that led here is what the reader is told.
  private func undo() {
    let unfinished = staged.map(\.unfinished) + (isAnnouncing ? [Self.announcement] : [])
    // One after the other: it may be the want of descriptors that led here.
    _ = root.map(unfinished, at: \.self, by: .one) { (_, folder, name) throws(SystemError) in
      try FileSystem.removeFile(name, in: folder)
    }
    for folder in madeFolders.reversed() { _ = removesFolder(folder) }
  }

  static func cannotMake(_ shown: String, _ error: SystemError) -> Fault {
    Fault("the folder `\(Path.shown(shown))` cannot be made: \(error.reason)", help: error.remedy)
  }

  /// Tells the first of the errors that many actions ended with.
  private func raise(_ results: [Result<Void, SystemError>], _ paths: [String], _ participle: String) throws(Fault) {
    for (result, path) in zip(results, paths) { try Fault.attempt(participle, shown(path), result.get()) }
  }

  private func shown(_ path: String) -> String { Path.join(folder.shown, path) }
}

extension Result {
  fileprivate var error: Failure? {
    switch self {
    case .success: nil
    case .failure(let error): error
    }
  }
}
