import AppFacts

/// Finds the manifests from which other tools make a project or an app, and reads those for which no project is there.
struct Manifests {
  let checkout: Checkout
  /// The paths of the projects that are there.
  let projects: [String]
  /// The configuration that is asked for.
  let configuration: String?
  /// The folders in which a project lies, and these with all around them.
  private let projectFolders: Set<String>
  private let outerFolders: Set<String>

  init(checkout: Checkout, projects: [String], configuration: String?) {
    self.checkout = checkout
    self.projects = projects
    self.configuration = configuration
    projectFolders = Set(projects.map(RelativePath.folder))
    outerFolders = projectFolders.reduce(into: []) { $0.formUnion(RelativePath.folders(around: $1) + [$1]) }
  }

  func scan() -> ManifestScan {
    var found = ManifestScan()
    var packages: [String] = []
    // Read once, and only where there is a manifest.
    var helpers: [(path: String, reader: CodeReader)]?
    for path in checkout.files where isCandidate(path) && !Checkout.isDependency(path) {
      switch RelativePath.name(of: path) {
      case "project.yml", "project.yaml", "project.json": found += xcodeGen(path)
      case "Project.swift": found += tuist(path, &helpers)
      case "BUILD", "BUILD.bazel": found += bazel(path)
      case "app.json": found += expo(path)
      case "ProjectSettings.asset": found += unity(path)
      case "config.xml": found += cordova(path)
      case "Package.swift":
        if let line = line(of: ".iOSApplication(", in: path) {
          found.unread.add(path, line, "the app of a package declares its orientations in Swift, which is not read")
        } else {
          packages.append(path)
        }
      default: found += other(path)
      }
    }
    let taken = Set(found.apps.flatMap(\.declarations).map(\.place))
    found.looseDeclarations.removeAll { taken.contains($0.place) }
    if projects.isEmpty, found.apps.isEmpty {
      // A specification of another name, or one that is included by none that was found.
      for path in checkout.files where isYAML(path) && !Checkout.isDependency(path) {
        found.unread += declarations(in: path)
      }
      if found.unread.isEmpty, found.looseDeclarations.isEmpty { found.unread += topmost(packages).map(package) }
    }
    return found
  }
}

extension Manifests {
  /// XcodeGen writes the project beside its manifest.
  private func xcodeGen(_ path: String) -> ManifestScan {
    guard !isCovered(path), let bytes = contents(path),
      ["targets", "include"].contains(where: bytes.mention)
    else { return ManifestScan() }
    var reader = XcodeGenReader(path: path, checkout: checkout, configuration: configuration)
    let isOne = reader.specification.targets.contains { $0.value["type"] != nil }
    if isOne { return reader.scan() }
    // What cannot be read may be one, as far as its words tell.
    let isPerhapsOne = line(of: "targets:", in: path) != nil && line(of: "platform", in: path) != nil
    return ManifestScan(unread: isPerhapsOne ? reader.specification.unread : [])
  }

  private func tuist(_ path: String, _ helpers: inout [(path: String, reader: CodeReader)]?) -> ManifestScan {
    guard !isCovered(path), let bytes = contents(path),
      let line = line(of: "import ProjectDescription", in: path)
    else { return ManifestScan() }
    let known = helpers ?? self.helpers()
    helpers = known
    var found = TuistManifest(path: path, bytes: bytes, checkout: checkout, helpers: known).scan()
    // The project that a helper makes may have other targets than those that are written beside it.
    let helper = self.line(of: "= Project.", in: path)
    if found.apps.isEmpty, found.unread.isEmpty, helper != nil || self.line(of: "arget(", in: path) == nil {
      let help = "run `tuist generate`, then scan again"
      found.unread.add(path, helper ?? line, "Tuist computes the project of this file in Swift; " + help)
    }
    found += code(path, bytes)
    return found
  }

  private func bazel(_ path: String) -> ManifestScan {
    guard !isCovered(path), let bytes = contents(path), line(of: "ios_application(", in: path) != nil else {
      return ManifestScan()
    }
    return BazelPackage(path: path, bytes: bytes, checkout: checkout).scan()
  }

  private func expo(_ path: String) -> ManifestScan {
    guard let configuration = ExpoConfiguration(path: path, checkout: checkout) else { return ManifestScan() }
    let app = configuration.app
    guard hasProject(in: RelativePath.join(RelativePath.folder(of: path), "ios")) else {
      return ManifestScan(apps: [app])
    }
    // The project is there already, and prebuild does not touch it by itself.
    let written = app.declarations.filter { $0.origin == .manifest }.map { declaration in
      var declaration = declaration
      declaration.isEffective = false
      return declaration
    }
    return ManifestScan(looseDeclarations: written)
  }

  private func unity(_ path: String) -> ManifestScan {
    guard RelativePath.name(of: RelativePath.folder(of: path)) == "ProjectSettings" else { return ManifestScan() }
    var scan = ManifestScan()
    let settings = scan.unread.reading(path, "Unity's settings") { try UnitySettings(path: path, checkout: checkout) }
    if let settings, let app = settings.app {
      if settings.isForiOS { scan.apps = [app] } else { scan.looseDeclarations = app.declarations }
    }
    return scan
  }

