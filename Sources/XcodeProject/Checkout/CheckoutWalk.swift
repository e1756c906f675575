import AppFacts

/// Finds the files of a checkout.
struct CheckoutWalk {
  struct File {
    let path: String
    let size: Int
  }

  /// How deep folders may lie in each other.
  private static let deepestNesting = 64

  private(set) var files: [File] = []
  private(set) var unread: [UnreadPart] = []
  private let root: String

  static func of(_ root: String) throws(Disk.Refusal) -> CheckoutWalk {
    var walk = CheckoutWalk(root: root)
    for name in try Disk.names(in: root) { walk.visit(name, in: "", depth: 0) }
    walk.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return walk
  }
}

extension CheckoutWalk {
  private init(root: String) { self.root = root }

  private mutating func visit(_ name: [UInt8], in folder: String, depth: Int) {
    if name.first == UInt8(ascii: ".") || Task.isCancelled { return }
    guard let name = String(validating: name, as: UTF8.self) else {
      // The name is shown with a mark for each byte that is not UTF-8.
      let path = RelativePath.join(folder, String(decoding: name, as: UTF8.self))
      return unread.add(path, nil, "the name is not UTF-8; rename the file")
    }
    let path = RelativePath.join(folder, name)
    guard let status = try? Disk.status(of: root + "/" + path) else { return }
    switch status.kind {
    case .folder: visit(folder: path, depth: depth + 1)
    case .file: if Self.isRead(path) { files.append(File(path: path, size: status.size)) }
    case .symbolicLink: visit(link: path)
    case .other: break
    }
  }

  private mutating func visit(folder: String, depth: Int) {
    let name = RelativePath.name(of: folder)
    if Self.skippedNames.contains(name) || Self.skippedSuffixes.contains(RelativePath.suffix(of: folder)) { return }
    guard depth < Self.deepestNesting else {
      return unread.add(folder, nil, "the folder lies more than \(Self.deepestNesting) folders deep and is not read")
    }
    do {
      for name in try Disk.names(in: root + "/" + folder) { visit(name, in: folder, depth: depth) }
    } catch {
      unread.add(folder, nil, "the folder cannot be read: \(error.reason)")
    }
  }

  /// What a link leads to is found where it lies, if it lies in the checkout.
  private mutating func visit(link: String) {
    guard let target = try? Disk.resolved(root + "/" + link), target != root, !target.hasPrefix(root + "/") else {
      return
    }
    let isFolder = (try? Disk.status(of: target))?.kind == .folder
    if isFolder || Self.isRead(link) {
      unread.add(link, nil, "a symbolic link that leads out of the scanned folder is not followed")
    }
  }

  /// Whether a file of the name is ever asked for; the others need not be remembered.
  private static func isRead(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    return readSuffixes.contains(RelativePath.suffix(of: path)) || readNames.contains(name)
      || ScriptPath.isOne(path) || Licence.isOne(path)
  }

  private static let readSuffixes: Set<String> = [
    "swift", "m", "mm", "h", "plist", "pbxproj", "xcproj", "xcconfig", "xcworkspacedata", "yml", "yaml", "json",
    "bazel", "bzl",
    "csproj", "dart", "storyboard", "xib", "podspec",
  ]

  private static let readNames: Set<String> = [
    "BUILD", "ProjectSettings.asset", "config.xml", "app.config.js", "app.config.ts", "app.config.cjs",
    "app.config.mjs",
  ]

  private static let skippedNames: Set<String> = ["DerivedData"]

  /// Folders that hold pictures, data or built products.
  private static let skippedSuffixes: Set<String> = [
    "xcassets", "xcdatamodeld", "framework", "xcframework", "dsym", "xcarchive", "xcuserdata",
    "imageset", "scnassets", "mlpackage",
    // An export for translators has copies of the app's files.
    "xcloc",
  ]
}
