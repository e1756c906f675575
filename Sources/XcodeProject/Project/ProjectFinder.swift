import AppFacts

/// Finds and reads the projects of a checkout.
struct ProjectFinder {
  let checkout: Checkout
  /// The name of the only project or workspace that is meant; nil for all.
  let only: String?

  func find() -> (projects: [ProjectFile], unread: [UnreadPart]) {
    var projects: [ProjectFile] = []
    var unread: [UnreadPart] = []
    // A project can have the files of both formats.
    var seen: Set<String> = []
    var wanted = checkout.files.filter(Self.isProject).map(RelativePath.folder).filter { seen.insert($0).inserted }
    for workspace in checkout.files.filter(isWorkspace).map(RelativePath.folder) {
      let referenced = read(workspace, &unread)
      if only == RelativePath.name(of: workspace) { wanted = referenced }
    }
    if let only, only.hasSuffix(".xcodeproj") { wanted = [only] }
    for path in wanted where !Checkout.isDependency(path) {
      guard let project = project(path, &unread) else { continue }
      unread += project.unread
      projects.append(project)
    }
    return (projects, unread)
  }
}

extension ProjectFinder {
  private static func isProject(_ path: String) -> Bool {
    ProjectFile.Format.allCases.contains { path.hasSuffix(".xcodeproj/" + $0.rawValue) }
  }

  /// The formats in which a project is there.
  private func formats(of project: String) -> [ProjectFile.Format] {
    ProjectFile.Format.allCases.filter { checkout.file(RelativePath.join(project, $0.rawValue)) != nil }
  }

  /// Whether the file is that of a workspace of its own, and one that is meant; each project has one inside.
  private func isWorkspace(_ path: String) -> Bool {
    guard path.hasSuffix(".xcworkspace/contents.xcworkspacedata"), !Checkout.isDependency(path) else { return false }
    let workspace = RelativePath.folder(of: path)
    if RelativePath.folder(of: workspace).hasSuffix(".xcodeproj") { return false }
    return only == nil || only == workspace
  }

  /// The projects that a workspace refers to and that are there.
  private func read(_ workspace: String, _ unread: inout [UnreadPart]) -> [String] {
    let path = RelativePath.join(workspace, "contents.xcworkspacedata")
    var found: [String] = []
    let file = unread.reading(path, "the workspace") {
      try WorkspaceFile(try checkout.contents(of: path), path: workspace)
    }
    guard let file else { return [] }
    lazy var submodules = submodules
    for reference in file.references where reference.location.hasSuffix(".xcodeproj") {
      guard let project = reference.path else {
        unread.add(path, reference.line, "the project \(name(reference)) lies outside of the scanned folder")
        continue
      }
      if !formats(of: project).isEmpty {
        found.append(project)
      } else {
        unread.add(
          path, reference.line,
          "the project \(project) is not in the checkout; \(Self.remedy(for: project, submodules))")
      }
    }
    return found
  }

  /// How a project comes into the checkout.
  private static func remedy(for project: String, _ submodules: [String]) -> String {
    if Checkout.isDependency(project) { return "install the dependencies first, as with `pod install`" }
    return submodules.contains { project.utf8.starts(with: ($0 + "/").utf8) }
      ? "get the submodules first, as with `git submodule update --init`" : "make it first"
  }

  /// The paths of Git's submodules, which may be missing.
  private var submodules: [String] {
    let modules = checkout.hiddenContents(of: ".gitmodules").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return modules.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      return parts.count == 2 && parts[0] == "path" ? parts[1] : nil
    }
  }

  private func name(_ reference: WorkspaceFile.Reference) -> String { RelativePath.name(of: reference.location) }

  private func project(_ path: String, _ unread: inout [UnreadPart]) -> ProjectFile? {
    let formats = formats(of: path)
    if formats.count > 1 {
      // Reported of Xcode 27.2 by two who tried, and nothing says which of the two would be the newer.
      let names = formats.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      let reason = "the project has \(names), and Xcode opens no such project; delete the one that is out of date"
      unread += formats.map { UnreadPart(RelativePath.join(path, $0.rawValue), nil, reason) }
      return nil
    }
    let format = formats.first ?? .propertyList
    let filePath = RelativePath.join(path, format.rawValue)
    return unread.reading(filePath, "the project") {
      try ProjectFile(try checkout.contents(of: filePath), path: path, format: format)
    }
  }
}
