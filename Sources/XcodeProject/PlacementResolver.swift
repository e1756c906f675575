import AppFacts

/// Finds out what the controllers are that files name: classes of other files, results of functions, scenes of storyboards.
///
/// Many types may have a function of one name, and each may call further ones: what such functions give is worked out once.
final class PlacementResolver {
  /// How often a function may give what another one gives.
  private static let longestTrail = 8
  /// How many controllers one name may mean.
  private static let mostMeant = 64
  /// How many types may conform to a protocol of which one is meant.
  private static let mostConforming = 4

  private let interfaces: InterfaceFiles
  private let types: ControllerTypes
  /// The functions and properties of each name, by the types that they belong to.
  private var factories: [String: [String?: [Factory]]] = [:]
  /// The types of the properties that have other values than controllers, by name and by the type that has them.
  private var objects: [String: [String?: [String]]] = [:]
  /// The protocols and other types, which are no controllers, whose functions of a name give their receiver.
  private var receivers: [String: [String]] = [:]
  private var styles: [String: [ReadStyle]] = [:]
  private var stylesOfMade: [FilePlace: [ReadStyle]] = [:]
  private var swiftNames: [String: String] = [:]
  private var meanings: [Meant: Meaning] = [:]
  private var results: [Meant: [Resolved]] = [:]
  private var calls: [String: [FunctionCall]] = [:]
  private var passed: [FunctionParameter: [Resolved]] = [:]
  /// The roots of the app's window.
  private var roots: [Placement.Node] = []

  init(_ scans: [PlacementScan], calls: [FunctionCall], interfaces: InterfaceFiles, types: ControllerTypes) {
    self.interfaces = interfaces
    self.types = types
    self.calls = Dictionary(grouping: calls, by: \.function)
    for (number, factory) in scans.flatMap(\.factories).enumerated() {
      // One that gives something else than a controller cannot be meant where one is asked for.
      if let name = factory.result?.typeName, !types.isController(name), !types.isView(name) {
        objects[factory.name, default: [:]][factory.type, default: []].append(name)
        if case .receiver? = factory.result { receivers[factory.name, default: []].append(name) }
      } else {
        factories[factory.name, default: [:]][factory.type, default: []].append((number, factory))
      }
    }
    for scan in scans {
      styles.merge(scan.styles) { first, _ in first }
      stylesOfMade.merge(scan.stylesOfMade) { first, _ in first }
      swiftNames.merge(scan.swiftNames) { first, _ in first }
    }
  }

  /// Says what the app's window begins with.
  func begin(with roots: [Placement.Node]) {
    self.roots = roots
    (results, passed) = ([:], [:])
  }

  /// Whether the functions and properties of a type that have a name are known.
  func knows(_ name: String, of type: String) -> Bool {
    types.lineage(of: type).contains { factories[name]?[$0] != nil || objects[name]?[$0] != nil }
  }

  /// The placement with its controllers, and what had to be put into a container for it; none where they are not known.
  func placements(_ read: ReadPlacement) -> [Placement] {
    let actors: [Resolved?] = read.by.map { resolved($0, from: read.place.path) } ?? []
    return resolved(read.node, from: read.place.path).flatMap { found in
      (actors.isEmpty ? [nil] : actors).flatMap { placements(read, of: found, by: $0) }
    }
  }

  private func placements(_ read: ReadPlacement, of found: Resolved, by: Resolved?) -> [Placement] {
    if read.relation == .child, by == nil || by?.node == found.node { return [] }
    if let place = found.chosenAt { return [Placement(Placement.Node(found.node.name), .made, place: place)] }
    if read.isMention, !found.node.isView || by?.node.isView != true { return [] }
    let isPresented = read.relation.presents
    let given = isPresented && read.style == nil ? found.styles ?? ownStyles(of: found.node.name) : nil
    return found.contents + (by?.contents ?? [])
      + (given ?? [ReadStyle(read.style)]).compactMap { $0.limited(to: read.idiom) }.map { style in
        Placement(
          found.node, read.relation, by: by?.node, style: style.style, idiom: style.idiom, place: read.place)
      }
  }

