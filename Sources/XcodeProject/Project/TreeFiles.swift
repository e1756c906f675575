/// The files, groups and folders of a `project.xcproj`.
struct TreeFiles {
  private struct Node {
    let id: String
    let parent: Int
    /// The numbers of the nodes in this one, by their names; names may stand twice.
    var children: [String: [Int]] = [:]
  }

  /// The first node stands around all others.
  private var nodes = [Node(id: "", parent: 0)]
  /// The ids of nodes by the ids that the file gives some of them.
  private var ids: [String: String] = [:]

  init(_ files: [PropertyListValue], targets: inout TreeTargets, objects: inout ProjectObjects) {
    for file in files { add(file, to: 0, &targets, &objects) }
  }

  /// The id of what a reference names; nil where it is nothing, or several things.
  func id(of reference: TreeReference) -> String? {
    let components: [TreeReference.Component]
    switch reference {
    case .id(let id): return ids[id]
    case .path(let path): components = path
    }
    var node = 0
    for component in components {
      switch component {
      case .same: break
      case .parent: node = nodes[node].parent
      case .child(let name):
        guard let found = nodes[node].children[name], found.count == 1 else { return nil }
        node = found[0]
      }
    }
    return node == 0 ? nil : nodes[node].id
  }
}

extension TreeFiles {
  private static let classes = [
    "file-reference": "PBXFileReference", "group": "PBXGroup", "variant-group": "PBXVariantGroup",
    "version-group": "XCVersionGroup", "folder": "PBXFileSystemSynchronizedRootGroup",
  ]

  /// Adds a file or a group with all in it, and gives its id. The parser has a limit on how deep they lie.
  @discardableResult
  private mutating func add(
    _ value: PropertyListValue, to parent: Int, _ targets: inout TreeTargets, _ objects: inout ProjectObjects
  ) -> String? {
    guard let file = value.dictionary else {
      objects.skip(value.line, "a file should be an object")
      return nil
    }
    let kind = file["kind"] == nil ? "file-reference" : objects.text("kind", of: file) ?? ""
    let written = file["path"] == nil ? "" : objects.text("path", of: file) ?? ""
    guard let isa = Self.classes[kind], let location = Self.location(written) else {
      let what =
        Self.classes[kind] == nil ? "`\(kind.prefix(80))` is no kind of file" : "`\(written.prefix(80))` is no path"
      objects.skip(
        file.member(Self.classes[kind] == nil ? "kind" : "path")?.line ?? value.line, what + " that is known here")
      return nil
    }
    let number = nodes.count
    let id = "file \(number)"
    nodes.append(Node(id: id, parent: parent))
    nodes[parent].children[file.text("name") ?? RelativePath.name(of: location.path), default: []].append(number)
    if let own = file.text("id") { ids[own] = id }

    let children = objects.list("children", of: file).compactMap { add($0, to: number, &targets, &objects) }
    let exceptions = kind == "folder" ? addFolder(file, id: id, &targets, &objects) : []
    if kind != "folder" {
      targets.add(file: id, memberships: objects.list("target-membership", of: file), objects: &objects)
    }
    objects.add(
      id, isa,
      [
        location.path.isEmpty ? nil : .text("path", location.path), .text("sourceTree", location.base),
        .texts("children", children), .texts("exceptions", exceptions),
        .texts("explicitFolders", kind == "folder" ? objects.texts("opaque-folders", of: file) : []),
      ])
    return id
  }

  /// Gives a folder to its targets, and the ids of its exceptions.
  private func addFolder(
    _ folder: PropertyListDictionary, id: String, _ targets: inout TreeTargets, _ objects: inout ProjectObjects
  ) -> [String] {
    for value in objects.list("target-membership", of: folder) {
      guard let name = value.text else {
        objects.skip(value.line, "`target-membership` of a folder should name targets")
        continue
      }
      if let target = targets.id(named: name, line: value.line, objects: &objects) {
        targets.add(folder: id, to: target)
      }
    }
    var exceptions: [String] = []
    for (number, set) in objects.dictionaries("membership-exceptions", of: folder).enumerated() {
      // A set for a phase moves files from phase to phase.
      if set["build-phase"] != nil { continue }
      let line = set.member("target")?.line ?? folder.member("membership-exceptions")?.line
      guard let target = targets.id(named: set.text("target") ?? "", line: line, objects: &objects) else { continue }
      // Whether files are taken in or out follows from whether the target has the folder; the word is for who reads.
      let paths = objects.texts("exclusions", of: set) + objects.texts("inclusions", of: set)
      let exception = "\(id) exception \(number)"
      objects.add(
        exception, "PBXFileSystemSynchronizedBuildFileExceptionSet",
        [.text("target", target), .texts("membershipExceptions", paths)])
      exceptions.append(exception)
    }
    return exceptions
  }

  /// What a path starts from, as a `project.pbxproj` has it, and the rest: `Sources`, `<PRODUCTS>/App.app`, `/opt/a`.
  private static func location(_ text: String) -> (base: String, path: String)? {
    if text.hasPrefix("/") || text.hasPrefix("~") { return ("<absolute>", text) }
    guard text.hasPrefix("<") else { return unescaped(text).map { ("<group>", $0) } }
    guard let end = text.firstRange(of: ">/") else { return nil }
    let path = String(text[end.upperBound...])
    switch text[text.index(after: text.startIndex)..<end.lowerBound] {
    case "PROJECT": return ("SOURCE_ROOT", path)
    case "PRODUCTS": return ("BUILT_PRODUCTS_DIR", path)
    case "SDK": return ("SDKROOT", path)
    case "DEVELOPER": return ("DEVELOPER_DIR", path)
    case let base where base.hasPrefix("USER:"): return (String(base.dropFirst("USER:".count)), path)
    default: return nil
    }
  }

  /// A path in which `\<` stands for what would else begin a base.
  private static func unescaped(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      if isEscaped, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "<") { return nil }
      result.append(byte)
      isEscaped = false
    }
    return isEscaped ? nil : String(decoding: result, as: UTF8.self)
  }
}
