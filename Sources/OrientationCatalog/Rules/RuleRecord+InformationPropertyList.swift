import Orientation

extension RuleRecord {
  static let infoPlistDeclares = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    [
      .applicationHeader, .supportedInterfaceOrientations, .applicationSupportedOrientations,
      .interfaceOrientationInfoPlistKey, .projectReport, .history,
    ],
    title: LocalizedText("Info.plist declares what the app supports", "Info.plist 声明应用支持的方向"),
    statement: LocalizedText(
      """
      Where neither the app delegate (from iOS 6) nor the scene delegate (from iOS 27) answers, the orientations \
      listed in UISupportedInterfaceOrientations are the app mask. From iOS 6 on that mask holds after launch too; the \
      older UIInterfaceOrientation key is ignored where the list exists.
      """,
      """
      应用代理（iOS 6 起）和场景代理（iOS 27 起）都没有回答时，UISupportedInterfaceOrientations 中列出的方向就是应用掩\
      码。从 iOS 6 起，该掩码在启动之后也有效；列表存在时，旧键 UIInterfaceOrientation 被忽略。
      """))

  static let infoPlistMissingMeansDefault = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    [.applicationHeader, .supportedInterfaceOrientationsDefault, .applicationSupportedOrientations],
    title: LocalizedText("A missing Info.plist list means the idiom's default", "Info.plist 缺少列表时用设备默认值"),
    statement: LocalizedText(
      """
      Where Info.plist has no UISupportedInterfaceOrientations for the device, the app mask is all on iPad and all but \
      upside down on iPhone, as the header says. Apple's page on the key has said portrait; a scenario can choose \
      either reading.
      """,
      """
      Info.plist 中没有适用于该设备的 UISupportedInterfaceOrientations 时，按头文件的说法，\
      应用掩码在 iPad 上为全部方向，在 iPhone 上为除倒竖屏外的全部方向。苹果关于该键的页面曾写作竖屏；\
      场景可以任选一种解读。
      """))

  static let infoPlistDeviceVariantWins = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    [.appleInformationPropertyList, .supportedInterfaceOrientations],
    title: LocalizedText("A key for the device wins over the general key", "针对设备的键优先于通用键"),
    statement: LocalizedText(
      """
      On an iPad UISupportedInterfaceOrientations~ipad replaces the general list, on an iPhone the ~iphone variant \
      does. The lists are not merged.
      """,
      """
      在 iPad 上，UISupportedInterfaceOrientations~ipad 取代通用列表；在 iPhone 上由 ~iphone 变体取代。\
      两个列表不会合并。
      """))

  static let infoPlistLimitsLaunch = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5)),
    [
      .appleTN2244, .mattneubOrientationsPermitted2, .mattneubLaunchLandscape, .luptakDeviceOrientation2013,
      .projectReport, .tutorial,
    ],
    title: LocalizedText("Info.plist limits the orientation at launch", "Info.plist 限制启动时的方向"),
    statement: LocalizedText(
      """
      An app starts in an orientation that Info.plist lists for the device; delegates and controllers take over \
      afterwards. From iOS 8 on the device's orientation is taken where the list has it.
      """,
      """
      应用以 Info.plist 为该设备列出的某个方向启动，代理和控制器之后才接手。从 iOS 8 起，\
      列表包含设备当前方向时采用该方向。
      """))

  static let infoPlistOnlyAtLaunchBefore6 = RuleRecord(
    .informationPropertyList, VersionRange(from: OSVersion(5), until: OSVersion(6)), [.luptakDeviceOrientationIOS5],
    title: LocalizedText("On iOS 5 Info.plist counts only at launch", "iOS 5 上 Info.plist 只在启动时有效"),
    statement: LocalizedText(
      """
      On iOS 5 the list in Info.plist decides how the app starts; after launch only the controller's answers to \
      shouldAutorotateToInterfaceOrientation: count. Apple does not document this; it is reported once.
      """,
      """
      在 iOS 5 上，Info.plist 的列表只决定应用如何启动；启动之后只看控制器对 shouldAutorotateToInterfaceOrientation: 的\
      回答。苹果没有文档说明，仅有一处报道。
      """))
}
