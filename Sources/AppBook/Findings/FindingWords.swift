import Orientation
import OrientationCatalog
import Words

/// What findings say, in the language of the site.
package struct FindingWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// What is wrong with the subject of a finding, in a sentence.
  package func message(_ kind: AppFindingKind, _ subject: String) -> String {
    switch kind {
    case .masksNeverMeet:
      pick(
        "\(subject) and the app have no orientation in common: presenting it full screen throws an exception",
        "\(subject) 与应用没有共同允许的方向：全屏呈现时抛出异常")
    case .shouldAutorotateNotConsulted:
      pick(
        "\(subject) implements shouldAutorotate, which UIKit does not call on the versions that the app supports",
        "\(subject) 实现了 shouldAutorotate，但应用支持的系统版本不再询问它")
    case .keyValueCodingOnlyLogs:
      pick(
        "\(subject) sets UIDevice.orientation, which has no effect on iOS 16 and later",
        "\(subject) 设置 UIDevice.orientation，从 iOS 16 起不再旋转界面")
    case .deviceOrientationInPlace:
      pick(
        "\(subject) passes a device orientation where an interface orientation or a mask is expected",
        "\(subject) 在需要界面方向或掩码的地方使用了设备方向")
    case .orientationAsMask:
      pick(
        "\(subject) passes an orientation where a mask is expected: its number means other bits",
        "\(subject) 在需要掩码的地方使用了方向枚举值，其数值对应别的位")
    case .preferredOutsideSupported:
      pick(
        "\(subject) prefers an orientation that it does not support: presenting it throws an exception",
        "\(subject) 的首选方向不在其支持的方向中：呈现时抛出异常")
    case .preferredFromStatusBar:
      pick(
        "\(subject) prefers the status bar’s orientation, which it may not support: presenting it then throws an exception",
        "\(subject) 以状态栏方向为首选方向，可能不在其支持的方向中：呈现时抛出异常")
    case .replacedMethod:
      pick(
        "\(subject) uses a method that has no effect on the versions that the app supports",
        "\(subject) 使用的方法在应用支持的系统版本上不起作用")
    case .declarationsContradict:
      pick(
        "\(subject) has different orientations in its property list and its build setting",
        "\(subject) 的属性列表与构建设置列出的方向不同")
    case .padNotMultitasking:
      pick(
        "\(subject) does not list all four orientations for iPad, so it cannot share the screen",
        "\(subject) 没有为 iPad 列出全部四个方向，因此不能分屏")
    case .upsideDownOnPhone:
      pick(
        "\(subject) lists upside down for iPhone, but an iPhone without a home button does not rotate to it",
        "\(subject) 为 iPhone 列出了倒置方向，而没有 Home 键的手机不会转到该方向")
    }
  }
}
