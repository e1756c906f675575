import Basics
import Orientation
import ReferenceSite

/// The headers that a path leads to: those of an `.sdk` folder, of a framework, or of a plain folder.
struct SDKFolder {
  /// How messages call the path.
  let shown: String
  /// The path without symbolic links: Xcode's `iPhoneOS16.5.sdk` is one.
  private let path: String

  init(_ path: String) throws(Fault) {
    shown = Path.shown(path)
    do {
      self.path = try FileSystem.resolved(path)
    } catch {
      throw Fault("`\(shown)` cannot be read: \(error.reason)", help: Self.help)
    }
    guard Self.folder(self.path) != nil else { throw Fault("`\(shown)` is not a folder", help: Self.help) }
  }

  /// Reads all headers; their paths are those from the folder that was named.
  func headers() throws(Fault) -> FileTree {
    var files: [FileTree.File] = []
    for (name, folder) in try headerFolders() {
      for entry in try FolderWalk.of(folder, skipping: .dotNames).entries
      where entry.status.kind == .file && entry.path.hasSuffix(".h") {
        let path = name.isEmpty ? entry.path : Path.join(name, entry.path)
        do {
          files.append(FileTree.File(path: path, bytes: try FileSystem.contents(of: Path.join(folder, entry.path))))
        } catch {
          throw Fault("`\(Path.join(shown, path))` cannot be read: \(error.reason)")
        }
      }
    }
    guard !files.isEmpty else { throw Fault("`\(shown)` holds no headers", help: Self.help) }
    return FileTree(files)
  }

  /// The version of iOS that the SDK states in its settings, or else by its name; nil where the path lies in no SDK that
  /// says one.
  func version() throws(Fault) -> OSVersion? {
    for folder in [path] + Path.folders(above: path) {
      if let settings = try SDKSettings.of(folder) { return settings.version }
      if let version = SDKSettings.version(inName: Path.name(of: folder)) { return version }
    }
    return SDKSettings.version(inName: shown)
  }
}

extension SDKFolder {
  /// What to name instead of a folder that holds no headers.
  static let help: SafeText = "name an `.sdk` folder, a UIKit.framework, or a folder with its headers"

  /// Where UIKit lies in an SDK: at its root, and in that of macOS among what apps for iOS need there.
  private static let roots = ["System", "System/iOSSupport/System"]

  /// The path of a folder without symbolic links, which lead to the headers of the frameworks of macOS; nil where there is none.
  private static func folder(_ path: String) -> String? {
    guard let path = try? FileSystem.resolved(path), (try? FileSystem.status(of: path))?.kind == .folder else {
      return nil
    }
    return path
  }

  /// The folders with headers, by their names in the path; the path itself has none.
  private func headerFolders() throws(Fault) -> [(name: String, folder: String)] {
    for root in Self.roots {
      let name = root + "/Library/Frameworks/UIKit.framework/Headers"
      if let folder = Self.folder(Path.join(path, name)) { return [(name, folder)] + partFolders(root: root) }
    }
    if path.hasSuffix(".sdk") { throw Fault("`\(shown)` has no UIKit.framework", help: Self.help) }
    if let folder = Self.folder(Path.join(path, "Headers")) { return [("Headers", folder)] }
    return [("", path)]
  }

  /// The headers of the frameworks that UIKit consists of, such as UIUtilities, into which declarations move.
  private func partFolders(root: String) -> [(name: String, folder: String)] {
    let parts = root + "/Library/SubFrameworks"
    let names = (try? FileSystem.names(in: OpenFolder(Path.join(path, parts), followsLink: true))) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("UI") }.compactMap { part in
      let name = parts + "/" + part + "/Headers"
      return Self.folder(Path.join(path, name)).map { (name, $0) }
    }
  }
}
