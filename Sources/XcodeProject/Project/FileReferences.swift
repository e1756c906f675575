/// The paths of a project's file references, which are told group by group.
struct FileReferences {
  private static let deepestNesting = 64

  private let project: ProjectFile
  /// The group that each reference and group lies in.
  private var parents: [String: String] = [:]

  init(_ project: ProjectFile) {
    self.project = project
    for member in project.objects.members {
      guard let object = member.value.dictionary, let isa = object.text("isa"), Self.groups.contains(isa) else {
        continue
      }
      for child in object.texts("children") { parents[child] = member.key }
    }
  }

  /// The path of a reference or group in the checkout; nil where it lies elsewhere, as products and SDKs do.
  func path(of id: String) -> String? {
    guard let path = unresolvedPath(of: id, depth: 0) else { return nil }
    return RelativePath.resolved(path, in: project.folder)
  }

  private static let groups: Set<String> = [
    "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXFileSystemSynchronizedRootGroup",
  ]
}

extension FileReferences {
  /// The path from the project's folder, before `..` is followed.
  private func unresolvedPath(of id: String, depth: Int) -> String? {
    guard depth < Self.deepestNesting, let object = project.object(id) else { return nil }
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>":
      guard let parent = parents[id] else { return path }
      return unresolvedPath(of: parent, depth: depth + 1).map { folder in
        path.hasPrefix("/") ? path : RelativePath.join(folder, path)
      }
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return path
    case "<absolute>": return path.hasPrefix("/") ? path : nil
    default: return nil
    }
  }
}
