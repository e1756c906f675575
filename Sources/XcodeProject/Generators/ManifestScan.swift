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

  static func += (left: inout ManifestScan, right: ManifestScan) {
    left.apps += right.apps
    left.targets += right.targets
    if !right.propertyLists.isEmpty { left.propertyLists.formUnion(right.propertyLists) }
    left.looseDeclarations += right.looseDeclarations
    left.unread += right.unread
  }
}
