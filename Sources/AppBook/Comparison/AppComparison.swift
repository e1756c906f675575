import Orientation
import OrientationCatalog

/// What a newer version of iOS changes for an app: what it decides differently, which locks and calls no longer do
/// anything, which uploads are refused, and what else does harm.
///
/// Each change is shown by what the resolver answers on both versions, or told by a message of the catalog.
package struct AppComparison: Sendable {
  package let old: OSVersion
  package let new: OSVersion
  /// The changes, those of a kind together.
  package let changes: [AppChange]
  /// The screens of which the sources do not tell enough, even with what is unknown taken as a lock.
  package let unknownScreens: [String]

  package init(_ app: App, from old: OSVersion, to new: OSVersion) {
    self.old = old
    self.new = new
    var comparer = AppComparer(app, from: old, to: new)
    comparer.compare()
    let found = comparer.changes
    changes = AppChange.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
    unknownScreens = comparer.unknownScreens
  }

  /// What the newest version changes for an app.
  init(ofNewest app: App) {
    let (old, new) = Self.latest
    self = app.kept[ObjectIdentifier(AppComparison.self)] as? AppComparison ?? AppComparison(app, from: old, to: new)
  }

  /// The versions that a team compares where it names none: the newest, and the major one before its own.
  package static var latest: (old: OSVersion, new: OSVersion) {
    let new = OSVersion.newest
    let majors = OSVersion.established.filter { $0.minor == 0 && $0.major < new.major }
    return (majors.last ?? OSVersion.oldest, new)
  }
}

extension App {
  /// Compares the newest versions now, so that no part of a build compares them again.
  package mutating func keepComparison() { kept[ObjectIdentifier(AppComparison.self)] = AppComparison(ofNewest: self) }
}
