import Basics
import Orientation
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

  /// A file that is on the disk under its unfinished name, which it loses when it gets its own.
  private struct Staged {
    let path: String
    let location: String
    /// Whether its folder is not there yet.
    let isBlocked: Bool
  }

  /// Up to so many files are handed to the disk each by itself, more of them by one call for all that is on it: that waits
  /// for the files of others too, but where 10,000 files take it 0.2 s, they take 20 s one by one.
  private static let mostFlushedSingly = 16
  /// The list of the new files, which is on the disk before anything else is and then becomes the manifest.
  private static let announcement = ".announced" + OutputFolder.unfinishedSuffix

  private var folder: OutputFolder
  private let files: FileTree
  private var staged: [Staged] = []
  /// True while the announcement is on the disk under its own name.
  private var isAnnouncing = false
  /// Folders made by this build, outermost first.
  private var madeFolders: [String] = []
  /// Folders that are known to be there, by location.
  private var readyFolders: Set<String> = []
  /// Folders out of which something of ours has gone or never came; they go too once nothing is in them.
  private var vacatedFolders: Set<String> = []

  /// Makes `folder`, which was opened for writing, hold `files`.
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
    if !folder.exists { try makeOutput() }
    do {
      try refuseForeignFiles()
      try removeLeftovers()
      let changed = changedFiles()
      let surplus = surplusPaths()
      let blockers = try blockers(among: surplus)
      try prepare(changed, blockers)
      for path in surplus where blockers.contains(path) { try remove(path) }
      removeVacatedFolders()
      try finishFiles()
      for path in surplus where !blockers.contains(path) { try remove(path) }
      removeVacatedFolders()
      try finishManifest()
      return Outcome(written: changed.count, removed: surplus.count)
    } catch {
      undo()
      throw error
    }
  }

  /// Makes the folder of the site and looks at it anew, in case another build was as far at the same moment.
  private mutating func makeOutput() throws(Fault) {
    do {
      try make(folders: ([folder.path] + Path.folders(above: folder.path)).reversed())
    } catch {
      undo()
      throw error
    }
    folder = try folder.lookedAtAgain()
    guard folder.manifest.paths.isEmpty else {
      throw Fault("another build has just written to `\(folder.shown)`", help: "build again")
    }
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

  /// Removes what an interrupted build left under unfinished names, and remembers the folders that it may have made.
  private mutating func removeLeftovers() throws(Fault) {
    for entry in folder.entries where entry.path.hasSuffix(OutputFolder.unfinishedSuffix) {
      if entry.path == Self.announcement, let bytes = try? FileSystem.contents(of: location(entry.path)) {
        for path in Manifest(bytes: bytes).paths { vacatedFolders.formUnion(Path.folders(above: path)) }
      }
      try remove(entry.path)
    }
    let present = Set(folder.entries.map(\.path))
    for path in folder.manifest.paths where files[path] == nil && !present.contains(path) {
      vacatedFolders.formUnion(Path.folders(above: path))
    }
  }

  private func changedFiles() -> [FileTree.File] {
    var present: [String: FolderEntry] = [:]
    for entry in folder.entries { present[entry.path] = entry }
    let isChanged = Workers.threads.map(files.files) { [folder, present] file in
      if file.path == Manifest.path { return folder.manifest.bytes != file.bytes }
      return present[file.path].map { !folder.holds(file.bytes, at: $0) } ?? true
    }
    return zip(files.files, isChanged).filter(\.1).map(\.0)
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
      try attempt("written", "") { () throws(SystemError) in try FileSystem.flushDisk(of: folder.path) }
    }
    guard isAnnouncing else { return }
    try attempt("written", Manifest.path) { () throws(SystemError) in
      try FileSystem.rename(location(Self.announcement), to: location(Manifest.path))
    }
    isAnnouncing = false
  }

  /// Writes the list of old and new files, where there are new ones.
  private mutating func writeAnnouncement(of changed: [FileTree.File], isFlushed: Bool) throws(Fault) {
    let known = Set(folder.manifest.paths)
    let added = changed.map(\.path).filter { $0 != Manifest.path && !known.contains($0) }
    guard !added.isEmpty else { return }
    let bytes = Manifest(folder.manifest.paths + added).bytes
    isAnnouncing = true
    try attempt("written", Manifest.path) { () throws(SystemError) in
      try FileSystem.create(location(Self.announcement), bytes: bytes, isFlushed: isFlushed)
    }
  }

  /// Writes files under unfinished names, by all cores: most of it is waiting for the system.
  private mutating func stage(
    _ files: [FileTree.File], _ blockers: Set<String>, isFlushed: Bool
  ) throws(Fault) {
    var places: [Staged] = []
    for file in files { places.append(try place(of: file.path, blockers, number: places.count)) }
    // They count as staged before they are whole, so that what a full disk cuts off is taken back too.
    staged = places
    let errors = Workers.threads.map(Array(zip(files, places))) { file, place in
      Self.error { () throws(SystemError) in
        try FileSystem.create(place.location, bytes: file.bytes, isFlushed: isFlushed)
      }
    }
    guard let failed = errors.firstIndex(where: { $0 != nil }), let error = errors[failed] else { return }
    // Something that was there before us is not ours to take back.
    staged = zip(places, errors).filter { $1?.isPresent != true }.map(\.0)
    throw fault(error, files[failed].path, "written")
  }

  /// Where a file is written before it gets its name. The folder is there afterwards.
  private mutating func place(of path: String, _ blockers: Set<String>, number: Int) throws(Fault) -> Staged {
    let folders = Path.folders(above: path)
    if !blockers.isEmpty, folders.contains(where: blockers.contains) {
      // Its folder cannot be made before an old file has gone, and none goes before all new ones are written.
      let place = location(".blocked-\(number)" + OutputFolder.unfinishedSuffix)
      return Staged(path: path, location: place, isBlocked: true)
    }
    try make(folders: folders.reversed().map(location))
    let name = "." + Path.name(of: path) + OutputFolder.unfinishedSuffix
    return Staged(path: path, location: location((folders.first.map { $0 + "/" } ?? "") + name), isBlocked: false)
  }

  /// Gives all files but the manifest, which was staged first, their names, by all cores.
  private mutating func finishFiles() throws(Fault) {
    let files = staged.filter { $0.path != Manifest.path }
    for file in files where file.isBlocked {
      try make(folders: Path.folders(above: file.path).reversed().map(location))
    }
    let errors = Workers.threads.map(files) { [root = folder.path] file in
      Self.error { () throws(SystemError) in
        try FileSystem.rename(file.location, to: Path.join(root, file.path))
      }
    }
    // Those that have their names are no longer ours to take back.
    staged = staged.filter { $0.path == Manifest.path } + zip(files, errors).filter { $1 != nil }.map(\.0)
    for (file, error) in zip(files, errors) {
      if let error { throw fault(error, file.path, "written") }
    }
  }

  /// Gives the manifest its name, if it has changed.
  private mutating func finishManifest() throws(Fault) {
    guard let manifest = staged.last else { return }
    try attempt("written", manifest.path) { () throws(SystemError) in
      try FileSystem.rename(manifest.location, to: location(manifest.path))
    }
    staged = []
  }

  /// The error that an action ends with, for actions of which many are at work at once.
  private static func error(of action: () throws(SystemError) -> Void) -> SystemError? {
    do throws(SystemError) {
      try action()
      return nil
    } catch {
      return error
    }
  }

  /// Removes a file, if it is still there.
  private mutating func remove(_ path: String) throws(Fault) {
    try attempt("removed", path) { () throws(SystemError) in
      do throws(SystemError) { try FileSystem.removeFile(location(path)) } catch  where error.isMissing {}
    }
    vacatedFolders.formUnion(Path.folders(above: path))
  }

  /// Removes the folders that were left empty; one that still holds something stays.
  private mutating func removeVacatedFolders() {
    // Inner folders have longer paths than those around them.
    for folder in vacatedFolders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      if (try? FileSystem.removeFolder(location(folder))) != nil { readyFolders.remove(location(folder)) }
    }
  }

  private mutating func make(folders: [String]) throws(Fault) {
    for folder in folders where !folder.isEmpty && folder != "/" && !readyFolders.contains(folder) {
      do throws(SystemError) {
        if try !Self.hasFolder(at: folder) { try make(folder) }
        readyFolders.insert(folder)
      } catch {
        throw Fault("the folder `\(Path.shown(folder))` cannot be made: \(error.reason)", help: error.remedy)
      }
    }
  }

  private mutating func make(_ folder: String) throws(SystemError) {
    do throws(SystemError) {
      try FileSystem.makeFolder(folder)
      madeFolders.append(folder)
    } catch {
      // Another build may have made it since we looked.
      guard error.isPresent, try Self.hasFolder(at: folder) else { throw error }
    }
  }

  /// True where there is a folder, or a link in the middle of the path to the output, which is the reader's own
  /// arrangement; within the output, there is none.
  private static func hasFolder(at path: String) throws(SystemError) -> Bool {
    switch try FileSystem.statusIfPresent(of: path)?.kind {
    case .folder, .symbolicLink: true
    case .file, .other, nil: false
    }
  }

  /// Takes back what was prepared, as far as the disk lets us; the fault that led here is what the reader is told.
  private func undo() {
    for file in staged { try? FileSystem.removeFile(file.location) }
    if isAnnouncing { try? FileSystem.removeFile(location(Self.announcement)) }
    for folder in madeFolders.reversed() { try? FileSystem.removeFolder(folder) }
  }

  private func attempt(
    _ participle: String, _ path: String, _ action: () throws(SystemError) -> Void
  ) throws(Fault) {
    do {
      try action()
    } catch {
      throw fault(error, path, participle)
    }
  }

  private func fault(_ error: SystemError, _ path: String, _ participle: String) -> Fault {
    Fault("\(shown(path)) cannot be \(participle): \(error.reason)", help: error.remedy)
  }

  private func shown(_ path: String) -> String { path.isEmpty ? folder.shown : Path.join(folder.shown, path) }

  private func location(_ path: String) -> String { Path.join(folder.path, path) }
}
