import Orientation

// Geometry requests, from iOS 16 on.

extension RuleRecord {
  static let geometryRequestPicksFromSupported = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("Geometry requests rotate only to supported orientations", "几何请求从受支持的方向中选取"),
    [
      Sentence(
        """
        On iOS 16 and later, requestGeometryUpdate with interface orientations rotates the scene to an orientation \
        that is both requested and supported at that moment.
        """,
        "从 iOS 16 起，带界面方向的 requestGeometryUpdate 把场景转到既被请求、当时又受支持的方向。",
        [
          Citation(
            .geometryPreferencesIOSHeader, at: "lines 15–23, comment above interfaceOrientations",
            """
            available from iOS 16; the system will choose from the intersection of these orientations and the current \
            supported ones
            """),
          Citation(
            .geometryPreferencesIOSOrientations, .agreesInPart, part: "the intersection, not the moment",
            at: "section “Discussion”",
            "the system chooses an orientation from the intersection of the preferred and the supported ones"),
          Citation(
            .windowSceneRequestGeometryUpdate, .agreesInPart, part: "the call and its purpose",
            at: "section “Discussion”",
            "the method requests geometry changes; the example asks the scene to rotate to any landscape"),
        ]),
      Sentence(
        "If several orientations qualify, the system chooses one.",
        "若剩下多个，由系统选择。",
        [
          Citation(
            .geometryPreferencesIOSHeader, at: "lines 21–22, comment above interfaceOrientations",
            "the system will choose the best one"),
          Citation(
            .geometryPreferencesIOSOrientations, at: "section “Discussion”",
            "the system automatically chooses an orientation"),
        ]),
      Sentence(
        """
        Assumption: the system takes the device’s orientation, then the current one, then the first in the usual \
        order.
        """,
        "假设：依次取设备方向、当前方向，然后按通常顺序。"),
    ])

  static let geometryRequestNoneSupported = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("A request for unsupported orientations is denied", "请求不受支持的方向会被拒绝"),
    [
      Sentence(
        """
        On iOS 16 and later, a geometry request that has no orientation in common with the supported ones fails: the \
        error handler receives UISceneErrorDomain 101 with both lists.
        """,
        """
        从 iOS 16 起，几何请求与受支持的方向没有共同点时会失败：错误处理闭包收到 UISceneErrorDomain 101 及两个列表。
        """,
        [
          Citation(
            .chewie750, at: "description, of 2023-07-04",
            "on iOS 16.4 two logs of code 101: requested landscape, supported portrait, and the reverse", ran: true),
          Citation(
            .capacitorPlugins100, .agreesInPart, part: "the error and both lists, no version",
            at: "description, of 2023-12-13",
            "the console shows code 101: requested portrait, supported landscapeRight"),
          Citation(
            .liteavsdkPlayerFlutter116, .agreesInPart, part: "the error and both lists, no version", at: "description",
            "the same error and text; the library’s own demo has it too"),
          Citation(
            .windowSceneRequestGeometryUpdate, .agreesInPart, part: "the error handler",
            at: "sections “Parameters” and “Discussion”",
            "the error handler is called when an error occurs, possibly later; the example handles a denied request"),
        ]),
      Sentence(
        "The code, geometryRequestDenied, means a valid request that the system denies.",
        "该错误码 geometryRequestDenied 表示请求有效，但被系统拒绝。",
        [
          Citation(
            .sceneErrorGeometryRequestDenied, at: "abstract",
            "an error that indicates a valid request that the system denied"),
          Citation(
            .sceneDefinitionsHeader, .agreesInPart, part: "the constant and its number 101, not the meaning",
            at: "lines 28–30",
            "UISceneErrorCodeGeometryRequestDenied follows the constant that is 100"),
        ]),
      Sentence(
        "The denied geometry request does not rotate the interface by itself.",
        "被拒绝的请求本身不转动任何东西。",
        [
          Citation(
            .reactNativeScreens3831, at: "description",
            "because of this refusal the orientation change of a screen silently fails"),
          Citation(
            .ionicCapacitorPlugins2100, .disagreesInPart, part: "the interface turned, after a dismissal",
            at: "description, “Current Behavior”",
            "the error is logged, and the app switches to portrait all the same"),
        ]),
      Sentence(
        "Assumption: UIKit raises no exception.",
        "假设：不抛出异常。"),
    ])

  static let geometryRequestWindowingMode = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("A multitasking iPad app cannot request a rotation", "参与多任务的 iPad 应用不能请求转屏"),
    [
      Sentence(
        """
        If an iPad app that takes part in multitasking makes a geometry request for another orientation, it receives \
        UISceneErrorDomain 101: "The current windowing mode does not allow for programmatic changes to interface \
        orientation."
        """,
        """
        参与多任务的 iPad 应用请求另一个方向时，会收到 UISceneErrorDomain 101：“The current windowing mode does not \
        allow for programmatic changes to interface orientation.”
        """,
        [
          Citation(
            .reactNativeOrientationDirector70, at: "description, of 2025-04-17",
            """
            on an iPad without “Requires full screen” and with all four orientations the screen does not change, and \
            this error is logged
            """, ran: true),
          Citation(
            .webkit6233, .agreesInPart, part: "the condition, not the error", at: "description, of 2022-11-08",
            """
            orientation locking is not supported where the app supports multitasking: the tests failed on an iPad \
            simulator and passed on an iPhone
            """),
          Citation(
            .webkit9349, .agreesInPart, part: "the text, not the device", at: "comment of 2023-01-31",
            "the text appeared in an API test that tried to change the orientation"),
        ]),
      Sentence(
        "The error is seen on iPadOS 16 and later.",
        "该错误从 iPadOS 16 起出现。",
        [
          Citation(.flutter119473, at: "comment of 2023-01-31", "a problem with iOS 16: this new error, on iPad only")
        ]),
      Sentence(
        """
        Requiring full screen avoids the error, and so does leaving upside down out of the list of supported \
        orientations.
        """,
        "要求全屏可以避免，从列表中去掉倒竖屏也可以。",
        [
          Citation(
            .reactNativeOrientationDirector70, at: "description",
            "the change works with “Requires full screen” on, or with upside down deselected"),
          Citation(
            .webkit6233, .agreesInPart, part: "opting out of multitasking", at: "description",
            "multitasking was switched off in the test app to cure the failure"),
        ]),
      Sentence(
        "Assumption: other geometry requests fail too.",
        "假设：其他请求也会失败。"),
    ])

  static let geometryRequestUnsupportedPreferences = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("Geometry preferences of another platform are rejected", "其他平台的偏好设置会被拒绝"),
    [
      Sentence(
        """
        Assumption: on iOS 16 and later, a geometry request with preferences of another platform’s class fails with \
        UISceneErrorDomain 100.
        """,
        "假设：从 iOS 16 起，使用其他平台类的偏好设置发出的几何请求失败，错误为 UISceneErrorDomain 100。",
        [
          Citation(
            .sceneErrorGeometryRequestUnsupported, .agreesInPart,
            part: "that such an error exists on iOS 16 and later, not its cause",
            at: "abstract",
            "the error means a geometry request that is invalid or unsupported")
        ]),
      Sentence(
        "Code 100 is geometryRequestUnsupported.",
        "错误码 100 即 geometryRequestUnsupported。",
        [
          Citation(
            .sceneDefinitionsHeader, at: "line 29",
            "UISceneErrorCodeGeometryRequestUnsupported = 100, from iOS 16")
        ]),
      Sentence(
        "The code means an invalid or unsupported request.",
        "它表示请求无效或不受支持。",
        [
          Citation(
            .sceneErrorGeometryRequestUnsupported, at: "abstract",
            "an error that indicates that the geometry request is invalid or unsupported")
        ]),
    ])

  static let geometryRequestEmptyIsNoPreference = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("An empty geometry request states no preference", "空的几何请求表示没有偏好"),
    [
      Sentence(
        "On iOS 16 and later, geometry preferences with an empty mask state no preference.",
        "从 iOS 16 起，掩码为空的几何偏好表示没有偏好。",
        [
          Citation(
            .geometryPreferencesIOSHeader, at: "lines 15–23, comment above interfaceOrientations",
            "available from iOS 16; the mask defaults to an empty one to indicate no preference")
        ]),
      Sentence(
        "Assumption: such a geometry request neither rotates the interface nor fails.",
        "假设：请求因此既不转动界面也不失败。"),
    ])

  static let geometryRequestUsesKnownSet = RuleRecord(
    .event, VersionRange(from: OSVersion(16)),
    title: LocalizedText("Geometry requests use the mask that the scene has stored", "几何请求使用场景已知的集合"),
    [
      Sentence(
        """
        On iOS 16 and later, a geometry request is checked against a set of the view controller’s orientations that \
        UIKit stores, and the set can be out of date.
        """,
        "从 iOS 16 起，几何请求以 UIKit 保存的控制器方向集合为准，而这个集合可能已经过时。",
        [
          Citation(
            .reactNativeScreens3831, at: "description, item 2",
            """
            requestGeometryUpdate validates against an internal cache that may still hold the mask of the outgoing \
            screen
            """),
          Citation(
            .reactNativeScreens4117, .agreesInPart, part: "during a transition; it says “may”",
            at: "description, “Root cause”",
            "UIKit may reject a request while its cache of supported orientations still reflects the outgoing screen"),
        ]),
      Sentence(
        """
        During a transition, the geometry request can fail with the outgoing screen’s orientations as the supported \
        ones.
        """,
        "转场期间，请求可能失败，错误中的受支持方向是离开的页面的方向。",
        [
          Citation(
            .reactNativeScreens3831, at: "description, item 2",
            """
            in viewWillAppear a request for portrait fails, and the error lists the outgoing screen’s landscapeRight \
            as supported
            """),
          Citation(
            .reactNativeScreens4117, .agreesInPart, part: "that it may fail, without the text of an error",
            at: "description, “Root cause”",
            "such requests may be rejected during a transition"),
          Citation(
            .ionicCapacitorPlugins2100, .agreesInPart, part: "the list; the dismissal of a browser", at: "description",
            "after a dismissal in landscape a request for portrait fails, and landscapeLeft is listed as supported"),
        ]),
      Sentence(
        """
        After a change, two projects first call setNeedsUpdateOfSupportedInterfaceOrientations and then make the \
        geometry request.
        """,
        "两个项目先用 setNeedsUpdateOfSupportedInterfaceOrientations 通知改变，再发出请求。",
        [
          Citation(
            .projectReport, at: "section “强制旋转”",
            "on iOS 16 the controller is notified first, and the call that turns comes after it"),
          Citation(
            .reactNativeScreens4117, at: "description, “Summary”",
            "refreshes the top controller’s supported orientations before it requests the geometry update"),
        ]),
      Sentence(
        """
        Assumption: outside transitions too, the set stays the same until a call of \
        setNeedsUpdateOfSupportedInterfaceOrientations; the app’s orientations are read again.
        """,
        "假设：转场之外，这个集合在通知改变之前同样保持不变；应用允许的方向则重新读取。"),
    ])
}
