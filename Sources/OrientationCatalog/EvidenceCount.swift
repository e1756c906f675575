import Orientation

/// How well a version of iOS is known.
package struct EvidenceCount: Sendable, Equatable {
  package let version: OSVersion
  /// How many sentences of rules that hold on it have each standing.
  package let sentences: [Standing: Int]
  /// How many cells of the computed tables are of it.
  package let cells: Int

  /// The versions that have facts, the newest first.
  package static var byVersion: [EvidenceCount] {
    let sentences = Rule.allCases.flatMap { rule in
      rule.sentences.map { (rule.versions, StatedVersions($0.text.english), $0.standing) }
    }
    let cells = ComputedMatrices.all.flatMap(\.cells).joined().map(\.scenario.os)
    return OSVersion.established.reversed().map { version in
      var counts: [Standing: Int] = [:]
      for (versions, stated, standing) in sentences
      where versions.contains(version) && (!stated.isStated || stated.contains(version)) {
        counts[standing, default: 0] += 1
      }
      return EvidenceCount(version: version, sentences: counts, cells: cells.count { $0 == version })
    }
  }
}
