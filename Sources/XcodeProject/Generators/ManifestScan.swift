import AppFacts

/// What a manifest says of the apps that a tool makes from it.
struct ManifestScan: Sendable {
  var apps: [AppTarget] = []
  /// The apps with their source files.
  var targets: [ProjectTarget] = []
  /// The Info.plist files that the apps are made with.
  var propertyLists: Set<String> = []
  /// Declarations of no app that is known.
  var looseDeclarations: [PropertyListDeclaration] = []
  var unread: [UnreadPart] = []

  /// Adds the app that comes of a target and its settings, where it is one for iOS, with its source files.
  mutating func add(
    _ target: AppTargetReader.Target, settings: TargetSettings, checkout: Checkout, files: [String],
    dependencies: [ProjectTarget.Dependency] = []
  ) {
    var reader = AppTargetReader(target, checkout: checkout, settings: settings)
    if let list = reader.propertyList() { propertyLists.insert(list) }
    guard let app = reader.read() else { return }
    apps.append(app)
    unread += reader.unread
    targets.append(
      ProjectTarget(
        key: .init(project: target.project, id: target.name), name: target.name, product: nil, files: files,
        dependencies: dependencies))
  }

  static func += (left: inout ManifestScan, right: ManifestScan) {
    left.apps += right.apps
    left.targets += right.targets
    if !right.propertyLists.isEmpty { left.propertyLists.formUnion(right.propertyLists) }
    left.looseDeclarations += right.looseDeclarations
    left.unread += right.unread
  }
}
