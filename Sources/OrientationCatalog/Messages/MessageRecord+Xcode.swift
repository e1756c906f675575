import Orientation

// What Xcode and XCTest say.

extension MessageRecord {
  static let shouldAutorotateDeprecated = MessageRecord(
    "should-autorotate-deprecated", .build, name: "Xcode",
    texts: [
      "'shouldAutorotate' was deprecated in iOS 16.0",
      """
      'shouldAutorotate' was deprecated in iOS 16.0: Update supported interface orientations and call \
      setNeedsUpdateOfSupportedInterfaceOrientations to indicate a change.
      """,
    ],
    period: LocalizedText("with the SDK of iOS 16 and later", "使用 iOS 16 及更高版本的 SDK 时"),
    cause: LocalizedText(
      "The code uses `shouldAutorotate`, and the lowest version that the app supports is iOS 16 or later.",
      "代码使用了 `shouldAutorotate`，而应用支持的最低版本是 iOS 16 或更高。"),
    fix: LocalizedText(
      """
      Return one orientation from `supportedInterfaceOrientations` while the interface must not rotate, call \
      `setNeedsUpdateOfSupportedInterfaceOrientations()` when that changes, and remove `shouldAutorotate`.
      """,
      """
      界面不应旋转时让 `supportedInterfaceOrientations` 只返回一个方向，改变时调用 \
      `setNeedsUpdateOfSupportedInterfaceOrientations()`，并删除 `shouldAutorotate`。
      """),
    [
      Sentence(
        "The header deprecates the property in iOS 16.0 with the second text.",
        "头文件以第二段文本在 iOS 16.0 中弃用该属性。",
        [
          Citation(
            .report("flutter/flutter", 128745, ": the warning and the header of the 17.0 SDK"),
            at: "description of 2023-06-12, note of the compiler",
            """
            the declaration in UIViewController.h of the 17.0 SDK has the text, for iOS 6.0 to 16.0
            """, ran: true)
        ]),
      Sentence(
        "Assumption: in front of it, Swift's compiler writes the name and the version as in the first text.",
        "假设：Swift 编译器在其前面按第一段文本写出名称和版本。"),
    ])

  static let orientationTimeout = MessageRecord(
    "xctest-orientation-timeout", .thirdPartyLog, name: "XCTDaemonErrorDomain 15",
    texts: [
      """
      Failed to set orientation: Error Domain=XCTDaemonErrorDomain Code=15 "Timed out waiting for confirmation of \
      orientation change."
      """
    ],
    period: LocalizedText("Xcode 10; not known of others", "Xcode 10；其他版本未知"),
    cause: LocalizedText(
      """
      A UI test sets `XCUIDevice.shared.orientation` for the first time after the simulator has booted, and XCTest waits \
      too long for the answer. The simulator is reported to have rotated.
      """,
      """
      UI 测试在模拟器启动后第一次设置 `XCUIDevice.shared.orientation`，XCTest 等待确认超时。据报告，模拟器其实已经旋转。
      """),
    fix: LocalizedText(
      "Run the test again: only the first run after a boot fails. In CI, rotate the simulator once before the tests.",
      "再运行一次测试：只有启动后的第一次会失败。在 CI 中，测试之前先旋转一次模拟器。"),
    [
      Sentence(
        "Seen with Xcode 10 on an iPhone XR simulator, in the first test run after the simulator had booted.",
        "见于 Xcode 10 的 iPhone XR 模拟器，在模拟器启动后的第一次测试运行中。",
        [
          Citation(
            .report("lionheart/openradar-mirror", 20540, ": openradar 45094683, the log"),
            at: "description of 2018-10-08",
            "the whole line; later runs on the same simulator pass; the orientation appears to change", ran: true)
        ]),
      Sentence(
        "Assumption: a rotation before the tests, by another tool, keeps the first test from failing.",
        "假设：测试前用其他工具旋转一次，第一个测试就不会失败。"),
    ])
}
