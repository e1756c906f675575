/// Finds which files the targets of a project are built from.
///
/// Before Xcode 16 a project lists them; since then a target can take all that lies in a folder, with exceptions.
struct TargetFiles {
  private let project: ProjectFile
  private let checkout: Checkout
  private let references: FileReferences
  /// The exceptions from synchronised folders by the id of the target, each with the folder's path.
  private var exceptions: [String: [(folder: String, paths: [String])]] = [:]
  private var synchronised: [String: String] = [:]
  /// Folders in synchronised folders that are copied as a whole; their files are not compiled.
  private var copiedFolders: Set<String> = []

  init(project: ProjectFile, checkout: Checkout, references: FileReferences) {
    self.project = project
    self.checkout = checkout
    self.references = references
    for id in project.ids(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let group = project.object(id), let folder = references.path(of: id) else { continue }
      synchronised[id] = folder
      copiedFolders.formUnion(group.texts("explicitFolders").map { RelativePath.join(folder, $0) })
      for set in project.objects("exceptions", of: group) {
        guard let target = set.text("target") else { continue }
        exceptions[target, default: []].append((folder, set.texts("membershipExceptions")))
      }
    }
  }

  /// The targets of the project, in its order.
  func targets() -> [ProjectTarget] {
    project.root.texts("targets").prefix(ProjectFile.mostTargets).compactMap { id in
      guard let target = project.object(id), let name = target.text("name") else { return nil }
      return ProjectTarget(
        key: .init(project: project.path, id: id), name: name,
        product: project.object("productReference", of: target)?.text("path").map(RelativePath.name),
        files: files(of: target, id: id), dependencies: dependencies(of: target))
    }
  }
}

extension TargetFiles {
  private func files(of target: PropertyListDictionary, id: String) -> [String] {
    var files: Set<String> = []
    for phase in project.objects("buildPhases", of: target) where Self.compiledPhases.contains(phase.text("isa") ?? "")
    {
      for file in project.objects("files", of: phase) {
        if let reference = file.text("fileRef") { collect(reference, into: &files) }
      }
    }
    let groups = target.texts("fileSystemSynchronizedGroups")
    let folders = Set(groups.compactMap { synchronised[$0] })
    for folder in folders {
      files.formUnion(checkout.files(in: folder).filter { !RelativePath.lies($0, inAnyOf: copiedFolders) })
    }
    for (folder, paths) in exceptions[id] ?? [] {
      let named = paths.compactMap { RelativePath.resolved($0, in: folder) }
      // An exception takes files out of the target's own folder, and takes files of another folder in.
      if folders.contains(folder) {
        let named = Set(named)
        files = files.filter { !named.contains($0) && !RelativePath.lies($0, inAnyOf: named) }
      } else {
        for path in named {
          if let file = checkout.file(path) { files.insert(file) }
          files.formUnion(checkout.files(in: path))
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static let compiledPhases: Set<String> = ["PBXSourcesBuildPhase", "PBXHeadersBuildPhase"]

  private func collect(_ reference: String, into files: inout Set<String>) {
    guard let object = project.object(reference) else { return }
    for child in object.texts("children") where child != reference {
      if let file = references.path(of: child).flatMap(checkout.file) { files.insert(file) }
    }
    if let file = references.path(of: reference).flatMap(checkout.file) { files.insert(file) }
  }

  private func dependencies(of target: PropertyListDictionary) -> [ProjectTarget.Dependency] {
    var dependencies: [ProjectTarget.Dependency] = []
    for dependency in project.objects("dependencies", of: target) {
      if let id = dependency.text("target") {
        dependencies.append(.target(.init(project: project.path, id: id)))
      } else if let name = project.object("targetProxy", of: dependency)?.text("remoteInfo") {
        dependencies.append(.name(name))
      }
    }
    for phase in project.objects("buildPhases", of: target) where phase.text("isa") == "PBXFrameworksBuildPhase" {
      for file in project.objects("files", of: phase) {
        guard let path = project.object("fileRef", of: file)?.text("path") else { continue }
        dependencies.append(.product(RelativePath.name(of: path)))
      }
    }
    return dependencies
  }
}
