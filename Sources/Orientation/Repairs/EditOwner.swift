/// Who can change a fact, the nearest first.
public enum EditOwner: String, CaseIterable, Comparable, Sendable {
  /// The app's code, and the project that builds it.
  case code
  /// Info.plist.
  case informationPropertyList = "Info.plist"
  /// The user: the rotation lock, the device in the hand, the window.
  case user
  /// The device and its version: another one behaves otherwise.
  case system

  /// Whether the first is nearer to the app's code.
  public static func < (left: EditOwner, right: EditOwner) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .code: 0
    case .informationPropertyList: 1
    case .user: 2
    case .system: 3
    }
  }
}
