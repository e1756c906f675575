import AppFacts

/// Names the manifests from which other tools make a project, where no project of the checkout comes from them.
///
/// They are programs or need the tool to be understood, so nothing is read from them; what they would make is read once it
/// is there. Each line in them that has the name of an orientation key is named, so that no declaration goes unnoticed.
struct Manifests {
  let checkout: Checkout
  /// The paths of the projects that are there.
  let projects: [String]

  func unread() -> [UnreadPart] {
    var parts: [UnreadPart] = []
    var packages: [String] = []
    for path in checkout.files where !Checkout.isDependency(path) {
      let found = parts.count
      switch RelativePath.name(of: path) {
      case "project.yml", "project.yaml", "project.json": parts += generator(path)
      case "Project.swift", "Workspace.swift": parts += tuist(path)
      case "BUILD", "BUILD.bazel": parts += bazel(path)
      case "Package.swift":
        if let line = line(of: ".iOSApplication(", in: path) {
          parts.append(part(path, line, "the app of a package declares its orientations in Swift, which is not read"))
        } else {
          packages.append(path)
        }
      default: if isPartOfManifest(path), projects.isEmpty { parts += declarations(in: path) }
      }
      if parts.count > found, !isPartOfManifest(path) { parts += declarations(in: path) }
    }
    if projects.isEmpty, parts.isEmpty { parts += topmost(packages).map(package) }
    return parts
  }
}

extension Manifests {
  /// XcodeGen writes the project beside its manifest.
  private func generator(_ path: String) -> [UnreadPart] {
    let mark = path.hasSuffix(".json") ? "\"targets\"" : "targets:"
    guard !isCovered(path), let line = line(of: mark, in: path), self.line(of: "platform", in: path) != nil else {
      return []
    }
    return [part(path, line, "XcodeGen makes the project from this file; run `xcodegen generate`, then scan again")]
  }

  private func tuist(_ path: String) -> [UnreadPart] {
    guard !isCovered(path), let line = line(of: "import ProjectDescription", in: path) else { return [] }
    return [part(path, line, "Tuist makes the project from this file; run `tuist generate`, then scan again")]
  }

  private func bazel(_ path: String) -> [UnreadPart] {
    guard !isCovered(path), let line = line(of: "ios_application(", in: path) else { return [] }
    return [
      part(path, line, "Bazel builds the app from this file, which is not read; its property lists are listed as loose")
    ]
  }

  /// Whether manifests are made of such files under any name.
  private func isPartOfManifest(_ path: String) -> Bool {
    switch RelativePath.suffix(of: path) {
    case "yml", "yaml": !RelativePath.name(of: path).hasPrefix("project.")
    case "swift": path.hasPrefix("Tuist/") || path.contains("/Tuist/")
    default: false
    }
  }

  /// The lines that have the name of a key in them.
  private func declarations(in path: String) -> [UnreadPart] {
    guard let bytes = try? checkout.contents(of: path), PropertyListDeclaration.Key.mayOccur(in: bytes) else {
      return []
    }
    let marks = PropertyListDeclaration.Key.marks.map { Array($0.utf8) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.filter { line in
      marks.contains { mark in
        guard let range = lines[line].firstRange(of: mark) else { return false }
        // A value of the list, UIInterfaceOrientationPortrait, is no key.
        let next = lines[line][range.upperBound...].first ?? UInt8(ascii: ":")
        return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
      }
    }.map { part(path, $0 + 1, "this line declares something about orientations in a form that is not read") }
  }

  private func package(_ path: String) -> UnreadPart {
    part(path, nil, "a package has no Info.plist; scan the folder of an app that uses it to learn what is declared")
  }

  private func part(_ path: String, _ line: Int?, _ reason: String) -> UnreadPart {
    UnreadPart(place: FilePlace(path: path, line: line), reason: reason)
  }

  /// Whether a project lies beside the manifest.
  private func isCovered(_ path: String) -> Bool {
    let folder = RelativePath.folder(of: path)
    return projects.contains { RelativePath.folder(of: $0) == folder }
  }

  private func topmost(_ paths: [String]) -> [String] {
    let depths = paths.map { $0.utf8.count { $0 == UInt8(ascii: "/") } }
    return zip(paths, depths).filter { $0.1 == depths.min() }.map(\.0)
  }

  /// The line on which a text first stands.
  private func line(of text: String, in path: String) -> Int? {
    guard let bytes = try? checkout.contents(of: path), let range = bytes.firstRange(of: Array(text.utf8)) else {
      return nil
    }
    return bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
