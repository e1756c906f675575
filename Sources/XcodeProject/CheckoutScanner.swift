import AppFacts

/// Reads the checkout of an app: its projects, property lists and sources. Nothing is run, and nothing is guessed; what
/// cannot be read is listed.
package struct CheckoutScanner: Sendable {
  /// A folder, or a project or workspace in the folder that is scanned.
  let path: String
  let target: String?
  let configuration: String?

  package init(path: String, target: String? = nil, configuration: String? = nil) {
    self.path = path
    self.target = target
    self.configuration = configuration
  }

  /// What the checkout has. Where its task is cancelled, it ends soon and throws.
  package func scan() async throws(ScanError) -> AppFacts {
    let place = try CheckoutPlace(path)
    let checkout = try place.checkout()
    try checkCancellation()
    let found = ProjectFinder(checkout: checkout, only: place.only).find()
    try checkCancellation()
    let scans = found.projects.map { ProjectScan($0, checkout: checkout, configuration: configuration) }
    try checkCancellation()
    let made = Manifests(
      checkout: checkout, projects: found.projects.map(\.path), configuration: configuration
    ).scan()
    try checkCancellation()
    var facts = AppFacts(targets: scans.flatMap(\.apps) + made.apps)
    try checkNames(facts.targets, scans)

    facts.unread = checkout.unread + found.unread + scans.flatMap(\.unread)
    facts.unread += facts.targets.compactMap(\.deploymentTarget).compactMap(\.unread)
    var loose = LooseDeclarations(
      checkout: checkout, projects: found.projects,
      namedLists: scans.reduce(into: made.propertyLists) { $0.formUnion($1.propertyLists) }, targets: facts.targets)
    facts.looseDeclarations = (loose.find() + made.looseDeclarations).sorted { $0.place < $1.place }
    facts.unread += loose.unread + made.unread
    if facts.targets.isEmpty, facts.looseDeclarations.isEmpty, facts.unread.isEmpty { facts.unread = [Self.nothing] }

    try await addSources(
      of: checkout, graph: TargetGraph(scans.flatMap(\.targets) + made.targets),
      mainStoryboards: scans.flatMap(\.mainStoryboards), to: &facts)
    let owners = checkout.codeOwners()
    facts.codeOwners = owners.owners
    facts.unread += [owners.unread].compactMap(\.self)
    if let target { facts.targets = facts.targets.filter { $0.name == target } }
    return facts.sorted()
  }
}

extension CheckoutScanner {
  /// What is said where nothing was found that declares anything.
  private static let nothing = UnreadPart(
    place: FilePlace(path: "."),
    reason: """
      no app was found: no .xcodeproj, project.yml (XcodeGen), Project.swift (Tuist), BUILD with ios_application (Bazel), \
      app.json (Expo), config.xml (Cordova), ProjectSettings (Unity) or .csproj (.NET), and no Info.plist with orientations
      """)

  /// Ends the scan between two of its parts, where its task is cancelled.
  private func checkCancellation() throws(ScanError) {
    if Task.isCancelled { throw .cancelled }
  }

