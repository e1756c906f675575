import AppFacts
import SourceSyntax

/// Finds the types and the orientation API in one source file, of Swift or of Objective-C.
///
/// A file without one word of the API is read for its types only: somebody's superclass may be among them.
package enum SourceScanner {
  /// Scans a file by itself. The end of its path says in which language it is written; anything but Swift counts as Objective-C.
  package static func scan(_ file: SourceFile) -> SourceScan {
    let names = KnownNames()
    var scan = scan(file, names: names)
    scan.wantedNames = names.takeWanted()
    return scan
  }

  /// Scans a file in which names of other files may stand.
  static func scan(_ file: SourceFile, names: KnownNames) -> SourceScan {
    guard let bytes = SourceText.decoded(file.bytes) else {
      if ScriptPath.isVideo(file) { return SourceScan() }
      let reason =
        "the file cannot be decoded as UTF-8, nor as UTF-16 with a byte order mark: it was skipped; save it as UTF-8"
      return SourceScan(unread: [UnreadPart(file.path, nil, reason)])
    }
    let mentions = SourceText.mentionsOrientation(bytes)
    var scan = scan(bytes, of: file.path, mentions: mentions, names: names)
    if mentions { scan.acceptComments = AcceptComment.all(in: bytes, path: file.path) }
    return scan
  }

  /// Where a file puts controllers of these classes into containers.
  static func containments(in file: SourceFile, of classes: Set<String>) -> [Containment] {
    guard let bytes = SourceText.decoded(file.bytes) else { return [] }
    return switch language(of: file.path) {
    case .swift: SwiftContainments(bytes, path: file.path, of: classes).all()
    case .objectiveC: ObjectiveCContainments(bytes, path: file.path, of: classes).all()
    case .dart, .javaScript: []
    }
  }

  /// What a file says of how controllers are shown.
  static func placements(in file: SourceFile) -> PlacementScan {
    guard let bytes = SourceText.decoded(file.bytes) else { return PlacementScan() }
    return switch language(of: file.path) {
    case .swift: SwiftPlacements.scan(bytes, path: file.path)
    case .objectiveC: ObjectiveCPlacements.scan(bytes, path: file.path)
    case .dart, .javaScript: PlacementScan()
    }
  }

  /// What a file passes to functions of these names.
  static func calls(in file: SourceFile, of names: Set<String>) -> [FunctionCall] {
    guard let bytes = SourceText.decoded(file.bytes) else { return [] }
    return switch language(of: file.path) {
    case .swift: SwiftPlacements.calls(bytes, path: file.path, of: names)
    case .objectiveC, .dart, .javaScript: []
    }
  }

  /// Where a file names functions, each with the versions on which the place can run.
  static func mentions(in file: SourceFile, of names: Set<String>) -> [NameMention] {
    guard let bytes = SourceText.decoded(file.bytes) else { return [] }
    switch language(of: file.path) {
    case .swift:
      let tokens = SwiftLexer.tokens(of: bytes)
      return NameMention.all(in: tokens, of: names, versions: SwiftAvailability.list(of: tokens).versions)
    case .objectiveC:
      let tokens = ObjectiveCLexer.tokens(of: bytes)
      return NameMention.all(in: tokens, of: names, versions: ObjectiveCAvailability.list(of: tokens).versions)
    case .dart, .javaScript: return []
    }
  }

  /// What a file has to do with names that are looked for; nil where it mentions none of them.
  static func parts(of file: SourceFile, _ wanted: Set<String>, names: KnownNames) -> NamedParts? {
    guard let bytes = SourceText.decoded(file.bytes) else { return nil }
    switch language(of: file.path) {
    case .swift: return SwiftNames(bytes, path: file.path, names: names).parts(wanted)
    case .objectiveC: return ObjectiveCNames(bytes, path: file.path, names: names).parts(wanted)
    case .dart, .javaScript: return nil
    }
  }
}

extension SourceScanner {
  private static func scan(_ bytes: [UInt8], of path: String, mentions: Bool, names: KnownNames) -> SourceScan {
    switch language(of: path) {
    case .dart, .javaScript:
      // Each call has an orientation in the name of its library, its receiver or itself.
      guard mentions else { return SourceScan() }
      return SourceScan(occurrences: ScriptCalls.occurrences(in: bytes, path: path, language: language(of: path)))
    case .swift: return SwiftScan.scan(bytes, path: path, forTypesOnly: !mentions, names: names)
    case .objectiveC:
      guard mentions || SourceText.mentionsObjectiveC(bytes) else { return SourceScan() }
      return ObjectiveCScan.scan(bytes, path: path, forTypesOnly: !mentions, names: names)
    }
  }

  private static func language(of path: String) -> SourceLanguage {
    switch RelativePath.suffix(of: path) {
    case "swift": .swift
    case "dart": .dart
    case let suffix where ScriptPath.suffixes.contains(suffix): .javaScript
    default: .objectiveC
    }
  }
}
