import AppFacts

/// Looks through sources, storyboards and xibs for how the controllers that answer something are shown.
struct PlacementSweep {
  let sweep: SourceSweep
  let paths: [String]
  let interfaces: InterfaceFiles
  let types: ControllerTypes
  let graph: TargetGraph

  /// The placements of those controllers and of all that are around them, and what the windows begin with.
  ///
  /// - Parameter answering: the types that implement something.
  func placements(
    of answering: Set<String>, mainStoryboards: [MainStoryboard], targets: [AppTarget]
  ) async -> [Placement] {
    var files = await sweep.mentioning(PlacementNames.triggers, paths)
    var scans = await scan(files)
    let owners = await filesOfOwners(scans, besides: files)
    files += owners
    scans += await scan(owners)
    let names = types.withDescendants(Set(answering.map(SourceType.simpleName(of:)))).filter { types.isOfApp($0) }
    let calls = await calls(asked: scans, in: files, leadingTo: names)
    let resolver = PlacementResolver(scans, calls: calls, interfaces: interfaces, types: types)
    let declared = roots(mainStoryboards + named(in: targets))
    let inWindows = windowed(scans.flatMap(\.placements).filter { $0.relation == .windowRoot }, resolver, declared)
    resolver.begin(with: (declared + inWindows).filter { $0.relation == .windowRoot }.map(\.node))
    let all =
      interfaces.placements + declared + inWindows
      + scans.flatMap { scan in
        Task.isCancelled
          ? [] : scan.placements.filter { $0.relation != .windowRoot }.flatMap(resolver.placements)
      }
    return wanted(all + resolver.left(of: scans, names), leadingTo: names)
  }
}

extension PlacementSweep {
  private func scan(_ files: [String]) async -> [PlacementScan] {
    await sweep.map(files) { path in sweep.file(path).map(SourceScanner.placements) ?? PlacementScan() }
  }

  /// The files, besides those that are read, that may say what the roots of windows are as members of a type.
  private func filesOfOwners(_ scans: [PlacementScan], besides files: [String]) async -> [String] {
    let resolver = PlacementResolver(scans, calls: [], interfaces: interfaces, types: types)
    let owners = scans.flatMap(\.placements).filter { $0.relation == .windowRoot }.flatMap(\.node.owners)
      .filter { !resolver.knows($0.member, of: $0.type) }.map(\.type)
    guard !owners.isEmpty else { return [] }
    let read = Set(files)
    return await sweep.mentioning(Set(owners), paths.filter { !read.contains($0) })
  }

  /// How often what a call passes may lead to another function.
  private static let mostRounds = 3

  /// What is passed to the functions on which depends how the controllers that answer something are shown.
  private func calls(
    asked scans: [PlacementScan], in files: [String], leadingTo names: Set<String>
  ) async -> [FunctionCall] {
    let factories = Dictionary(grouping: scans.flatMap(\.factories), by: \.name)
    var known: Set<FunctionParameter> = []
    var calls: [FunctionCall] = []
    for _ in 0..<Self.mostRounds where !names.isEmpty {
      var open = open(in: scans, calls, leadingTo: names)
      var members: Set<String> = []
      var asked: Set<FunctionParameter> = []
      while let reference = open.popLast() {
        asked.formUnion(reference.parameters.filter(Self.canBeFound))
        for name in reference.memberNames where members.insert(name).inserted {
          open += (factories[name] ?? []).compactMap(\.result)
        }
      }
      let new = asked.subtracting(known)
      guard !new.isEmpty, !Task.isCancelled else { break }
      known.formUnion(new)
      let functions = Set(new.map(\.function))
      let search = CallSearch(new)
      calls += await sweep.map(files) { path -> [FunctionCall] in
        guard let file = sweep.file(path), search.isPossible(in: file.bytes) else { return [] }
        return SourceScanner.calls(in: file, of: functions)
      }.flatMap(\.self)
    }
    return calls
  }

  /// What is still to be known of windows, and of how the controllers that answer something are shown.
  private func open(
    in scans: [PlacementScan], _ calls: [FunctionCall], leadingTo names: Set<String>
  ) -> [ControllerReference] {
    let resolver = PlacementResolver(scans, calls: calls, interfaces: interfaces, types: types)
    let all = scans.flatMap(\.placements).filter { !$0.isMention }.map { ($0, resolver.placements($0)) }
    let counting = Set(wanted(interfaces.placements + all.flatMap(\.1), leadingTo: names).map(\.node.name)).union(names)
    let open = all.flatMap { read, found -> [ControllerReference] in
      if read.relation == .windowRoot { return [read.node] }
      if found.isEmpty { return [read.node] + [read.by].compactMap(\.self) }
      let isOpen = found.contains { $0.by == nil && counting.contains($0.node.name) }
      return isOpen ? [read.by].compactMap(\.self) : []
    }
    return open + calls.flatMap { $0.arguments.compactMap(\.value) }
  }

