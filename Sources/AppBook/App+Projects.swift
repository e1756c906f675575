import AppFacts

// Several apps in one checkout.

extension App {
  /// The apps of a checkout whose projects have classes of one name, or declare other things, each with what its project may
  /// be built from; none where one stands for all.
  var appsByProject: [App] {
    let folders = projectFolders
    guard folders.count > 1, !applications.allSatisfy(applications[0].isAlike) || isAnyNameShared(by: folders) else {
      return []
    }
    // A checkout may have more than a thousand projects, so nothing is asked for each file and project.
    let targets = Dictionary(grouping: facts.targets) { Self.folder(of: $0.project) }
    let foldersOfTargets = targets.reduce(into: [String: Set<String>]()) { found, targets in
      for target in targets.value { found[target.name, default: []].insert(targets.key) }
    }
    var owners: [String: String?] = [:]
    func owner(of path: String) -> String? {
      if let known = owners[path] { return known }
      let owner = Self.owner(of: path, among: folders)
      owners[path] = .some(owner)
      return owner
    }
    // A target may have a file of another folder.
    let guests = facts.fileTargets.reduce(into: [String: Set<String>]()) { guests, file in
      let users = file.value.reduce(into: Set<String>()) { $0.formUnion(foldersOfTargets[$1] ?? []) }
      if users.count == 1, let user = users.first, owner(of: file.key) != user {
        guests[user, default: []].insert(file.key)
      }
    }
    return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder in
      // What lies in a folder around the project may be shared.
      let around = Set([folder] + Self.folders(around: folder))
      let own = guests[folder] ?? []
      var app = App(
        facts.keeping(targets[folder] ?? []) { path in
          owner(of: path).map { around.contains($0) || own.contains(path) } ?? true
        })
      app.isPart = true
      return app
    }
  }

  /// The folders of the projects that make apps.
  var projectFolders: Set<String> { Set(applications.map { Self.folder(of: $0.project) }) }

  /// Whether classes in the folders of two projects have one name.
  private func isAnyNameShared(by folders: Set<String>) -> Bool {
    Dictionary(grouping: facts.types) { SourceType.simpleName(of: $0.name) }.values.contains { types in
      types.count > 1
        && Set(types.lazy.filter { $0.kind == .classType }.compactMap { Self.owner(of: $0.place.path, among: folders) })
          .count > 1
    }
  }

  fileprivate static func folder(of project: String) -> String {
    project.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The app as another of its targets has it, whose classes may have the names of this one's.
  func app(of target: AppTarget) -> App {
    guard hasNamesakes else { return self }
    var app = App(facts, for: target)
    app.screens = screens
    return app
  }

  /// The innermost of some folders in which a file lies. It takes as long for a thousand of them as for one.
  static func owner(of path: String, among folders: Set<String>) -> String? {
    self.folders(around: path).first(where: folders.contains)
  }

  /// The folders in which a file or folder lies, the innermost first; the last is that of the checkout.
  fileprivate static func folders(around path: String) -> [String] {
    var (rest, found) = (path[...], [String]())
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      found.append(String(rest))
    }
    return found + [""]
  }
}

extension AppFacts {
  /// The targets of the files with orientation APIs.
  fileprivate var fileTargets: [String: Set<String>] {
    occurrences.reduce(into: [:]) { $0[$1.place.path, default: []].formUnion($1.targets) }
  }

  /// The facts without the classes that other apps have under the names of classes of a target, and without their windows.
  func withoutNamesakes(in target: AppTarget?) -> AppFacts {
    // A class is where it is declared, and where code that is no extension implements something of it.
    let declared = types.lazy.filter { $0.kind == .classType }.map { ($0.name, $0.place) }
    let implemented = occurrences.lazy.filter { $0.role == .implementation && !$0.isInExtension }
      .compactMap { occurrence in occurrence.type.map { ($0, occurrence.place) } }
    let classes = Dictionary(grouping: Array(declared) + Array(implemented)) { SourceType.simpleName(of: $0.0) }
      .mapValues { $0.map(\.1) }
    let shared = classes.filter { $0.value.count > 1 }
    guard let target, !shared.isEmpty || targets.count > 1 && placements != nil else { return self }
    let isNameClear = targets.count { $0.name == target.name } == 1
    let fileTargets = fileTargets
    let folders = Set(targets.map { App.folder(of: $0.project) })
    let folder = App.folder(of: target.project)
    let around = [folder] + App.folders(around: folder)
    func isForeign(_ place: FilePlace) -> Bool {
      if let named = fileTargets[place.path], !named.isEmpty, isNameClear || !named.contains(target.name) {
        return !named.contains(target.name)
      }
      return App.owner(of: place.path, among: folders).map { !around.contains($0) } ?? false
    }
    let names = Set(
      shared.filter { $0.value.contains(where: isForeign) && !$0.value.allSatisfy(isForeign) }.keys)
    func isNamesake(_ name: String?, _ place: FilePlace) -> Bool {
      name.map { names.contains(SourceType.simpleName(of: $0)) } ?? false && isForeign(place)
    }
    var facts = self
    facts.types.removeAll { isNamesake($0.name, $0.place) }
    facts.occurrences.removeAll { isNamesake($0.type, $0.place) }
    // The window of another app is none of this one's. That of a framework may be.
    let apps = Set(targets.map(\.name))
    facts.placements?.removeAll { placement in
      let place = placement.place
      if isNamesake(placement.node.name, place) || isNamesake(placement.by?.name, place) { return true }
      let named = fileTargets[place.path] ?? []
      return placement.isRoot && isForeign(place) && (named.isEmpty || !named.isDisjoint(with: apps))
    }
    return facts
  }

  /// The facts of some targets, from the files that are theirs.
  fileprivate func keeping(_ targets: [AppTarget], _ isTheirs: (String) -> Bool) -> AppFacts {
    var facts = self
    facts.targets = targets
    facts.types.removeAll { !isTheirs($0.place.path) }
    facts.occurrences.removeAll { !isTheirs($0.place.path) }
    facts.containments.removeAll { !isTheirs($0.place.path) }
    facts.placements?.removeAll { !isTheirs($0.place.path) }
    facts.sceneFiles.removeAll { !isTheirs($0) }
    return facts
  }
}
