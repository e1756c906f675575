/// A stretch of iOS versions with the same rules; each begins where rules change for every app.
package enum VersionGate: CaseIterable, Sendable {
  case beforeSix
  case six
  case thirteen
  case sixteen
  case twentySix
  case twentySeven

  /// The versions of the gate.
  package var versions: VersionRange {
    switch self {
    case .beforeSix: VersionRange(from: OSVersion(5), until: OSVersion(6))
    case .six: VersionRange(from: OSVersion(6), until: OSVersion(13))
    case .thirteen: VersionRange(from: OSVersion(13), until: OSVersion(16))
    case .sixteen: VersionRange(from: OSVersion(16), until: OSVersion(26))
    case .twentySix: VersionRange(from: OSVersion(26), until: OSVersion(27))
    case .twentySeven: VersionRange(from: OSVersion(27))
    }
  }
}

extension VersionGate {
  /// The newest version before the gate that has rules of its own, or nil for the first gate.
  package var versionBefore: OSVersion? { OSVersion.released.last { $0 < versions.first } }
}
