/// Who can change a fact, the nearest first.
package enum EditOwner: String, CaseIterable, Comparable, Sendable {
  /// The app's code, and the project that builds it.
  case code
  case informationPropertyList = "Info.plist"
  case user
  /// The device and its version: another one behaves otherwise.
  case system

  package static func < (left: EditOwner, right: EditOwner) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .code: 0
    case .informationPropertyList: 1
    case .user: 2
    case .system: 3
    }
  }
}
