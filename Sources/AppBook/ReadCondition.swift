import Orientation
import OrientationPolicy

/// A condition as it is read once: what of it the environment decides is left open until a version and a device are named.
indirect enum ReadCondition: Sendable {
  case read(CaseCondition)
  /// What the environment decides, and what the condition is where it does not.
  case environment(EnvironmentCondition, otherwise: CaseCondition)
  case not(ReadCondition)
  case all([ReadCondition])
  case any([ReadCondition])

  /// The condition on a version and a kind of device.
  func condition(os: OSVersion, idiom: Idiom) -> CaseCondition {
    switch self {
    case .read(let condition): condition
    case .environment(let environment, let otherwise):
      environment.holds(os: os, idiom: idiom).map { .constant($0) } ?? otherwise
    case .not(let inner): !inner.condition(os: os, idiom: idiom)
    case .all(let parts): .all(of: parts.map { $0.condition(os: os, idiom: idiom) })
    case .any(let parts): .any(of: parts.map { $0.condition(os: os, idiom: idiom) })
    }
  }
}
