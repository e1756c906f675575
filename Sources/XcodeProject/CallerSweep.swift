import Orientation

/// Looks for the callers of functions that use an old API, and for who makes the objects that do. A function that is called
/// only where an `#available` leaves some versions runs on those alone, and so does a class that is named only there.
struct CallerSweep {
  /// In how many files names may stand; a name in more of them is no helper of an orientation.
  static let mostFiles = 200

  let sweep: SourceSweep
  let paths: [String]

  /// Gives each use in such a function, or in such a class, the versions that all who name it leave together.
  func narrow(_ scans: inout [SourceScan]) async {
    await narrow(&scans) { $0.functions }
    await narrow(&scans) { $0.classes }
  }

  private func narrow(_ scans: inout [SourceScan], by named: (SourceScan) -> [Int: String]) async {
    let names = scans.reduce(into: Set<String>()) { $0.formUnion(named($1).values) }
    guard !names.isEmpty else { return }
    let found = await sweep.mentioning(names, paths)
    guard found.count <= Self.mostFiles else { return }
    var callers: [String: [VersionRange?]] = [:]
    for path in found {
      guard let file = sweep.file(path) else { continue }
      for mention in SourceScanner.mentions(in: file, of: names) {
        callers[mention.name, default: []].append(mention.versions)
      }
    }
    for index in scans.indices {
      for (number, name) in named(scans[index]) {
        guard let versions = Self.together(callers[name] ?? []) else { continue }
        scans[index].occurrences[number].versions =
          scans[index].occurrences[number].versions.map { $0.intersection(versions) } ?? versions
      }
    }
  }
}

extension CallerSweep {
  /// The versions on which any of the callers runs; nil where one runs on all, or none is known.
  private static func together(_ callers: [VersionRange?]) -> VersionRange? {
    let known = callers.compactMap(\.self)
    guard known.count == callers.count, var range = known.first else { return nil }
    for other in known.dropFirst() {
      let ends = [range.end, other.end].compactMap(\.self)
      range = VersionRange(from: min(range.first, other.first), until: ends.count == 2 ? ends.max() : nil)
    }
    return range
  }
}
