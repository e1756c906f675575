/// What a scan found in the checkout of an app: what its targets declare about orientations, and what its code does.
///
/// It is plain data. Paths are relative to the scanned folder, lists are sorted, and nothing in it depends on the machine
/// or the moment, so the same checkout always gives the same facts.
package struct AppFacts: Sendable, Equatable {
  /// What was scanned; nil where nobody said from where it will be asked again.
  package var origin: ScanOrigin?
  /// The targets that make apps, app clips and extensions, sorted by project and name.
  package var targets: [AppTarget]
  /// Declarations in the checkout that none of the targets builds with, sorted by place.
  ///
  /// They stand in a property list that no target names, as in an app whose project is generated, or in settings of
  /// another configuration, platform or kind of target. Only those in a list that no target at all names are effective:
  /// nothing is known that takes their place.
  package var looseDeclarations: [PropertyListDeclaration]
  /// The types that declare something, with their ancestors and descendants in the sources, sorted by name and place.
  package var types: [SourceType]
  /// Where the code implements, calls or reads an orientation API, sorted by place.
  package var occurrences: [Occurrence]
  /// Where controllers that answer something are put into containers, sorted by place.
  package var containments: [Containment]
  /// How the controllers that answer something are shown, and those around them, sorted by place; nil in facts of a scan
  /// that did not look for it.
  package var placements: [Placement]?
  /// The sources that set up scenes, sorted; they are looked for only where a target's Info.plist has no scene manifest.
  package var sceneFiles: [String]
  /// The names of types that stand where the code makes a class the app delegate, sorted; nil where that was not looked for:
  /// where no app of SwiftUI has a class that answers as one, and no two classes do.
  package var delegates: [String]?
  /// The folders with a licence of somebody else's, sorted, as far as something that the facts name is in them.
  package var copiedFolders: [String]
  /// What the app's screens are made with, other than UIKit.
  package var frameworks: [AppFramework]
  /// The comments that accept findings, sorted by place.
  package var acceptComments: [AcceptComment]
  /// Who owns which files.
  package var codeOwners: CodeOwners
  /// What could not be read, sorted by place.
  package var unread: [UnreadPart]

  package init(
    origin: ScanOrigin? = nil, targets: [AppTarget] = [], looseDeclarations: [PropertyListDeclaration] = [],
    types: [SourceType] = [],
    occurrences: [Occurrence] = [], containments: [Containment] = [], placements: [Placement]? = nil,
    sceneFiles: [String] = [], delegates: [String]? = nil, copiedFolders: [String] = [],
    frameworks: [AppFramework] = [], acceptComments: [AcceptComment] = [],
    codeOwners: CodeOwners = CodeOwners(), unread: [UnreadPart] = []
  ) {
    self.origin = origin
    self.targets = targets
    self.looseDeclarations = looseDeclarations
    self.types = types
    self.occurrences = occurrences
    self.containments = containments
    self.placements = placements
    self.sceneFiles = sceneFiles
    self.delegates = delegates
    self.copiedFolders = copiedFolders
    self.frameworks = frameworks
    self.acceptComments = acceptComments
    self.codeOwners = codeOwners
    self.unread = unread
  }
}

extension AppFacts {
  /// The facts without what another scan did not look for, so that the two can be compared.
  package func limited(to other: AppFacts) -> AppFacts {
    var facts = self
    if other.placements == nil { facts.placements = nil }
    if other.delegates == nil { facts.delegates = nil }
    return facts
  }
}
