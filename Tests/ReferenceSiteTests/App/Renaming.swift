import AppFacts

/// Other names for the classes, the targets and the files of an app, one to one.
struct Renaming {
  let classes: [String: String]
  let targets: [String: String]
  let files: [String: String]

  /// - Parameters:
  ///   - names: at least as many as the app has of each; the first class gets the one at the place `first`, and so on.
  ///   - folder: the folder that all files but the project are put into.
  init(_ facts: AppFacts, _ names: [String], first: Int, folder: String) {
    func others(_ known: [String], _ change: (String, String) -> String = { $1 }) -> [String: String] {
      var found: [String: String] = [:]
      for name in known where found[name] == nil {
        found[name] = change(name, names[(found.count + first) % names.count])
      }
      return found
    }
    classes = others(facts.types.map(\.name))
    targets = others(facts.targets.map(\.name))
    files = others(facts.places.map(\.path)) { path, name in
      let end = path.split(separator: ".").last.map { "." + $0 } ?? ""
      return end == ".xcodeproj" ? name + end : folder + "/" + name + end
    }
  }
}

extension Renaming {
  func name(_ name: String) -> String { classes[name] ?? targets[name] ?? name }
  func path(_ path: String) -> String { files[path] ?? path }
  func place(_ place: FilePlace) -> FilePlace { FilePlace(path: path(place.path), line: place.line) }

  /// The facts with the other names.
  func facts(_ facts: AppFacts) -> AppFacts {
    var facts = facts
    for index in facts.types.indices {
      facts.types[index].name = name(facts.types[index].name)
      facts.types[index].inherited = facts.types[index].inherited.map(name)
      facts.types[index].place = place(facts.types[index].place)
    }
    facts.occurrences = facts.occurrences.map(occurrence)
    for index in facts.containments.indices {
      facts.containments[index].child = name(facts.containments[index].child)
      facts.containments[index].container = facts.containments[index].container.map(name)
      facts.containments[index].place = place(facts.containments[index].place)
    }
    facts.placements = facts.placements?.map { placement in
      Placement(
        node(placement.node), placement.relation, by: placement.by.map(node), style: placement.style,
        place: place(placement.place))
    }
    for index in facts.targets.indices { rename(&facts.targets[index]) }
    facts.sceneFiles = facts.sceneFiles.map(path)
    return facts
  }

  private func node(_ node: Placement.Node) -> Placement.Node {
    Placement.Node(name(node.name), isView: node.isView, madeAt: node.madeAt.map(place))
  }

  private func occurrence(_ occurrence: Occurrence) -> Occurrence {
    var occurrence = occurrence
    occurrence.type = occurrence.type.map(name)
    occurrence.place = place(occurrence.place)
    occurrence.targets = occurrence.targets.map { targets[$0] ?? $0 }
    occurrence.readAt = occurrence.readAt.map { read in
      ReadPlace(role: read.role, name: read.name, place: place(read.place), value: read.value)
    }
    return occurrence
  }

  private func rename(_ target: inout AppTarget) {
    target.name = targets[target.name] ?? target.name
    target.project = path(target.project)
    for index in target.declarations.indices {
      target.declarations[index].place = place(target.declarations[index].place)
    }
    let list = target.propertyList?.path
    target.propertyList?.path = list.map(path)
    if let deployment = target.deploymentTarget {
      target.deploymentTarget = DeploymentTarget(version: deployment.version, place: place(deployment.place))
    }
  }
}

extension AppFacts {
  /// Every place that a file is named at.
  fileprivate var places: [FilePlace] {
    var places = types.map(\.place) + containments.map(\.place) + sceneFiles.map { FilePlace(path: $0) }
    places += occurrences.flatMap { [$0.place] + $0.readAt.map(\.place) }
    places += (placements ?? []).flatMap { [$0.place, $0.node.madeAt, $0.by?.madeAt].compactMap(\.self) }
    for target in targets {
      places += [FilePlace(path: target.project)] + target.declarations.map(\.place)
      places += [target.propertyList?.path].compactMap(\.self).map { FilePlace(path: $0) }
    }
    return places
  }
}
