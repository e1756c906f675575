import AppFacts
import SourceSyntax

/// The files of a checkout that a scan may read, found by walking its folder once.
///
/// Symbolic links are not followed, so the walk ends whatever they lead to; what they lead to within the checkout is
/// found where it lies. Folders whose name begins with a dot, build products and asset catalogs are left out.
struct Checkout: Sendable {
  /// The longest file that is read.
  static let longestFile = 16 * 1_048_576

  /// The folder, as the system calls it.
  let root: String
  /// The paths of the files, sorted by their bytes.
  let files: [String]
  /// What could not be looked at.
  let unread: [UnreadPart]
  private let sizes: [String: Int]
  /// The paths by their spelling in lower case, since the disks on which Xcode runs do not tell cases apart.
  private let spellings: [String: String]

  /// Walks a folder.
  init(root: String) throws(Disk.Refusal) {
    self.root = root
    let walk = try CheckoutWalk.of(root)
    files = walk.files.map(\.path)
    unread = walk.unread
    sizes = Dictionary(walk.files.map { ($0.path, $0.size) }, uniquingKeysWith: { first, _ in first })
    spellings = Dictionary(files.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path as the checkout spells it, or nil where there is no such file.
  func file(_ path: String) -> String? {
    if sizes[path] != nil { return path }
    if let spelling = spellings[path.lowercased()] { return spelling }
    // A folder on the way may be a symbolic link.
    guard let resolved = try? Disk.resolved(root + "/" + path), resolved.hasPrefix(root + "/") else { return nil }
    let inside = String(resolved.dropFirst(root.count + 1))
    return sizes[inside] == nil ? nil : inside
  }

  /// Whether there is a file that is spelt so.
  func isRead(_ path: String) -> Bool { sizes[path] != nil }

  /// The files in a folder and the folders in it.
  func files(in folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return files[...] }
    // They are sorted, so they stand side by side.
    let start = (folder + "/").utf8
    let first = files.leadingCount { $0.utf8.lexicographicallyPrecedes(start) }
    return files[first...].prefix { $0.utf8.starts(with: start) }
  }

  /// The files in several folders, each once, in their order.
  func files(inAnyOf folders: [String]) -> [String] {
    Set(folders.flatMap(files)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The contents of a file of the checkout; of none once the scan is cancelled, so that it soon ends.
  func contents(of path: String) throws(UnreadFile) -> [UInt8] {
    if Task.isCancelled { throw UnreadFile(reason: "the scan was cancelled") }
    guard (sizes[path] ?? 0) <= Self.longestFile else {
      throw UnreadFile(reason: "the file is larger than \(Self.longestFile / 1_048_576) MB and is not read")
    }
    do {
      return try Disk.contents(of: root + "/" + path, limit: Self.longestFile)
    } catch {
      throw UnreadFile(reason: "the file cannot be read: \(error.reason)")
    }
  }

  /// The contents of a file that the walk leaves out, `.gitmodules`; nil where it is no file in the checkout or cannot be read.
  func hiddenContents(of path: String) -> [UInt8]? {
    guard let file = hiddenFile(path), file.size <= Self.longestFile else { return nil }
    return try? Disk.contents(of: file.place, limit: Self.longestFile)
  }

  /// Where a file is that the walk leaves out, and its size in bytes; nil where it is no file in the checkout.
  func hiddenFile(_ path: String) -> (place: String, size: Int)? {
    // A folder on the way, or the file, may be a symbolic link that leads out.
    guard let place = try? Disk.resolved(root + "/" + path), place.hasPrefix(root + "/"),
      let status = try? Disk.status(of: place), status.kind == .file
    else { return nil }
    return (place, Int(status.size))
  }

  /// Whether a path lies in a folder of dependencies. Their sources are scanned, since they can decide a rotation; their
  /// projects and property lists are not the app's.
  static func isDependency(_ path: String) -> Bool {
    RelativePath.hasFolder(path, named: dependencyFolders)
  }

  private static let dependencyFolders = ["Pods", "Carthage", "node_modules", "SourcePackages", "bower_components"]
}
