/// A table of the catalog that no rule decides, with what its columns rest on.
package enum FactTable: String, CaseIterable, Sendable {
  case confusions
  case images
  case capture
  case widths
  case sizeClasses = "size-classes"

  /// What the table says, with what each sentence rests on.
  package var sentences: [Sentence] {
    switch self {
    case .confusions: Self.confusionSentences
    case .images: Self.imageSentences
    case .capture: Self.captureSentences
    case .widths: Self.widthSentences
    case .sizeClasses: Self.sizeClassSentences
    }
  }
}

extension FactTable {
  private static let confusionSentences = [
    Sentence(
      "UIDevice.h declares the device orientations in this order, starting with 0.", "UIDevice.h 按此顺序声明设备方向，从 0 开始。",
      [
        Citation(
          .deviceHeader, at: "lines 14–22, UIDeviceOrientation", "unknown is the first, without a number, and so 0")
      ]
    ),
    Sentence(
      """
      Interface orientations have the values of device orientations, with the landscapes exchanged; a mask has a bit \
      for each.
      """,
      "界面方向使用设备方向的数值，两个横向互换；掩码中每个方向占一位。",
      [
        Citation(
          .applicationHeader, at: "lines 38–44 and 52–55",
          "each interface orientation is set to a device orientation, and each bit of the mask is shifted by an interface orientation"
        )
      ]),
  ]

  private static let imageSentences = [
    Sentence(
      "UIImage.h declares the eight orientations in this order, starting with 0.", "UIImage.h 按此顺序声明八个方向，从 0 开始。",
      [
        Citation(
          .header("image-header", "UIImage"), at: "lines 39–46, UIImageOrientation",
          "the eight cases, without numbers")
      ]),
    Sentence(
      "ImageIO's cases with the same names have the values of EXIF.", "ImageIO 中的同名方向采用 EXIF 的数值。",
      [
        Citation(
          .header("image-properties-header", "CGImageProperties", framework: "ImageIO"),
          at: "lines 759–766, CGImagePropertyOrientation",
          "up is 1, up mirrored 2, and so on to left, 8")
      ]),
    Sentence(
      "The back camera takes an upright image when the device is in landscape left.",
      "设备为 landscapeLeft 时，后置相机拍出的图像为正向。",
      [
        Citation(
          squareCam, at: "captureOutput:didOutputSampleBuffer:fromConnection:, switch",
          "for the back camera, landscape left is EXIF's 1, landscape right its 3"),
        Citation(
          .header("capture-session-header", "AVCaptureSession", framework: "AVFoundation"), .agreesInPart,
          part: "the video's orientation", at: "lines 135–136",
          "landscape right has the home button on the right, as the device's landscape left"),
        Citation(
          unopened: appleQA1744, .agreesInPart),
      ]),
  ]

  private static let widthSentences = [
    Sentence(
      """
      One report logged these widths in January 2023, on one device with iOS 16 or later and one with an earlier \
      version.
      """,
      "一份报告在 2023 年 1 月记录了这些宽度：一台设备为 iOS 16 或更高版本，另一台更低。",
      [Citation(.projectReport, at: "the two logs of 2023-01-18", "the twelve lines, with the time of each", ran: true)]
    )
  ]

  private static let sizeClassSentences = [
    Sentence(
      """
      A large iPhone, for example a Plus or a Max, has a regular width in landscape; other iPhones have a compact \
      width.
      """,
      "大屏手机（如 Plus 或 Max）横屏时宽度为 regular，其他手机为 compact。",
      [
        Citation(
          Source(
            "baolei-size-class-study", "iOS size class study",
            "https://www.baolei.org/iOS-size-class-study-a1f01c7cfe0a4fd4a6d750bcde6cdb36", .blog), at: "table",
          "regular × compact for 7 and 8 Plus, XR, XS Max, 11, 11 Pro Max and 12 Pro Max; compact × compact for X, XS, 11 Pro and 12"
        ),
        Citation(
          unopened: Source(
            "hig-layout", "Human Interface Guidelines: Layout",
            "https://developer.apple.com/design/human-interface-guidelines/layout", .documentation)),
        Citation(
          Source(
            "indiespark-ios-27-sdk", "Indie Spark: the SDK of iOS 27",
            "https://indiespark.org/programming/__trashed/", .blog), .disagreesInPart,
          part: "large phones on iOS 27", at: "introduction", "iOS 27 makes the width of every iPhone compact"),
      ]),
    Sentence(
      "An iPad app has a regular width and height when it fills the screen, and a compact width in a narrow window.",
      "iPad 应用占满屏幕时宽高均为 regular，在窄窗口中宽度为 compact。",
      [
        Citation(
          Source(
            "jazzychad-ipad-size-classes", "Size classes of multitasking apps on iPad",
            "https://txt.jazzychad.net/post/70b4389ab2e9ce42522d", .blog), at: "summary",
          "regular × regular for one active app; compact × regular in Slide Over and the narrow side of a split")
      ]),
  ]
}
