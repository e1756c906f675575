import Orientation

extension MessageRecord {
  static let geometryNoneSupported = MessageRecord(
    .geometryNoneSupported, .errorHandler, name: "UISceneErrorDomain 101",
    texts: [
      "None of the requested orientations are supported by the view controller. Requested: LIST; Supported: LIST",
      "所有已请求的方向均不受视图控制器支持。已请求：LIST；受支持：LIST",
    ],
    cause: LocalizedText(
      """
      The requested mask and the orientations that the scene supports have nothing in common. Either the view \
      controller does not allow the requested orientation, or it now allows it but \
      `setNeedsUpdateOfSupportedInterfaceOrientations()` was not called. UIKit translates this text; the names of \
      orientations stay English.
      """,
      """
      请求的掩码与场景支持的方向没有交集：控制器不允许，或者已经允许但没有通知 UIKit。UIKit 会翻译这段文本，方向的名称仍是英文。
      """),
    fix: LocalizedText(
      """
      Widen the mask, call `setNeedsUpdateOfSupportedInterfaceOrientations()`, and then call \
      `requestGeometryUpdate(_:errorHandler:)`. In code, compare the domain and the code 101, not the text.
      """,
      """
      放宽掩码，调用 `setNeedsUpdateOfSupportedInterfaceOrientations()`，然后再请求。在代码中比较域和代码 101，不要比较文本。
      """),
    [
      Sentence(
        "Seen on the iPhone 14 Pro Max simulator with iOS 16.4.",
        "见于 iPhone 14 Pro Max 模拟器上的 iOS 16.4。",
        [
          Citation(
            .chewie750,
            at: "description of 2023-07-04", "log of the error in the iPhone 14 Pro Max simulator, iOS 16.4", ran: true),
          Citation(
            .capacitorPlugins100, .agreesInPart, part: "the text, no version",
            at: "description of 2023-12-13", "requested portrait, supported landscapeRight", ran: true),
          Citation(
            .liteavsdkPlayerFlutter116, .agreesInPart, part: "the text, no version",
            at: "description of 2024-11-19", "same text", ran: true),
          Citation(
            .ionicCapacitorPlugins2100, .agreesInPart, part: "the text, no version",
            at: "description of 2024-05-09", "the error is logged by a plugin that locks", ran: true),
        ]),
      Sentence(
        "Also seen in Chinese, with the names of the orientations in English.",
        "也见于中文文本，其中方向的名称是英文。",
        [
          Citation(
            .report("GeekyAnts/flick-video-player", 257, ": log, the text in Chinese"),
            at: "description of 2024-01-25", "the Chinese sentence with English names of orientations", ran: true)
        ]),
      Sentence(
        "The geometry request was valid, and the system denied it.",
        "请求有效，但被系统拒绝。",
        [
          Citation(
            .sceneErrorGeometryRequestDenied,
            at: "abstract", "valid request that the system denied"),
          Citation(
            .sceneDefinitionsHeader,
            at: "lines 28–30", "`UISceneErrorCodeGeometryRequestDenied` follows 100, on iOS 16 and later"),
        ]),
      Sentence(
        "The requested mask and the view controller’s mask have no orientation in common.",
        "请求的掩码与控制器的掩码没有交集。",
        [
          Citation(
            .capacitorPlugins100,
            at: "description of 2023-12-13", "requested portrait, supported landscapeRight", ran: true),
          Citation(
            .chewie750,
            at: "description of 2023-07-04", "both directions reported with what is requested and what is supported",
            ran: true),
          Citation(
            .ionicCapacitorPlugins2100, .disagreesInPart, part: "that the interface stays",
            at: "description of 2024-05-09", "the error is logged, and the interface does turn to portrait", ran: true),
        ]),
      Sentence(
        """
        Assumption: the other cause is that the view controller now allows the orientation but \
        `setNeedsUpdateOfSupportedInterfaceOrientations()` was not called.
        """,
        "假设：另一个原因是控制器已经允许，但没有通知 UIKit。"),
    ])

