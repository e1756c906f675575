import Orientation

extension RuleRecord {
  static let deviceMapsToOppositeLandscape = RuleRecord(
    .device, VersionRange(from: OSVersion(5)),
    [.orientationHeader, .interfaceOrientation, .projectReport, .onePageArticle],
    title: LocalizedText("Device and interface landscapes have opposite names", "设备横屏与界面横屏名称相反"),
    statement: LocalizedText(
      """
      A device held in landscape left asks for the interface orientation landscape right, and a device in landscape \
      right for landscape left; portrait and upside down keep their names. The raw values agree (3 and 4), the names \
      do not.
      """,
      """
      设备处于 landscapeLeft 时，请求的界面方向是 landscapeRight；设备处于 landscapeRight 时，请求的是 landscapeLeft；\
      竖屏与倒竖屏名称不变。两个枚举的原始值（3 和 4）一致，名称相反。
      """))

  static let flatOrUnknownChangesNothing = RuleRecord(
    .device, VersionRange(from: OSVersion(5)),
    [.deviceHeader, .earlGreyOrientationChangeTest, .earlGrey2111, .fastttCamera63],
    title: LocalizedText("Flat and unknown device orientations change nothing", "平放或未知的设备方向不改变界面"),
    statement: LocalizedText(
      """
      Face up, face down and unknown have no interface orientation. A device that comes to lie flat leaves the \
      interface as it is, whatever the masks allow.
      """,
      "faceUp、faceDown 和 unknown 没有对应的界面方向。设备平放后，无论掩码允许什么，界面都保持原样。"))

  static let upsideDownNeedsHomeButtonOrIpad = RuleRecord(
    .device, VersionRange(from: OSVersion(5)),
    [.viewControllerSupportedOrientations, .firefoxIOS5950, .triggertrapIOS64, .adobeRuntimeSupport986],
    title: LocalizedText("Upside down needs a home button or an iPad", "倒竖屏需要 Home 键或 iPad"),
    statement: LocalizedText(
      """
      A phone without a home button does not turn to upside down, whatever Info.plist, delegate and controllers \
      declare. Phones with a home button and every iPad do, where all layers allow it.
      """,
      """
      没有 Home 键的 iPhone 不会转到倒竖屏，无论 Info.plist、代理和控制器如何声明。带 Home 键的 iPhone 和所有 iPad 在各\
      层都允许时可以。
      """))
}