  private func cordova(_ path: String) -> ManifestScan {
    let folder = RelativePath.folder(of: path)
    // Templates for Android have a file of that name, too.
    guard !("/" + folder + "/").contains("/android/"), !hasProject(around: folder),
      !hasProject(in: RelativePath.join(folder, "platforms/ios")),
      let bytes = contents(path), bytes.mention("<widget")
    else { return ManifestScan() }
    var scan = ManifestScan()
    let configuration = scan.unread.reading(path, "Cordova's configuration") {
      try CordovaConfiguration(path: path, bytes: bytes)
    }
    if let app = configuration?.app { scan.apps = [app] }
    return scan
  }

  private func other(_ path: String) -> ManifestScan {
    switch RelativePath.suffix(of: path) {
    case "csproj":
      guard let bytes = contents(path) else { return ManifestScan() }
      var scan = ManifestScan()
      let project = scan.unread.reading(path, "the project") { try DotNetProject(path: path, bytes: bytes) }
      return project?.scan(checkout) ?? scan
    case "bzl":
      return bazel(path)
    case "swift" where isHelper(path):
      return contents(path).map { code(path, $0) } ?? ManifestScan()
    case "js", "ts", "cjs", "mjs":
      return RelativePath.name(of: path).hasPrefix("app.config.") ? expoCode(path) : ManifestScan()
    default: return ManifestScan()
    }
  }

  /// Whether a file is one of Tuist's helpers, which all manifests share.
  private func isHelper(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      folder.elementsEqual("Tuist".utf8) || folder.elementsEqual("ProjectDescriptionHelpers".utf8)
    }
  }

  private func helpers() -> [(path: String, reader: CodeReader)] {
    checkout.files.filter { RelativePath.suffix(of: $0) == "swift" && isHelper($0) }.compactMap { path in
      guard let bytes = contents(path), PropertyListDeclaration.Key.mayOccur(in: bytes) else { return nil }
      return (path, CodeReader(bytes))
    }
  }

  /// The literals of a configuration of Expo that is code; the rest of it is not run.
  private func expoCode(_ path: String) -> ManifestScan {
    guard let bytes = contents(path) else { return ManifestScan() }
    let code = CodeDeclarations(path: path, bytes: bytes, isExpo: true)
    let isCovered = hasProject(in: RelativePath.join(RelativePath.folder(of: path), "ios"))
    let declarations = code.declarations.map { declaration in
      var declaration = declaration
      declaration.isEffective = !isCovered
      return declaration
    }
    let reason = "Expo runs this file; only its literals are read. Run `npx expo prebuild`, then scan again"
    return ManifestScan(
      looseDeclarations: declarations, unread: isCovered ? [] : code.unread + [UnreadPart(path, nil, reason)])
  }

  private func code(_ path: String, _ bytes: [UInt8]) -> ManifestScan {
    guard PropertyListDeclaration.Key.mayOccur(in: bytes) else { return ManifestScan() }
    let code = CodeDeclarations(path: path, bytes: bytes)
    return ManifestScan(looseDeclarations: code.declarations, unread: code.unread)
  }

  /// The lines that have the name of a key in them.
  private func declarations(in path: String) -> [UnreadPart] {
    guard let bytes = contents(path), PropertyListDeclaration.Key.mayOccur(in: bytes) else { return [] }
    let marks = PropertyListDeclaration.Key.marks.map { Array($0.utf8) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.filter { line in
      marks.contains { mark in
        guard let range = lines[line].firstRange(of: mark) else { return false }
        // A value of the list, UIInterfaceOrientationPortrait, is no key.
        let next = lines[line][range.upperBound...].first ?? UInt8(ascii: ":")
        return !next.isUppercase
      }
    }.map { UnreadPart(path, $0 + 1, "this line declares something about orientations in a form that is not read") }
  }
}

extension Manifests {
  /// Whether a name is one of a manifest. Nearly all files are sources, so they are told first.
  private func isCandidate(_ path: String) -> Bool {
    switch RelativePath.suffix(of: path) {
    case "h", "m", "mm", "plist", "pbxproj", "xcproj", "xcconfig", "xcworkspacedata", "dart": false
    case "swift": ["Project.swift", "Package.swift"].contains(RelativePath.name(of: path)) || isHelper(path)
    default: true
    }
  }

  private func isYAML(_ path: String) -> Bool { ["yml", "yaml"].contains(RelativePath.suffix(of: path)) }

  private func package(_ path: String) -> UnreadPart {
    UnreadPart(
      path, nil, "a package has no Info.plist; scan the folder of an app that uses it to learn what is declared")
  }

  private func contents(_ path: String) -> [UInt8]? { try? checkout.contents(of: path) }

  /// Whether a project lies beside the manifest.
  private func isCovered(_ path: String) -> Bool { projectFolders.contains(RelativePath.folder(of: path)) }

  /// Whether a project lies in a folder.
  private func hasProject(in folder: String) -> Bool { outerFolders.contains(folder) }

  /// Whether a folder lies in that of a project, as what a tool has put there does.
  private func hasProject(around folder: String) -> Bool {
    (RelativePath.folders(around: folder) + [folder]).contains { !$0.isEmpty && projectFolders.contains($0) }
  }

  private func topmost(_ paths: [String]) -> [String] {
    let depths = paths.map { $0.utf8.count { $0 == UInt8(ascii: "/") } }
    return zip(paths, depths).filter { $0.1 == depths.min() }.map(\.0)
  }

  /// The line on which a text first stands.
  private func line(of text: String, in path: String) -> Int? {
    guard let bytes = contents(path), let range = bytes.firstRange(of: Array(text.utf8)) else { return nil }
    return bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
