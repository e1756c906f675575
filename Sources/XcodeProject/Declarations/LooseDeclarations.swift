import AppFacts

/// Finds the declarations of a checkout that none of its app targets builds with.
struct LooseDeclarations {
  let checkout: Checkout
  let projects: [ProjectFile]
  /// The Info.plist files that some target names.
  let namedLists: Set<String>
  /// The places of the declarations that targets have.
  let taken: Set<FilePlace>
  /// The files of those places.
  private let takenPaths: Set<String>
  private(set) var unread: [UnreadPart] = []

  init(checkout: Checkout, projects: [ProjectFile], namedLists: Set<String>, targets: [AppTarget]) {
    self.checkout = checkout
    self.projects = projects
    self.namedLists = namedLists
    taken = Set(targets.flatMap(\.declarations).map(\.place))
    takenPaths = Set(taken.map(\.path))
  }

  mutating func find() -> [PropertyListDeclaration] {
    var found: [PropertyListDeclaration] = []
    for path in checkout.files where !Checkout.isDependency(path) {
      switch RelativePath.suffix(of: path) {
      case "plist": found += declarations(inList: path)
      case "xcconfig": found += declarations(inSettings: path)
      default: break
      }
    }
    for project in projects { found += declarations(in: project) }
    var seen: Set<PropertyListDeclaration> = []
    return found.filter { !taken.contains($0.place) && seen.insert($0).inserted }.sorted {
      $0.place != $1.place ? $0.place < $1.place : $0.key.rawValue < $1.key.rawValue
    }
  }
}

extension LooseDeclarations {
  private mutating func declarations(inList path: String) -> [PropertyListDeclaration] {
    // A list that a target names has been read with it, and its faults are known.
    if takenPaths.contains(path) { return [] }
    guard let bytes = try? checkout.contents(of: path), PropertyListDeclaration.Key.mayOccur(in: bytes) else {
      return []
    }
    do {
      return try InformationPropertyListFile(bytes, path: path, isEffective: !namedLists.contains(path)).declarations
    } catch {
      if !namedLists.contains(path) {
        unread.add(path, error.line, "the property list cannot be read: \(error.message)")
      }
      return []
    }
  }

  private func declarations(inSettings path: String) -> [PropertyListDeclaration] {
    guard let bytes = try? checkout.contents(of: path), PropertyListDeclaration.Key.mayOccur(in: bytes) else {
      return []
    }
    return ConfigurationFile(bytes, path: path).statements.compactMap { statement in
      guard case .assignment(let setting) = statement else { return nil }
      return Self.declaration(setting)
    }
  }

  private func declarations(in project: ProjectFile) -> [PropertyListDeclaration] {
    project.ids(of: "XCBuildConfiguration").flatMap { id in
      let settings = project.object(id)?["buildSettings"]?.dictionary ?? PropertyListDictionary([])
      return BuildSetting.settings(in: settings, path: project.filePath).compactMap(Self.declaration)
    }
  }

  private static func declaration(_ setting: BuildSetting) -> PropertyListDeclaration? {
    guard let key = PropertyListDeclaration.Key.bySetting[setting.name] else { return nil }
    return PropertyListDeclaration(
      key: key, origin: .buildSetting,
      values: key.isList ? SettingList.split(setting.value) : [setting.value.trimmed], place: setting.place,
      isEffective: false)
  }
}
