import AppFacts

/// Tells which functions of Swift no code calls: what they do never happens.
///
/// A function that a protocol of another module may ask for is none of them, nor is one whose name stands anywhere but in
/// calls of another function of the name. In a handful of files, as somebody tries something, its caller may be yet to come.
struct UncalledFunctions {
  let sweep: SourceSweep
  let paths: [String]
  private let inherited: [String: Set<String>]
  private let declared: Set<String>

  init(sweep: SourceSweep, paths: [String], scans: [SourceScan]) {
    (self.sweep, self.paths) = (sweep, paths)
    declared = Set(scans.flatMap(\.types).map { SourceType.simpleName(of: $0.name) })
    var inherited: [String: Set<String>] = [:]
    func add(_ name: String, _ names: [String]) {
      inherited[SourceType.simpleName(of: name), default: []].formUnion(names.map(SourceType.simpleName(of:)))
    }
    for scan in scans {
      for type in scan.types { add(type.name, type.inherited) }
      for part in scan.extensions { add(part.name, part.inherited) }
    }
    self.inherited = inherited
  }

  /// Leaves out the uses in such functions.
  func drop(from scans: inout [SourceScan]) async {
    let functions = Set(scans.flatMap(\.ownFunctions.values)).filter { !mayServeOthers($0) }
    guard !functions.isEmpty, paths.count(where: { $0.utf8.hasSuffix(".swift") }) >= Self.fewestFiles else { return }
    var uncalled = Dictionary(grouping: functions, by: \.name)
    let found = await sweep.mentioning(Set(uncalled.keys), paths)
    guard found.count <= CallerSweep.mostFiles else { return }
    for path in found {
      guard let file = sweep.file(path) else { continue }
      for mention in SourceScanner.mentions(in: file, of: Set(uncalled.keys)) {
        uncalled[mention.name]?.removeAll { function in
          mention.labels.map { function.parameters.positions(of: $0) != nil } ?? true
        }
      }
    }
    for index in scans.indices {
      let dead = scans[index].ownFunctions.filter { uncalled[$0.value.name]?.contains($0.value) ?? false }
      guard !dead.isEmpty else { continue }
      scans[index].occurrences = scans[index].occurrences.enumerated().filter { dead[$0.offset] == nil }.map(\.element)
    }
  }
}

extension UncalledFunctions {
  /// Whether a framework or a package may call the function, since its type conforms to what is not in the sources.
  private func mayServeOthers(_ function: OwnFunction) -> Bool {
    // The search for names finds none of two letters.
    if function.name.utf8.count < 3 || function.name.hasPrefix("test") { return true }
    if Self.namesOfRequirements.contains(function.name) { return true }
    guard let type = function.type, !function.isPrivate else { return false }
    let own = SourceType.simpleName(of: type)
    let protocols = TypeSelection.closure(of: [own], along: inherited).filter {
      $0 != own && !declared.contains($0) && !Self.isHarmless($0)
    }
    if protocols.isEmpty { return false }
    // The delegates of Apple's frameworks name their methods for who calls them.
    let name = function.name.lowercased()
    let isAboutOrientation = Self.words.contains { name.contains($0) }
    return !isAboutOrientation || !protocols.allSatisfy { name in Self.prefixes.contains { name.hasPrefix($0) } }
  }

  /// Whether a type of another module is a class, whose methods an override names, or asks for none of these functions.
  private static func isHarmless(_ name: String) -> Bool {
    if harmless.contains(name) { return true }
    return (name.hasPrefix("UI") || name.hasPrefix("NS"))
      && !["Delegate", "DataSource", "Representable", "Representation", "ing", "able", "Provider", "Protocol"].contains
      {
        name.hasSuffix($0)
      }
  }

  /// How many Swift files an app has at least.
  private static let fewestFiles = 5

  private static let harmless: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "ObservableObject", "Identifiable", "Equatable", "Hashable", "Comparable",
    "Codable", "Decodable", "Encodable", "Sendable", "Error", "LocalizedError", "CaseIterable", "RawRepresentable",
    "AnyObject", "String", "Int", "OptionSet",
  ]

  private static let namesOfRequirements: Set<String> = [
    "body", "hash", "encode", "main", "makeBody", "callAsFunction", "application",
  ]

  private static let words = ["orient", "rotat", "landscape", "portrait", "lock", "fullscreen"]

  private static let prefixes = ["UI", "NS", "AV", "WK", "MK", "CL", "PH", "CN", "GK", "SK", "QL", "SF", "UN"]
}
