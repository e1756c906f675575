import AppFacts
import Orientation

/// The storyboards and xibs of a checkout, with the references between them.
struct InterfaceFiles: Sendable {
  /// How often a reference may lead to another one.
  private static let longestReference = 8

  private(set) var files: [InterfaceFile] = []
  private(set) var unread: [UnreadPart] = []
  /// The numbers of the files of each name, such as `Main`.
  private var byName: [String: [Int]] = [:]
  /// The numbers of the files that have a controller with each identifier.
  private var byIdentifier: [String: [Int]] = [:]
  private var targets: Set<String> = []
  private let graph: TargetGraph
  private let types: ControllerTypes

  /// - Parameters:
  ///   - graph: which target each file belongs to, since names of storyboards are unique in a target alone.
  ///   - types: the classes of the sources, since a class of another module may have the name of one of them.
  init(_ checkout: Checkout, graph: TargetGraph, types: ControllerTypes, isWanted: (String) -> Bool) {
    self.graph = graph
    self.types = types
    let paths = checkout.files.filter { ["storyboard", "xib"].contains(RelativePath.suffix(of: $0)) && isWanted($0) }
    let known = Set(paths)
    for path in paths where !Self.isTranslation(path, of: known) {
      let file = unread.reading(path, "the \(RelativePath.suffix(of: path))") {
        try InterfaceFile(try checkout.contents(of: path), path: path)
      }
      guard let file, file.isForIOS else { continue }
      byName[Self.name(of: path), default: []].append(files.count)
      for identifier in file.sceneOfIdentifier.keys { byIdentifier[identifier, default: []].append(files.count) }
      targets.formUnion(graph.targets(of: path))
      files.append(file)
    }
  }

  /// The controller that a storyboard begins with, or that it has under an identifier.
  ///
  /// - Parameters:
  ///   - storyboard: its name; nil where only the identifier is known.
  ///   - path: the file that asks.
  func node(storyboard: String?, identifier: String?, from path: String) -> Placement.Node? {
    node(storyboard: storyboard, identifier: identifier, from: path, depth: 0)
  }

  /// The targets of a file, on which depends what a storyboard's name means there.
  func targets(of path: String) -> [String] { graph.targets(of: path) }

  /// What the files say of how controllers are shown.
  var placements: [Placement] { files.indices.flatMap(placements) }
}

extension InterfaceFiles {
  /// The name of a file without its suffix.
  private static func name(of path: String) -> String {
    let name = RelativePath.name(of: path)
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }

  /// Whether it is the translation of one that is there for all languages.
  private static func isTranslation(_ path: String, of paths: Set<String>) -> Bool {
    let folder = RelativePath.folder(of: path)
    guard RelativePath.suffix(of: folder) == "lproj", RelativePath.name(of: folder) != "Base.lproj" else {
      return false
    }
    let base = RelativePath.join(RelativePath.folder(of: folder), "Base.lproj")
    return paths.contains(RelativePath.join(base, RelativePath.name(of: path)))
  }

  private func node(storyboard: String?, identifier: String?, from path: String, depth: Int) -> Placement.Node? {
    guard depth < Self.longestReference else { return nil }
    // More than two need not be known.
    let found = candidates(storyboard, identifier, from: path).lazy.compactMap { number -> Placement.Node? in
      let file = files[number]
      let scene = identifier.map { file.sceneOfIdentifier[$0] } ?? file.initial.flatMap { file.sceneOfID[$0] }
      return scene.flatMap { node(number, $0, depth: depth + 1) }
    }.prefix(storyboard == nil ? 2 : 1)
    let nodes = Array(found)
    return nodes.count == 1 ? nodes[0] : nil
  }

  /// The files of a name, or with a controller of an identifier, those of the asking file's target before others.
  private func candidates(_ storyboard: String?, _ identifier: String?, from path: String) -> [Int] {
    let asking = Set(graph.targets(of: path))
    func isNear(_ number: Int) -> Bool { !asking.isDisjoint(with: graph.targets(of: files[number].path)) }
    guard let storyboard else {
      let all = identifier.map { byIdentifier[$0] ?? [] } ?? Array(files.indices)
      return targets.isDisjoint(with: asking) ? all : all.filter(isNear)
    }
    let all = byName[storyboard] ?? []
    let near = all.filter(isNear)
    return near.isEmpty ? all : near
  }

  /// Whether the class of a scene has the name of one in the sources, and is another one: of a module that is not there.
  private func isOfOtherModule(_ scene: InterfaceFile.Scene) -> Bool {
    guard let name = scene.customClass, let module = scene.customModule else { return false }
    let files = types.files(of: name)
    return !files.isEmpty
      && !files.contains { path in
        graph.targets(of: path).contains(module) || path.split(separator: "/").contains { $0 == module }
      }
  }

  /// The controller of a scene, or the one that a reference leads to; nil for one whose class is not in the sources while
  /// another one of its name is.
  private func node(_ file: Int, _ scene: Int, depth: Int = 0) -> Placement.Node? {
    let (path, scene) = (files[file].path, files[file].scenes[scene])
    if scene.element == "viewControllerPlaceholder" {
      guard let reference = scene.reference else { return nil }
      return node(storyboard: reference.storyboard, identifier: reference.identifier, from: path, depth: depth)
    }
    if isOfOtherModule(scene) { return nil }
    let isOneOfSeveral = scene.customClass == nil || Self.containers.contains(scene.element)
    return Placement.Node(
      scene.customClass ?? Self.className(of: scene.element),
      madeAt: isOneOfSeveral ? FilePlace(path: path, line: scene.line) : nil)
  }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  /// `UINavigationController` of `navigationController`.
  private static func className(of element: String) -> String {
    "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }

  private func placements(_ number: Int) -> [Placement] {
    let file = files[number]
    let scenes = file.sceneOfID
    var found: [Placement] = []
    func add(_ child: Int?, _ relation: Placement.Relation, by parent: Int?, style: String? = nil, line: Int) {
      guard let child, let node = node(number, child) else { return }
      let by = parent.flatMap { self.node(number, $0) }
      let style = style.flatMap { name in ModalPresentationStyle.allCases.first { $0.swiftName == name } }
      found.append(Placement(node, relation, by: by, style: style, place: FilePlace(path: file.path, line: line)))
    }
    for (id, line) in file.windowRoots { add(scenes[id], .windowRoot, by: nil, line: line) }
    for (child, parent) in file.nested { add(child, .child, by: parent, line: file.scenes[child].line) }
    for segue in file.segues {
      guard let relation = Self.relation(of: segue), let child = scenes[segue.destination] else { continue }
      let isPopover = segue.kind.hasPrefix("popover")
      let style = relation.presents ? segue.style ?? (isPopover ? "popover" : file.scenes[child].style) : nil
      add(child, relation, by: segue.source, style: style, line: segue.line)
    }
    return found
  }

  /// What a segue does; nil where it leads back.
  private static func relation(of segue: InterfaceFile.Segue) -> Placement.Relation? {
    switch segue.kind {
    case "relationship", "embed": .child
    case "unwind": nil
    case _ where segue.isCustom: .customSegue
    case "push": .pushed
    case "show": .shown
    case "showDetail", "replace": .shownAsDetail
    case "presentation", "modal", "popoverPresentation", "popover": .presented
    default: .customSegue
    }
  }
}
