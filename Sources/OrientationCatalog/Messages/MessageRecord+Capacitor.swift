import Orientation

extension MessageRecord {
  static let cordovaOrientationCall = MessageRecord(
    "cordova-orientation-call", .thirdPartyLog, name: "CDVOrientation",
    texts: [#"To Native Cordova ->  CDVOrientation screenOrientation INVALID ["options": [LIST]]"#],
    period: LocalizedText("Capacitor, since 2018", "Capacitor，自 2018 年起"),
    cause: LocalizedText(
      """
      Capacitor logs a call of cordova-plugin-screen-orientation. `INVALID` is no error: it is the id of a call without a \
      callback, and this plug-in passes none. A lock that works logs the same line.
      """,
      """
      Capacitor 记录了对 cordova-plugin-screen-orientation 的调用。`INVALID` 不是错误：它是不带回调的调用的 id，而该插件不传回调。\
      成功的锁定也会输出同一行。
      """),
    fix: LocalizedText(
      """
      Call `ScreenOrientation.lock` of `@capacitor/screen-orientation` instead of the Cordova plug-in. To keep the plug-in, use \
      Capacitor 3.0 or later, not its release candidate, and on iOS 16 and later version 3.0.3 of the plug-in or later.
      """,
      """
      改用 `@capacitor/screen-orientation` 的 `ScreenOrientation.lock`，不用 Cordova 插件。若要保留插件，请使用 Capacitor 3.0 \
      正式版或更高版本；在 iOS 16 及以上还需插件 3.0.3 或更高版本。
      """),
    [
      Sentence(
        "Seen with Capacitor 3.0.0-rc.0, for portrait and for landscape, in an app in which nothing rotated.",
        "见于 Capacitor 3.0.0-rc.0，竖屏和横屏均有，应用的界面没有旋转。",
        [
          Citation(
            .report("ionic-team/capacitor", 4357, ": the line with Capacitor 3.0.0-rc.0"),
            at: "description of 2021-03-17", "the line for portrait and for landscape; nothing rotates", ran: true),
          Citation(
            .report("danielsogl/awesome-cordova-plugins", 2846, ": the line on iOS 12, Capacitor"), .agreesInPart,
            part: "December 2018, iOS 12",
            at: "description of 2018-12-19", "the line in Xcode’s console; the lock does nothing on iOS 12", ran: true),
          Citation(
            .report("apache/cordova-plugin-screen-orientation", 85, ": the line for unlock, Capacitor 2.4"),
            .agreesInPart, part: "unlock, with Capacitor 2.4",
            at: "description of 2021-09-21",
            "the line with `[15, any]`, on an iPhone 8 and in simulators from 14.2", ran: true),
        ]),
      Sentence(
        "Capacitor prints the plug-in, the method, the callback’s id and the options of every call of a Cordova plug-in.",
        "Capacitor 会输出每次 Cordova 插件调用的插件名、方法、回调 id 和参数。",
        [
          Citation(
            Source(
              "capacitor-web-view-delegation-handler", "Capacitor: WebViewDelegationHandler.swift",
              "https://github.com/ionic-team/capacitor/blob/1834b9740e200fd96f866975d54515d49ef1aa97/ios/Capacitor/Capacitor/WebViewDelegationHandler.swift#L219",
              .sourceCode),
            at: "message of the type `cordova`", "prints pluginId, method, callbackId and options before the call")
        ]),
      Sentence(
        "`INVALID` is the id of a call without callbacks.",
        "`INVALID` 是不带回调的调用的 id。",
        [
          Citation(
            Source(
              "capacitor-cordova-js", "Capacitor: cordova.js",
              "https://github.com/ionic-team/capacitor/blob/1834b9740e200fd96f866975d54515d49ef1aa97/core/cordova.js#L914",
              .sourceCode),
            at: "`exec`", "an invalid id is passed where no callback was given, for compatibility")
        ]),
      Sentence(
        "The plug-in sets an orientation with no callback, for a lock and for an unlock.",
        "该插件设置方向时不带回调，锁定和解锁都如此。",
        [
          Citation(
            Source(
              "cordova-screen-orientation-js", "cordova-plugin-screen-orientation: screenorientation.js",
              "https://github.com/apache/cordova-plugin-screen-orientation/blob/94d9f1cd88b0db777fbdf4842a862adc08a20644/www/screenorientation.js#L47",
              .sourceCode),
            at: "`setOrientation`", "calls `cordova.exec` with null for both callbacks")
        ]),
      Sentence(
        "With Capacitor 3.0.0-rc.0 the plug-in could not set the mask; the release can.",
        "使用 Capacitor 3.0.0-rc.0 时插件无法设置掩码；正式版可以。",
        [
          Citation(
            .capacitor4367, at: "description of 2021-03-18",
            """
            the view controller’s property had lost `@objc`, so a plug-in in Objective-C could not set it; closes #4357
            """)
        ]),
    ])
}
