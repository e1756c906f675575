import AppFacts

/// Looks for the declarations of names that stand in values, and scans the files with these values again.
///
/// Each round reads all files for the names that the round before asked for; most are only searched for the letters.
struct HelperSweep {
  /// How often helpers may lead to names of further files.
  private static let rounds = 4
  /// How many files may mention a name; what stands in more of them is no helper of an orientation.
  private static let mostFiles = 2_000

  let sweep: SourceSweep
  let graph: TargetGraph

  func resolve(_ scans: inout [SourceScan], of paths: [String]) async {
    let asking = scans.indices.filter { !scans[$0].wantedNames.isEmpty }
    guard !asking.isEmpty else { return }
    let names = KnownNames(parents: Self.parents(scans), targets: graph.targets, areApart: graph.areApart)
    for index in asking { names.want(scans[index].wantedNames) }
    var wanted = names.takeWanted()
    for _ in 0..<Self.rounds where !wanted.isEmpty {
      let found = await sweep.mentioning(wanted, paths)
      if found.count <= Self.mostFiles {
        for path in found {
          guard let file = sweep.file(path), let parts = SourceScanner.parts(of: file, wanted, names: names) else {
            continue
          }
          names.add(parts)
        }
      }
      for index in asking {
        guard let file = sweep.file(paths[index]) else { continue }
        scans[index] = SourceScanner.scan(file, names: names)
      }
      wanted = names.takeWanted()
    }
  }
}

extension HelperSweep {
  /// What each type inherits, by simple names.
  private static func parents(_ scans: [SourceScan]) -> [String: Set<String>] {
    var parents: [String: Set<String>] = [:]
    func add(_ name: String, _ inherited: [String]) {
      parents[SourceType.simpleName(of: name), default: []].formUnion(inherited.map(SourceType.simpleName(of:)))
    }
    for scan in scans {
      for type in scan.types { add(type.name, type.inherited) }
      for part in scan.extensions where !part.inherited.isEmpty { add(part.name, part.inherited) }
      for (name, swiftName) in scan.swiftNames where name != swiftName { add(name, [swiftName]) }
    }
    return parents
  }
}
