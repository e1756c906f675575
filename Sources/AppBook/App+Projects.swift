import AppFacts

// Several apps in one checkout.

extension App {
  /// The apps of a checkout whose projects have classes of one name, each with what its project may be built from; none where
  /// names tell all classes apart.
  var appsByProject: [App] {
    let folders = projectFolders
    guard folders.count > 1, isAnyNameShared(by: folders) else { return [] }
    let fileTargets = facts.occurrences.reduce(into: [String: Set<String>]()) { targets, occurrence in
      targets[occurrence.place.path, default: []].formUnion(occurrence.targets)
    }
    return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder in
      let targets = facts.targets.filter { Self.folder(of: $0.project) == folder }
      let names = Set(targets.map(\.name))
      let foreign = Set(facts.targets.lazy.map(\.name).filter { !names.contains($0) })
      var app = App(
        facts.keeping(targets) { path in
          guard let owner = Self.owner(of: path, among: folders), owner != folder else { return true }
          // What lies in a folder around the project may be shared, and a target may have a file of another folder.
          if owner.isEmpty || folder.utf8.starts(with: (owner + "/").utf8) { return true }
          guard let own = fileTargets[path] else { return false }
          return !own.isDisjoint(with: names) && own.isDisjoint(with: foreign)
        })
      app.isPart = true
      return app
    }
  }

  /// The folders of the projects that make apps, the longest first.
  var projectFolders: [String] {
    Set(applications.map { Self.folder(of: $0.project) }).sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Whether classes in the folders of two projects have one name.
  private func isAnyNameShared(by folders: [String]) -> Bool {
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

  /// The innermost of folders, of which the longest come first, in which a file lies.
  static func owner(of path: String, among folders: [String]) -> String? {
    folders.first { $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) }
  }
}

extension AppFacts {
  /// The facts without the classes that other apps have under the names of classes of a target.
  func withoutNamesakes(in target: AppTarget?) -> AppFacts {
    let classes = Dictionary(grouping: types.lazy.filter { $0.kind == .classType }) {
      SourceType.simpleName(of: $0.name)
    }
    let shared = classes.filter { $0.value.count > 1 }
    guard let target, !shared.isEmpty else { return self }
    let isNameClear = targets.count { $0.name == target.name } == 1
    let fileTargets = occurrences.reduce(into: [String: Set<String>]()) {
      $0[$1.place.path, default: []].formUnion($1.targets)
    }
    let folders = Set(targets.map { App.folder(of: $0.project) }).sorted { $0.utf8.count > $1.utf8.count }
    let folder = App.folder(of: target.project)
    func isForeign(_ place: FilePlace) -> Bool {
      if let named = fileTargets[place.path], !named.isEmpty, isNameClear || !named.contains(target.name) {
        return !named.contains(target.name)
      }
      guard let owner = App.owner(of: place.path, among: folders) else { return false }
      return owner != folder && !owner.isEmpty && !folder.utf8.starts(with: (owner + "/").utf8)
    }
    let names = Set(
      shared.filter { $0.value.contains { isForeign($0.place) } && !$0.value.allSatisfy { isForeign($0.place) } }.keys)
    if names.isEmpty { return self }
    func isNamesake(_ name: String?, _ place: FilePlace) -> Bool {
      name.map { names.contains(SourceType.simpleName(of: $0)) } ?? false && isForeign(place)
    }
    var facts = self
    facts.types.removeAll { isNamesake($0.name, $0.place) }
    facts.occurrences.removeAll { isNamesake($0.type, $0.place) }
    facts.placements?.removeAll { isNamesake($0.node.name, $0.place) || isNamesake($0.by?.name, $0.place) }
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
