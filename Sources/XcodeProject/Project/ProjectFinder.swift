import AppFacts

/// Finds and reads the projects of a checkout.
struct ProjectFinder {
  let checkout: Checkout
  /// The name of the only project or workspace that is meant; nil for all.
  let only: String?

  func find() -> (projects: [ProjectFile], unread: [UnreadPart]) {
    var projects: [ProjectFile] = []
    var unread: [UnreadPart] = []
    var wanted = checkout.files.filter(Self.isProject).map(RelativePath.folder)
    for workspace in checkout.files.filter(isWorkspace).map(RelativePath.folder) {
      let referenced = read(workspace, &unread)
      if only == RelativePath.name(of: workspace) { wanted = referenced }
    }
    if let only, only.hasSuffix(".xcodeproj") { wanted = [only] }
    for path in wanted where !Checkout.isDependency(path) {
      if let project = project(path, &unread) { projects.append(project) }
    }
    return (projects, unread)
  }
}

extension ProjectFinder {
  private static func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj/project.pbxproj") }

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
    do {
      let file = try WorkspaceFile(try checkout.contents(of: path), path: workspace)
      for reference in file.references where reference.location.hasSuffix(".xcodeproj") {
        guard let project = reference.path else {
          unread.append(
            part(path, reference.line, "the project \(name(reference)) lies outside of the scanned folder"))
          continue
        }
        if checkout.file(RelativePath.join(project, "project.pbxproj")) != nil {
          found.append(project)
        } else {
          let help =
            Checkout.isDependency(project) ? "install the dependencies first, as with `pod install`" : "make it first"
          unread.append(part(path, reference.line, "the project \(project) is not in the checkout; \(help)"))
        }
      }
    } catch let fault as PropertyListError {
      unread.append(part(path, fault.line, "the workspace cannot be read: \(fault.message)"))
    } catch let fault as UnreadFile {
      unread.append(part(path, nil, fault.reason))
    } catch {}
    return found
  }

  private func name(_ reference: WorkspaceFile.Reference) -> String { RelativePath.name(of: reference.location) }

  private func project(_ path: String, _ unread: inout [UnreadPart]) -> ProjectFile? {
    let filePath = RelativePath.join(path, "project.pbxproj")
    do {
      return try ProjectFile(try checkout.contents(of: filePath), path: path)
    } catch let fault as PropertyListError {
      unread.append(part(filePath, fault.line, "the project cannot be read: \(fault.message)"))
    } catch let fault as UnreadFile {
      unread.append(part(filePath, nil, fault.reason))
    } catch {}
    return nil
  }

  private func part(_ path: String, _ line: Int?, _ reason: String) -> UnreadPart {
    UnreadPart(place: FilePlace(path: path, line: line), reason: reason)
  }
}