  static let geometryWindowingMode = MessageRecord(
    .geometryWindowingMode, .errorHandler, name: "UISceneErrorDomain 101",
    texts: ["The current windowing mode does not allow for programmatic changes to interface orientation."],
    cause: LocalizedText(
      """
      An iPad app that takes part in multitasking requested an orientation with \
      `requestGeometryUpdate(_:errorHandler:)`.
      """, "参与多任务的 iPad 应用请求了方向。"),
    fix: LocalizedText(
      """
      Support every orientation and remove the call. On iPadOS 26 and earlier, the app can leave multitasking: list \
      fewer orientations in Info.plist, or set `UIRequiresFullScreen` where this key still has an effect.
      """,
      """
      支持所有方向并去掉请求。在 iPadOS 26 及更早版本中，在 Info.plist 中少列方向，或使用仍有效的 `UIRequiresFullScreen`，可退出\
      多任务。
      """),
    [
      Sentence(
        "Seen on iPad with iOS 16, with code 101.",
        "见于 iPad 上的 iOS 16，代码 101。",
        [
          Citation(
            .flutter119473,
            at: "comment of 2023-01-31", "`UISceneErrorDomain` 101 with this text on an iPad with iOS 16, only on iPad",
            ran: true),
          Citation(
            .reactNativeOrientationDirector70, .agreesInPart, part: "iPad, no version",
            at: "description of 2025-04-17", "the text on iPad; on a phone the lock works", ran: true),
        ]),
      Sentence(
        "The iPad app took part in multitasking: it listed all four orientations and did not require full screen.",
        "该 iPad 应用参与多任务：列出全部四个方向，且不要求 full screen。",
        [
          Citation(
            .reactNativeOrientationDirector70,
            at: "description and comments of April 2025",
            "full screen off and all four listed; changing either makes the lock work", ran: true),
          Citation(
            .webkit6233, .agreesInPart, part: "locking fails, not this text",
            at: "description of 2022-11-08",
            "locking fails on the iPad simulator for an app that supports multitasking, and passes on iPhone"),
          Citation(
            .viewControllerSupportedOrientations, .agreesInPart, part: "what takes part, not the error",
            at: "Discussion", "apps in multitasking support all orientations; full screen or fewer orientations opt out"
          ),
        ]),
      Sentence(
        "Assumption: iOS 17 to 27 have the same text.",
        "假设：iOS 17 至 27 的文本相同。",
        [
          Citation(
            .reactNativeOrientationDirector70, .agreesInPart, part: "a report of 2025, no version",
            at: "description of 2025-04-17", "the text in April 2025", ran: true)
        ]),
    ])

  static let geometryUnsupportedPreferences = MessageRecord(
    .geometryUnsupportedPreferences, .errorHandler, name: "UISceneErrorDomain 100",
    texts: ["Error Domain=UISceneErrorDomain Code=100"],
    cause: LocalizedText(
      """
      The preferences object belongs to another platform. No report contains the sentence of the error; the text given \
      here is its domain and code as `NSError` prints them.
      """,
      "偏好对象属于另一个平台。没有人报告过该错误的语句，这里是 `NSError` 打印的域和代码。"),
    fix: LocalizedText(
      "Pass `UIWindowScene.GeometryPreferences.iOS`.", "传入 `UIWindowScene.GeometryPreferences.iOS`。"),
    [
      Sentence(
        """
        On iOS 16 and later, the header declares code 100 for a geometry request that is unsupported; no text of the \
        error was found.
        """,
        "头文件声明代码 100 表示几何请求不受支持，自 iOS 16 起；没有找到错误的文本。",
        [
          Citation(
            .sceneDefinitionsHeader,
            at: "lines 28–30", "`UISceneErrorCodeGeometryRequestUnsupported` is 100, iOS 16"),
          Citation(
            .sceneErrorGeometryRequestUnsupported, .agreesInPart, part: "no number",
            at: "abstract and availability", "invalid or unsupported request, iOS 16"),
        ]),
      Sentence(
        "Apple calls such a request invalid or unsupported.",
        "Apple 称这种请求无效或不受支持。",
        [
          Citation(
            .sceneErrorGeometryRequestUnsupported,
            at: "abstract", "the geometry request is invalid or not supported")
        ]),
      Sentence(
        "Assumption: the error occurs when the preferences object belongs to another platform.",
        "假设：偏好对象属于另一个平台时出现。"),
    ])
}
