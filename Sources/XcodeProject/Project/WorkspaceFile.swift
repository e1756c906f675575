import AppFacts

/// A `contents.xcworkspacedata`: the projects of a workspace.
struct WorkspaceFile {
  struct Reference: Equatable {
    /// The path in the checkout, or nil where it lies outside.
    let path: String?
    /// The location as written.
    let location: String
    let line: Int
  }

  /// How deep groups may lie in one another.
  private static let deepestNesting = 64

  let references: [Reference]

  /// - Parameter path: the path of the workspace, `App.xcworkspace`.
  init(_ bytes: [UInt8], path: String) throws(PropertyListError) {
    var scanner = XMLScanner(bytes)
    // The folders that a path is told from, the innermost last.
    let base = RelativePath.folder(of: path)
    var folders: [String?] = [base]
    var references: [Reference] = []
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        let location = XMLScanner.attribute("location", in: attributes) ?? ""
        let resolved = Self.path(location, container: base, group: folders.last ?? nil)
        if name == "FileRef" {
          references.append(Reference(path: resolved, location: location, line: scanner.tokenLine))
        } else if name == "Group", !isEmpty {
          guard folders.count <= Self.deepestNesting else {
            throw PropertyListError(
              line: scanner.tokenLine, message: "groups lie more than \(Self.deepestNesting) deep in one another")
          }
          folders.append(resolved)
        }
      case .close("Group"): if folders.count > 1 { folders.removeLast() }
      case .close, .text: break
      }
    }
    self.references = references
  }
}

extension WorkspaceFile {
  private static func path(_ location: String, container: String, group: String?) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1])
    switch parts[0] {
    case "group": return group.flatMap { RelativePath.resolved(path, in: $0) }
    case "container": return RelativePath.resolved(path, in: container)
    default: return nil
    }
  }
}
