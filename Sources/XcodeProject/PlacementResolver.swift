import AppFacts
import Orientation

/// Finds out what the controllers are that files name: classes of other files, results of functions, scenes of storyboards.
///
/// Many types may have a function of one name, and each may call further ones: what such functions give is worked out once.
final class PlacementResolver {
  /// How often a function may give what another one gives.
  private static let longestTrail = 4

  private let interfaces: InterfaceFiles
  private let types: ControllerTypes
  /// The functions and properties of each name, by the types that they belong to.
  private var factories: [String: [String?: [Factory]]] = [:]
  private var styles: [String: ModalPresentationStyle] = [:]
  private var meanings: [Meant: Meaning] = [:]
  private var results: [Meant: Resolved?] = [:]

  init(_ scans: [PlacementScan], interfaces: InterfaceFiles, types: ControllerTypes) {
    self.interfaces = interfaces
    self.types = types
    for (number, factory) in scans.flatMap(\.factories).enumerated() {
      // One that gives something else than a controller cannot be meant.
      if case .known(let name) = factory.result, !types.isController(name) { continue }
      factories[factory.name, default: [:]][factory.type, default: []].append((number, factory))
    }
    for scan in scans { styles.merge(scan.styles) { first, _ in first } }
  }

  /// The placement with its controllers, and what had to be put into a container for it; none where they are not known.
  func placements(_ read: ReadPlacement) -> [Placement] {
    guard let found = resolved(read.node, from: read.place.path) else { return [] }
    let by = read.by.flatMap { resolved($0, from: read.place.path) }
    if read.relation == .child, by == nil || by?.node == found.node { return [] }
    if read.isMention, !found.node.isView || by?.node.isView != true { return [] }
    let isPresented = read.relation == .presented
    let own = isPresented ? types.lineage(of: found.node.name).lazy.compactMap { self.styles[$0] }.first : nil
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
    var called: Set<String> = []
    for read in scans.flatMap(\.placements) where !read.isMention && !placements(read).isEmpty {
      for reference in [read.node] + (read.by.map { [$0] } ?? []) {
        known.formUnion(reference.madeAt)
        if case .member(let name, _, _, _) = reference { called.insert(name) }
      }
    }
    for (_, factory) in called.lazy.flatMap({ self.factories[$0]?.values.joined().map { $0 } ?? [] }) {
      known.formUnion(factory.result?.madeAt ?? [])
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

  private typealias Factory = (number: Int, factory: PlacementScan.Factory)

  /// The functions and properties that a name may mean: those of all types, or of some in a lineage. Which storyboard is
  /// meant depends on the targets of the file that asks.
  private struct Meant: Hashable {
    let name: String
    /// Nil for all.
    let types: [String]?
    var targets: [String] = []
    var trail = 0
  }

  /// What is meant, in the order of the sources.
  private struct Meaning {
    let factories: [PlacementScan.Factory]
    /// The class of the container that all of them put into what they are given.
    let wrapper: String?
  }

  /// What a function or property gives, if all that can be meant give the same.
  private func result(
    of name: String, in type: String?, _ argument: ControllerReference?, _ place: FilePlace, trail: Int
  ) -> Resolved? {
    guard let all = factories[name] else { return nil }
    // What a type does not declare may be in a protocol's extension, and a name alone may be of the file.
    let own = (type.map(types.lineage) ?? []).filter { all[$0] != nil }
    var meant = Meant(name: name, types: own.isEmpty ? nil : own)
    guard let meaning = meaning(of: meant), let first = meaning.factories.first else { return nil }
    if let wrapper = meaning.wrapper {
      let node = Placement.Node(wrapper, madeAt: place)
      let content = argument.flatMap { resolved($0, from: place.path, trail: trail + 1) }
      let child = content.map { Placement($0.node, .child, by: node, place: place) }
      return Resolved(node: node, contents: (content?.contents ?? []) + (child.map { [$0] } ?? []), style: first.style)
    }
    meant.targets = interfaces.targets(of: place.path)
    meant.trail = trail
    if let known = results[meant] { return known }
    let result = common(to: meaning.factories, from: place.path, trail: trail)
    results[meant] = .some(result)
    return result
  }

  /// What all of some functions give; nil where they do not give the same.
  private func common(to factories: [PlacementScan.Factory], from path: String, trail: Int) -> Resolved? {
    var common: Resolved?
    for factory in factories {
      guard var found = factory.result.flatMap({ resolved($0, from: path, trail: trail + 1) }),
        common == nil || common?.node == found.node
      else { return nil }
      found.style = found.style ?? factory.style
      common = common ?? found
    }
    return common
  }

  private func meaning(of meant: Meant) -> Meaning? {
    if let known = meanings[meant] { return known }
    guard let all = factories[meant.name] else { return nil }
    let found = meant.types.map { $0.flatMap { all[$0] ?? [] } } ?? all.values.flatMap(\.self)
    let sorted = found.sorted { $0.number < $1.number }.map(\.factory)
    let wrapper = sorted.first?.wrapper
    let meaning = Meaning(
      factories: sorted, wrapper: sorted.allSatisfy { $0.wrapper == wrapper } ? wrapper : nil)
    meanings[meant] = meaning
    return meaning
  }
}