  private func checkNames(_ apps: [AppTarget], _ scans: [ProjectScan]) throws(ScanError) {
    let targets = Set(apps.map(\.name))
    if let target, !targets.contains(target) {
      throw .unknownTarget(target, known: targets.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
    let configurations = Set(scans.flatMap(\.configurations))
    if let configuration, !configurations.contains(configuration) {
      throw .unknownConfiguration(
        configuration, known: configurations.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  private func addSources(
    of checkout: Checkout, graph: TargetGraph, mainStoryboards: [MainStoryboard], to facts: inout AppFacts
  ) async throws(ScanError) {
    try checkCancellation()
    let wanted = target.map { graph.namesBuilt(with: [$0]) }
    func isWanted(_ path: String) -> Bool {
      guard let wanted else { return true }
      // A file of no target that was read may belong to the one that is asked about, in a package for example.
      let targets = graph.targets(of: path)
      return targets.isEmpty || targets.contains(where: wanted.contains)
    }
    let paths = checkout.files.filter { SourceSweep.isSource($0) && isWanted($0) }
    let sweep = SourceSweep(checkout: checkout)
    var scans = await sweep.scan(paths)
    let scripts = await sweep.scan(checkout.files.filter(ScriptPath.isOne))
    try checkCancellation()
    await HelperSweep(sweep: sweep, graph: graph).resolve(&scans, of: paths)
    await CallerSweep(sweep: sweep, paths: paths).narrow(&scans)
    await UncalledFunctions(sweep: sweep, paths: paths, scans: scans).drop(from: &scans)
    UnbuiltNamesakes(graph: graph, files: checkout.files).drop(from: &scans, of: paths)
    try checkCancellation()
    facts.unread += (scans + scripts).flatMap(\.unread)
    facts.acceptComments = (scans + scripts).flatMap(\.acceptComments)
    let types = ControllerTypes(scans)
    facts.occurrences = (scans + scripts).flatMap(\.occurrences).map { occurrence in
      var occurrence = occurrence
      // Other code may stand there only where it is known what `self` is.
      if occurrence.readAt.contains(where: { $0.role == .replaceable }),
        !types.isKitController(SourceType.simpleName(of: occurrence.type ?? ""))
      {
        occurrence.readAt.removeAll { $0.role == .replaceable }
      }
      occurrence.targets = graph.targets(of: occurrence.place.path)
      return occurrence
    }
    facts.copiedFolders = CopiedFolders(checkout: checkout, targets: facts.targets).find(
      around: Set(facts.occurrences.map(\.place.path) + facts.targets.map(\.project)))
    let selection = TypeSelection(types: scans.flatMap(\.types), extensions: scans.flatMap(\.extensions))
    let implementations = facts.occurrences.filter { $0.role == .implementation }
    let asked = selection.typesAsked(by: implementations)
    let implementing = Set(implementations.compactMap(\.type) + selection.screens(setting: implementations, types))
      .union(asked)
    // The watch and the television have screens too.
    let built = graph.namesBuilt(with: facts.targets.map(\.name))
    // An app clip and the app of a watch are apps of their own, whose windows are not those of the app.
    let own = Set(facts.targets.filter { $0.product != .appClip }.map(\.name))
    let others = graph.bundles.union(facts.targets.map(\.name)).subtracting(own)
    let hasApplication = facts.targets.contains { $0.product == .application }
    func isOfOtherApp(_ path: String) -> Bool {
      let targets = graph.targets(of: path)
      return hasApplication && !targets.isEmpty && targets.allSatisfy(others.contains)
    }
    func isOfApp(_ path: String) -> Bool {
      let targets = graph.targets(of: path)
      return isWanted(path) && !Checkout.isDependency(path) && !isOfOtherApp(path)
        && (targets.isEmpty || facts.targets.isEmpty || targets.contains(where: built.contains))
    }
    facts.frameworks = FrameworkSearch(checkout: checkout).find(
      scans.flatMap(\.types).filter { isOfApp($0.place.path) }, facts.targets)
    let interfaces = InterfaceFiles(checkout, graph: graph, types: types, isWanted: isOfApp)
    try checkCancellation()
    facts.unread += interfaces.unread
    let placements = await PlacementSweep(
      sweep: sweep, paths: paths.filter(isOfApp), interfaces: interfaces, types: types, graph: graph
    ).placements(of: implementing, mainStoryboards: mainStoryboards, targets: facts.targets)
    facts.placements = placements
    let shown = placements.flatMap { [$0.node.name] + ($0.by.map { [$0.name] } ?? []) }
    facts.types = selection.types(implementing: implementing, shown: Set(shown))
    let containers = ContainmentSweep(sweep: sweep, paths: paths, types: types)
    facts.containments = await containers.containments(facts)
    facts.sceneFiles = await containers.sceneFiles(facts).filter { !isOfOtherApp($0) }
    facts.delegates = await containers.delegates(facts)
    try checkCancellation()
  }
}
