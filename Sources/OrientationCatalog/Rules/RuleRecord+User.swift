import Orientation

extension RuleRecord {
  static let userRotationLock = RuleRecord(
    .user, VersionRange(from: OSVersion(5)), [.windowSceneInterfaceOrientation, .cameraManager134],
    title: LocalizedText("The user's rotation lock stops turns of the device", "用户的旋转锁定阻止随设备转动"),
    statement: LocalizedText(
      """
      While the user has locked rotation, turning the device does not turn the interface. An app can still bring about \
      another orientation: by a presentation, an update, a geometry request, or up to iOS 15 key-value coding.
      """,
      """
      用户锁定旋转时，转动设备不会转动界面。应用仍可使界面转到其他方向：通过呈现、更新、几何请求，\
      或在 iOS 15 及更早版本中通过键值编码。
      """))
}