  /// Whether calls of the function can be told from those of UIKit's by their first argument.
  private static func canBeFound(_ parameter: FunctionParameter) -> Bool {
    parameter.isProperty || parameter.labels.first != "_" || !PlacementNames.triggers.contains(parameter.function)
  }

  /// The roots of windows, those that are not the app's as such: where a delegate or a declaration gives the app its window,
  /// the code's other windows are above it.
  private func windowed(
    _ read: [ReadPlacement], _ resolver: PlacementResolver, _ declared: [Placement]
  ) -> [Placement] {
    let best = declared.isEmpty ? read.compactMap(\.window).filter { $0 != .ofController }.min() : .ofApp
    return read.flatMap { read in
      var read = read
      if read.window != best { read.relation = .otherWindowRoot }
      return resolver.placements(read)
    }
  }

  /// The storyboards that the Info.plists of the targets name.
  private func named(in targets: [AppTarget]) -> [MainStoryboard] {
    let lists = Set(targets.filter { $0.product != .appExtension }.compactMap { $0.propertyList?.path }).sorted()
    return lists.flatMap { path in
      (try? sweep.checkout.contents(of: path)).map { MainStoryboard.named(in: $0, path: path) } ?? []
    }
  }

  private func roots(_ storyboards: [MainStoryboard]) -> [Placement] {
    storyboards.compactMap { storyboard in
      interfaces.node(storyboard: storyboard.name, identifier: nil, from: storyboard.place.path).map {
        Placement($0, .windowRoot, idiom: storyboard.idiom, place: storyboard.place)
      }
    }
  }

  /// Those of the controllers and of all around them, what a window begins with and what that contains, each once.
  private func wanted(_ all: [Placement], leadingTo names: Set<String>) -> [Placement] {
    let byName = Dictionary(grouping: all.indices) { all[$0].node.name }
    let byNode = Dictionary(grouping: all.indices) { all[$0].node }
    var kept: Set<Int> = []
    var known = Set(names.map { Placement.Node($0) })
    var descended: Set<String> = []
    var open = Array(known)
    while let wanted = open.popLast() {
      for index in (wanted.madeAt == nil ? byName[wanted.name] : byNode[wanted]) ?? [] {
        guard kept.insert(index).inserted, let by = all[index].by else { continue }
        // Code of a superclass runs in the classes that inherit from it.
        let next =
          by.madeAt == nil ? types.addDescendants(of: by.name, to: &descended).map { Placement.Node($0) } : [by]
        for node in next where known.insert(node).inserted { open.append(node) }
      }
    }
    keepRoots(of: all, &kept)
    var seen: [[String]: [String]] = [:]
    return kept.sorted { all[$0].place != all[$1].place ? all[$0].place < all[$1].place : $0 < $1 }.map { all[$0] }
      .filter { placement in
        let (node, by) = (placement.node, placement.by)
        let key = [
          node.name, node.madeAt?.text ?? "", by?.name ?? "", by?.madeAt?.text ?? "", placement.relation.rawValue,
          placement.style?.swiftName ?? "", placement.idiom.map { "\($0)" } ?? "",
        ]
        // Another app may show a class of the same name.
        let path = placement.place.path
        guard seen[key, default: []].allSatisfy({ graph.areApart($0, path) }) else { return false }
        seen[key, default: []].append(path)
        return true
      }
  }

  private func keepRoots(of all: [Placement], _ kept: inout Set<Int>) {
    var open = all.indices.filter { all[$0].isRoot }
    // What is in each controller; nothing is looked at again once it was kept.
    var children: [Placement.Node: [Int]] = [:]
    for (index, placement) in all.enumerated() where placement.relation == .child && !placement.node.isView {
      guard let by = placement.by else { continue }
      children[by.madeAt == nil ? Placement.Node(by.name) : by, default: []].append(index)
    }
    while let index = open.popLast() {
      kept.insert(index)
      let node = all[index].node
      let own = node.madeAt == nil ? [] : [node]
      for around in own + types.lineage(of: node.name).map({ Placement.Node($0) }) {
        for child in children.removeValue(forKey: around) ?? [] where kept.insert(child).inserted { open.append(child) }
      }
    }
  }
}