  /// The styles that a class, or one that it inherits from, gives itself.
  private func ownStyles(of name: String) -> [ReadStyle]? {
    guard let own = types.lineage(of: name).lazy.compactMap({ self.styles[$0] }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    // On the other kind of device it has none.
    let idioms = Set(own.map(\.idiom))
    return own + (idioms.count == 1 ? idioms.compactMap { $0.map { ReadStyle(on: $0.other) } } : [])
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
        called.formUnion(reference.memberNames)
      }
    }
    for (_, factory) in called.lazy.flatMap({ self.factories[$0]?.values.joined().map { $0 } ?? [] }) {
      known.formUnion(factory.result?.madeAt ?? [])
    }
    for (property, places) in scans.flatMap(\.stored) where called.contains(property) { known.formUnion(places) }
    return scans.flatMap(\.made).filter { names.contains($0.name) && !known.contains($0.place) }.map {
      Placement(Placement.Node($0.name), .made, place: $0.place)
    }
  }

  /// A controller, with what is put into it on the way, and the styles that it may get there; nil where it gets none.
  private struct Resolved {
    var node: Placement.Node
    var contents: [Placement] = []
    var styles: [ReadStyle]?
    /// Where it is told by code that is not read whether it is this one.
    var chosenAt: FilePlace?
  }

  /// What a name may mean; nothing where the sources do not tell.
  private func resolved(_ reference: ControllerReference, from path: String, trail: Int = 0) -> [Resolved] {
    guard trail < Self.longestTrail else { return [] }
    switch reference {
    case .made(let written, let place, let hasRoot):
      let name = swiftNames[written] ?? written
      if types.isView(name) { return [Resolved(node: Placement.Node(name, isView: true))] }
      guard types.isController(name) else { return [] }
      let isOneOfSeveral = hasRoot || types.isContainer(name) && name.hasPrefix("UI")
      return [
        Resolved(node: Placement.Node(name, madeAt: isOneOfSeveral ? place : nil), styles: stylesOfMade[place])
      ]
    case .known(let written), .receiver(let written):
      let name = swiftNames[written] ?? written
      if types.isView(name) { return [Resolved(node: Placement.Node(name, isView: true))] }
      return types.isController(name) && !PlacementNames.isGeneral(name) ? [Resolved(node: Placement.Node(name))] : []
    case .scene(let storyboard, let identifier):
      let node = interfaces.node(storyboard: storyboard, identifier: identifier, from: path)
      return node.map { [Resolved(node: $0)] } ?? []
    case .member(let name, let type, let argument, let place):
      return result(of: name, in: type, argument, place, trail: trail)
    case .property(let name, let owner, let place): return property(name, of: owner, place, trail: trail)
    case .parameter(let parameter): return what(isPassedTo: parameter, trail: trail)
    case .root: return roots.map { Resolved(node: $0) }
    case .chosen(let one, let place):
      let all = resolved(one, from: path, trail: trail + 1)
      return all.count < 2 ? all : all.map { Resolved(node: $0.node, chosenAt: place) }
    case .either(let all): return Self.distinct(all.flatMap { resolved($0, from: path, trail: trail + 1) })
    }
  }

  /// Each controller once.
  private static func distinct(_ all: [Resolved]) -> [Resolved] {
    var known: Set<Placement.Node> = []
    return Array(all.filter { known.insert($0.node).inserted }.prefix(mostMeant))
  }

  /// What a member of another value gives: that of the value's type, or of all types where nobody knows that.
  private func property(
    _ name: String, of owner: ControllerReference, _ place: FilePlace, trail: Int
  ) -> [Resolved] {
    for type in typeNames(of: owner, from: place.path, trail: trail + 1) {
      if givesReceiver(name, of: type) { return resolved(owner, from: place.path, trail: trail + 1) }
      if types.lineage(of: type).contains(where: { factories[name]?[$0] != nil }) {
        return result(of: name, in: type, owner, place, trail: trail)
      }
      // A subclass or what conforms to a protocol.
      let below = types.withDescendants([type]).sorted().filter { factories[name]?[$0] != nil }
      if !below.isEmpty, below.count <= Self.mostConforming {
        return Self.distinct(below.flatMap { result(of: name, in: $0, owner, place, trail: trail) })
      }
    }
    // `UIWindow().then { … }` is the value itself.
    if Self.around.contains(name) || factories[name] == nil && PlacementNames.isFluent(name) {
      return resolved(owner, from: place.path, trail: trail + 1)
    }
    return wrapped(by: name, owner, place, trail: trail)
  }

  /// The types that a value may have.
  private func typeNames(of reference: ControllerReference, from path: String, trail: Int) -> [String] {
    guard trail < Self.longestTrail else { return [] }
    switch reference {
    case .made(let name, _, _), .known(let name), .receiver(let name): return [name]
    case .either(let all): return all.flatMap { typeNames(of: $0, from: path, trail: trail + 1) }
    case .chosen(let one, _): return typeNames(of: one, from: path, trail: trail + 1)
    case .scene, .root, .parameter: break
    case .member(let name, let type, _, _):
      let own = (type.map(types.lineage) ?? []).lazy.compactMap { self.objects[name]?[$0] }.first
      if let own { return own }
    case .property(let name, let owner, _):
      let own = typeNames(of: owner, from: path, trail: trail + 1).lazy.flatMap(types.lineage)
        .compactMap { self.objects[name]?[$0] }.first
      if let own { return own }
    }
    return resolved(reference, from: path, trail: trail).map(\.node.name)
  }

  /// What a method puts its receiver into, where all methods of its name do.
  private func wrapped(
    by name: String, _ owner: ControllerReference, _ place: FilePlace, trail: Int
  ) -> [Resolved] {
    guard meaning(of: Meant(name: name, types: nil))?.wrapper != nil else { return [] }
    return result(of: name, in: nil, owner, place, trail: trail)
  }

  /// What callers pass to a function.
  private func what(isPassedTo parameter: FunctionParameter, trail: Int) -> [Resolved] {
    if let known = passed[parameter] { return known }
    // Whoever asks again on the way learns nothing new.
    passed[parameter] = .some([])
    let found = (calls[parameter.function] ?? []).flatMap { call -> [Resolved] in
      guard let argument = call.argument(for: parameter), mayMean(call, parameter, trail: trail) else { return [] }
      return resolved(argument, from: call.path, trail: trail + 1)
    }
    let distinct = Self.distinct(found)
    passed[parameter] = distinct
    return distinct
  }

  /// Whether a call can be that of a function: by the type of what it is called on, as far as that is known.
  private func mayMean(_ call: FunctionCall, _ parameter: FunctionParameter, trail: Int) -> Bool {
    guard let type = parameter.type, !parameter.isInitializer else { return true }
    guard call.hasReceiver else {
      return call.type.map { types.lineage(of: $0).contains(type) || isRelated($0, type) } ?? false
    }
    let found = call.receiver.map { typeNames(of: $0, from: call.path, trail: trail + 1) } ?? []
    if found.isEmpty { return !PlacementNames.triggers.contains(parameter.function) }
    return found.contains { isRelated($0, type) }
  }

  /// Whether a value of one type may be one of another: a class or a protocol above or below it.
  private func isRelated(_ one: String, _ other: String) -> Bool {
    one == other || types.isBelow(one, other) || types.isBelow(other, one)
  }

  /// Properties of UIKit's that are about what a controller is in.
  private static let around: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent", "parentViewController",
  ]

  private typealias Factory = (number: Int, factory: PlacementScan.Factory)

  /// The functions and properties that a name may mean: those of all types, or of some in a lineage. Which storyboard is
  /// meant depends on the targets of the file that asks.
  private struct Meant: Hashable {
    let name: String
    /// Nil for all.
    let types: [String]?
    var targets: [String] = []
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
  ) -> [Resolved] {
    let all = factories[name] ?? [:]
    // What a type does not declare may be in a protocol's extension, and a name alone may be of the file.
    let own = (type.map(types.lineage) ?? []).filter { all[$0] != nil }
    if let type, givesReceiver(name, of: type) { return resolved(.known(type), from: place.path, trail: trail + 1) }
    if own.isEmpty, Self.around.contains(name), let type {
      return resolved(.known(type), from: place.path, trail: trail + 1)
    }
    var meant = Meant(name: name, types: own.isEmpty ? nil : own)
    guard let meaning = meaning(of: meant), let first = meaning.factories.first else { return [] }
    if let wrapper = meaning.wrapper {
      let node = Placement.Node(wrapper, madeAt: place)
      let contents = argument.map { resolved($0, from: place.path, trail: trail + 1) } ?? []
      let children = contents.map { Placement($0.node, .child, by: node, place: place) }
      return [Resolved(node: node, contents: contents.flatMap(\.contents) + children, styles: first.styles)]
    }
    meant.targets = interfaces.targets(of: place.path)
    if let known = results[meant] { return known }
    // Whoever asks again on the way learns nothing new.
    results[meant] = .some([])
    let found = common(to: meaning.factories, from: place.path, trail: trail)
    results[meant] = found
    return found
  }

  /// Whether all functions of a name that a type has give what they are called on, by the type `Self`.
  private func givesReceiver(_ name: String, of type: String) -> Bool {
    let own = types.lineage(of: type).flatMap { factories[name]?[$0] ?? [] }
    if own.isEmpty { return receivers[name]?.contains { types.isBelow(type, $0) } ?? false }
    return own.allSatisfy { if case .receiver? = $0.factory.result { true } else { false } }
  }

  /// What all of some functions give; nothing where they do not give the same.
  private func common(to factories: [PlacementScan.Factory], from path: String, trail: Int) -> [Resolved] {
    var common: [Resolved]?
    for factory in factories {
      var found = factory.result.map { resolved($0, from: path, trail: trail + 1) } ?? []
      guard !found.isEmpty, common == nil || common?.map(\.node) == found.map(\.node) else { return [] }
      for index in found.indices { found[index].styles = found[index].styles ?? factory.styles }
      common = common ?? found
    }
    return common ?? []
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
