import Orientation

extension RuleRecord {
  static let appDelegateReplacesInfoPlist = RuleRecord(
    .applicationDelegate, VersionRange(from: OSVersion(6)),
    title: LocalizedText("The app delegate's mask replaces the list in Info.plist", "应用代理的回答取代 Info.plist"),
    [
      Sentence(
        """
        On iOS 6 and later, UIKit uses the mask that the app delegate returns from \
        application(_:supportedInterfaceOrientationsFor:) instead of the list in Info.plist.
        """,
        """
        从 iOS 6 起，应用代理从 application(_:supportedInterfaceOrientationsFor:) 返回的掩码取代 Info.plist 的列表。
        """,
        [
          Citation(
            .appleQA1688, at: "reason “The application does not support the same orientations as the view controller”",
            "on iOS 6 and later the delegate's mask is used instead of the values of Info.plist", read: "2026-07-18"),
          Citation(
            .applicationHeader, at: "lines 148–150 and 397",
            """
            UIApplication's own method, which returns the values of info.plist, is only called where the delegate has \
            no equivalent; both from iOS 6.0
            """),
          Citation(
            .luptakDeviceOrientation2013, at: "section “App Delegate”",
            "in iOS 6 and later the method overrides the orientations of the Deployment Info"),
          Citation(
            .appleTN2244, .agreesInPart, part: "without version",
            at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            "implementing the delegate's method overrides the key's values", read: "2026-07-26"),
          Citation(
            .appDelegateOrientations, .agreesInPart, part: "the older key UIInterfaceOrientation is named",
            at: "section “Discussion”",
            "the method returns the total set of orientations that the app supports; without it Info.plist is used"),
          Citation(
            .projectReport, .agreesInPart, part: "without version", at: "part one, note 1, line 18",
            "where the method is implemented it decides for the whole app, whatever the target says"),
          Citation(
            .history, .disagrees, at: "section four, point 4, line 71",
            "the result is the intersection of Info.plist, the delegate and the controller"),
          Citation(
            .videoQA, .disagrees, at: "point 1, line 3",
            "Info.plist is read first and a single orientation there ends the matter"),
        ]),
      Sentence(
        "The app delegate's mask takes effect only after launch.",
        "它在启动之后才生效。",
        [
          Citation(
            .appleTN2244, at: "section “Allowing Your App to Rotate Into Portrait Orientation After Launch”",
            "the returned values only take effect after the application has finished launching", read: "2026-07-26")
        ]),
      Sentence(
        "The method is deprecated in iOS 27.",
        "该方法在 iOS 27 中弃用。",
        [
          Citation(
            .appDelegateOrientations, at: "availability",
            "iOS 6.0, deprecated in 27.0; the scene delegate's method is to be used instead")
        ]),
      Sentence(
        "Assumption: if a scene delegate also returns a mask, the scene delegate's mask applies.",
        "假设：若场景代理也作答，则以场景代理的回答为准。",
        [
          Citation(
            .sceneDelegateOrientations, .agreesInPart, part: "that Info.plist is replaced, not the app delegate",
            at: "summary",
            "the scene delegate's value replaces the Info.plist value for its scene"),
          Citation(
            .appDelegateOrientations, .agreesInPart, part: "which method is newer", at: "notice at the top",
            "the scene delegate's method is to be used instead"),
        ]),
    ])
}
