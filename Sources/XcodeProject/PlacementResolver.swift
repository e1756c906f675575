import AppFacts
import Orientation

/// Finds out what the controllers are that files name: classes of other files, results of functions, scenes of storyboards.
struct PlacementResolver {
  /// How often a function may give what another one gives.
  private static let longestTrail = 4

  private let interfaces: InterfaceFiles
  private let types: ControllerTypes
  private var factories: [String: [PlacementScan.Factory]] = [:]
  private var styles: [String: ModalPresentationStyle] = [:]

  init(_ scans: [PlacementScan], interfaces: InterfaceFiles, types: ControllerTypes) {
    self.interfaces = interfaces
    self.types = types
    for scan in scans {
      for factory in scan.factories {
        // One that gives something else than a controller cannot be meant.
        if case .known(let name) = factory.result, !types.isController(name) { continue }
        factories[factory.name, default: []].append(factory)
      }
      styles.merge(scan.styles) { first, _ in first }
    }
  }

  /// The placement with its controllers, and what had to be put into a container for it; none where they are not known.
  func placements(_ read: ReadPlacement) -> [Placement] {
    guard let found = resolved(read.node, from: read.place.path) else { return [] }
    let by = read.by.flatMap { resolved($0, from: read.place.path) }
    if read.relation == .child, by == nil || by?.node == found.node { return [] }
    if read.isMention, !found.node.isView || by?.node.isView != true { return [] }
    let isPresented = read.relation == .presented
    let own = isPresented ? types.lineage(of: found.node.name).lazy.compactMap { styles[$0] }.first : nil
    let style = read.style ?? (isPresented ? found.style : nil) ?? own
    return found.contents + (by?.contents ?? [])
      + [Placement(found.node, read.relation, by: by?.node, style: style, place: read.place)]
  }
}

extension PlacementResolver {
  /// What the code makes of which nothing says how it is shown: what is neither in a placement nor in a function that one
  /// of them calls.
  func left(of scans: [PlacementScan], _ names: Set<String>) -> [Placement] {
    var known: Set<FilePlace> = []
    for read in scans.flatMap(\.placements) where !read.isMention && !placements(read).isEmpty {
      for reference in [read.node] + (read.by.map { [$0] } ?? []) {
        known.formUnion(reference.madeAt)
        guard case .member(let name, _, _, _) = reference else { continue }
        for factory in factories[name] ?? [] { known.formUnion(factory.result?.madeAt ?? []) }
      }
    }
    return scans.flatMap(\.made).filter { names.contains($0.name) && !known.contains($0.place) }.map {
      Placement(Placement.Node($0.name), .made, place: $0.place)
    }
  }

  /// A controller, with what is put into it on the way, and the style that it gets there.
  private struct Resolved {
    var node: Placement.Node
    var contents: [Placement] = []
    var style: ModalPresentationStyle?
  }

  private func resolved(_ reference: ControllerReference, from path: String, trail: Int = 0) -> Resolved? {
    guard trail < Self.longestTrail else { return nil }
    switch reference {
    case .made(let name, let place, let hasRoot):
      if types.isView(name) { return Resolved(node: Placement.Node(name, isView: true)) }
      guard types.isController(name) else { return nil }
      let isOneOfSeveral = hasRoot || types.isContainer(name) && name.hasPrefix("UI")
      return Resolved(node: Placement.Node(name, madeAt: isOneOfSeveral ? place : nil))
    case .known(let name):
      if types.isView(name) { return Resolved(node: Placement.Node(name, isView: true)) }
      return types.isController(name) && !PlacementNames.isGeneral(name)
        ? Resolved(node: Placement.Node(name)) : nil
    case .scene(let storyboard, let identifier):
      return interfaces.node(storyboard: storyboard, identifier: identifier, from: path).map { Resolved(node: $0) }
    case .member(let name, let type, let argument, let place):
      return result(of: name, in: type, argument, place, trail: trail)
    }
  }

  /// What a function or property gives, if all that can be meant give the same.
  private func result(
    of name: String, in type: String?, _ argument: ControllerReference?, _ place: FilePlace, trail: Int
  ) -> Resolved? {
    let all = factories[name] ?? []
    let lineage = type.map(types.lineage) ?? []
    let own = all.filter { factory in factory.type.map(lineage.contains) ?? false }
    // What a type does not declare may be in a protocol's extension, and a name alone may be of the file.
    let meant = own.isEmpty ? all : own
    guard let first = meant.first else { return nil }
    if let wrapper = first.wrapper, meant.allSatisfy({ $0.wrapper == wrapper }) {
      let node = Placement.Node(wrapper, madeAt: place)
      let content = argument.flatMap { resolved($0, from: place.path, trail: trail + 1) }
      let child = content.map { Placement($0.node, .child, by: node, place: place) }
      return Resolved(node: node, contents: (content?.contents ?? []) + (child.map { [$0] } ?? []), style: first.style)
    }
    let results = meant.map { factory in
      factory.result.flatMap { resolved($0, from: place.path, trail: trail + 1) }
    }
    guard var result = results[0], results.allSatisfy({ $0?.node == result.node }) else { return nil }
    result.style = result.style ?? first.style
    return result
  }
}
