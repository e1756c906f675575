/// The targets of a `project.xcproj`, with what is built into each: files and folders say to which targets they belong.
struct TreeTargets {
  private struct Phase {
    let target: String
    let kind: String
  }

  /// The ids of the targets by their names.
  private var ids: [String: String] = [:]
  /// The phases that have ids of their own.
  private var phases: [String: Phase] = [:]
  /// The ids of the files in each phase, by the phase's id.
  private var files: [String: [String]] = [:]
  /// The ids of the folders that each target takes whole.
  private var folders: [String: [String]] = [:]

  init(_ targets: [PropertyListDictionary], objects: inout ProjectObjects) {
    for (number, target) in targets.enumerated() {
      let line = target.member("name")?.line ?? target.members.first?.line
      if let name = objects.text("name", of: target) {
        if ids[name] == nil {
          ids[name] = Self.id(number)
        } else {
          objects.skip(line, "a second target is named \(name); Xcode does not open such a project")
        }
      } else if target.member("name") == nil {
        objects.skip(line, "a target has no name")
      }
      if let kind = target.member("kind"), !Self.kinds.contains(kind.value.text ?? "") {
        objects.skip(kind.line, "the target is of no kind that is known here")
      }
      addPhases(of: target, id: Self.id(number), &objects)
    }
  }

  static func id(_ number: Int) -> String { "target \(number)" }

  /// The id of the target that a text names; one that is not there is told.
  func id(named name: String, line: Int?, objects: inout ProjectObjects) -> String? {
    if ids[name] == nil { objects.skip(line, "the project has no target \(name.prefix(80))") }
    return ids[name]
  }

  /// Puts a file into the phases that it lists.
  mutating func add(file: String, memberships: [PropertyListValue], objects: inout ProjectObjects) {
    for membership in memberships {
      let reference = membership.dictionary?["build-phase"] ?? membership
      guard let phase = phase(reference, &objects), Self.classes[phase.kind] != nil else { continue }
      let id = Self.id(of: phase)
      let entry = "\(id) file \(files[id]?.count ?? 0)"
      objects.add(entry, "PBXBuildFile", [.text("fileRef", file)])
      files[id, default: []].append(entry)
    }
  }

  mutating func add(folder: String, to target: String) { folders[target, default: []].append(folder) }

  /// What a target's object says of its files; the phases are added.
  func members(of target: String, objects: inout ProjectObjects) -> [PropertyListDictionary.Member] {
    let phases = Self.classes.keys.sorted().map { Phase(target: target, kind: $0) }
    for phase in phases {
      let id = Self.id(of: phase)
      objects.add(id, Self.classes[phase.kind] ?? "", [.texts("files", files[id] ?? [])])
    }
    return [
      .texts("buildPhases", phases.map(Self.id)), .texts("fileSystemSynchronizedGroups", folders[target] ?? []),
    ]
  }
}

extension TreeTargets {
  /// The phases that matter here, with the class that each has in a `project.pbxproj`.
  private static let classes = [
    "compile-sources": "PBXSourcesBuildPhase", "frameworks": "PBXFrameworksBuildPhase",
    "headers": "PBXHeadersBuildPhase",
  ]

  private static let kinds: Set<String> = ["aggregate", "external-build-system", "native"]

  private static let otherPhases: Set<String> = ["apple-script", "copy", "java-archive", "resources", "rez", "script"]

  private static func id(of phase: Phase) -> String { "\(phase.target) \(phase.kind)" }

  /// Phases of one kind count as one: the order of files says nothing here.
  private mutating func addPhases(of target: PropertyListDictionary, id: String, _ objects: inout ProjectObjects) {
    for value in objects.list("build-phases", of: target) {
      guard let kind = value.text ?? value.dictionary?.text("kind"), Self.isPhase(kind) else {
        objects.skip(value.line, "a build phase is of no kind that is known here")
        continue
      }
      if let own = value.dictionary?.text("id") { phases[own] = Phase(target: id, kind: kind) }
    }
  }

  private static func isPhase(_ text: String) -> Bool { classes[text] != nil || otherPhases.contains(text) }

  /// The phase that a membership means: `App/compile-sources`, `App/copy/Embed Frameworks`, or an id.
  private func phase(_ value: PropertyListValue, _ objects: inout ProjectObjects) -> Phase? {
    let reference = TreeReference(value)
    if case .id(let id) = reference, let phase = phases[id] { return phase }
    guard let names = reference?.names, (2...3).contains(names.count), Self.isPhase(names[1]) else {
      objects.skip(value.line, "`target-membership` names no build phase that is known here")
      return nil
    }
    return id(named: names[0], line: value.line, objects: &objects).map { Phase(target: $0, kind: names[1]) }
  }
}
