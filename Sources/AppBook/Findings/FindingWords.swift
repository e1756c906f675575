import Orientation
import OrientationCatalog
import Words

/// What findings say, in the language of the site.
package struct FindingWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// In how many places something is wrong.
  func count(ofPlaces count: Int) -> String { pick("\(count) places", "\(count) 处") }

  /// The lines of the other places, behind a sentence; nothing where there are none.
  package func alsoOn(_ finding: AppFinding) -> String {
    let lines = finding.otherPlaces.compactMap(\.line).map { pick("line \($0)", "第 \($0) 行") }
    return lines.isEmpty ? "" : pick("; also on ", "；另见") + lines.joined(separator: pick(", ", "、"))
  }

  /// What is wrong, in a sentence.
  package func message(_ finding: AppFinding) -> String {
    let subject = finding.subject
    switch (finding.kind, finding.api, finding.message?.id) {
    case (.replacedMethod, let api?, _):
      let first = finding.versions.first
      // A call outside of all types is about the method itself.
      if subject == api.rawValue {
        return pick("\(subject) has no effect on iOS \(first) and later", "\(subject) 在 iOS \(first) 及以上不起作用")
      }
      return pick(
        "\(subject) uses \(api.rawValue), which has no effect on iOS \(first) and later",
        "\(subject) 使用 \(api.rawValue)，它在 iOS \(first) 及以上不起作用")
    case (.uploadRefused, _, MessageRecord.multitaskingLaunchStoryboard.id):
      return pick(
        "\(subject) can share the iPad’s screen and has no launch screen: the App Store rejects the upload",
        "\(subject) 可以在 iPad 上与其他应用共享屏幕，却没有启动页：App Store 会拒绝上传")
    case (.uploadRefused, _, MessageRecord.multitaskingOrientations.id):
      return pick(
        "\(subject) can share the iPad’s screen and does not list all four orientations for it: the App Store rejects the upload",
        "\(subject) 可以在 iPad 上与其他应用共享屏幕，却没有为 iPad 列出全部四个方向：App Store 会拒绝上传")
    default: return message(finding.kind, subject)
    }
  }

  /// What is wrong with the subject of a finding of which no more than its kind is known, in a sentence.
  package func message(_ kind: AppFindingKind, _ subject: String) -> String {
    switch kind {
    case .masksNeverMeet:
      pick(
        "\(subject) and the app have no orientation in common: presenting it full screen throws an exception",
        "\(subject) 与应用没有共同方向：全屏呈现它时抛出异常")
    case .preferredOutsideSupported:
      pick(
        "\(subject) prefers an orientation that it does not support: presenting it throws an exception",
        "\(subject) 的首选方向不在它支持的方向中：呈现它时抛出异常")
    case .preferredFromStatusBar:
      pick(
        "\(subject) prefers the status bar’s orientation, which it may not support: presenting it then throws an exception",
        "\(subject) 以状态栏的方向为首选方向，而它可能不支持这个方向：这时呈现它会抛出异常")
    case .containerDoesNotForward:
      pick(
        "\(subject) is in a container that does not forward supportedInterfaceOrientations, so its mask has no effect here",
        "\(subject) 所在的容器不转发 supportedInterfaceOrientations，所以它的掩码在这里不起作用")
    case .containerHidesMasks:
      pick(
        "\(subject) does not forward supportedInterfaceOrientations: the masks of the view controllers in it have no effect",
        "\(subject) 不转发 supportedInterfaceOrientations：里面各视图控制器的掩码不起作用")
    case .deadOverride:
      pick(
        "\(subject) returns a mask that UIKit never calls: wherever the code shows it, a container or its presenter decides",
        "\(subject) 返回的掩码，UIKit 从不读取：代码显示它的每一处，都由容器或呈现者决定")
    case .sheetDoesNotLock:
      pick(
        "\(subject) limits the orientations and is presented as a sheet, which leaves its presenter in charge: its mask has no effect here",
        "\(subject) 限制了方向，却以 sheet 呈现，仍由呈现者决定方向：它的掩码在这里不起作用")
    case .presenterDiffers:
      pick(
        "\(subject) and the screen that presents it have no orientation in common: the interface rotates at the presentation, and again at the dismissal",
        "\(subject) 与呈现它的页面没有共同方向：呈现时界面会旋转，关闭时再旋转一次")
    case .stuckScreen:
      pick(
        "\(subject) allows portrait and landscape but does not rotate: it stays in the orientation in which it appears",
        "\(subject) 允许竖屏和横屏，但不旋转：出现时是什么方向，就一直是什么方向")
    case .placedOtherwise:
      pick(
        "\(subject) is in other containers in the code than in the book, and rotates otherwise there",
        "\(subject) 在代码中所在的容器与文档所写的不同，旋转也不同")
    case .lockOutlivesScreen:
      pick(
        "\(subject) locks the app’s orientation, and no code removes the lock: it stays when the screen is closed",
        "\(subject) 锁定了应用的方向，但没有代码解除锁定：页面关闭后，锁定仍然有效")
    case .lockWithoutUpdate:
      pick(
        "\(subject) changes a mask, and no code calls setNeedsUpdateOfSupportedInterfaceOrientations(): nothing rotates before the device is turned",
        "\(subject) 改变了掩码，但没有代码调用 setNeedsUpdateOfSupportedInterfaceOrientations()：转动设备之前，界面不会旋转")
    case .lockNotAllowed:
      pick(
        "\(subject) sets orientations that the app does not allow, so the interface does not rotate: list them in Info.plist",
        "\(subject) 设置了应用不允许的方向，所以界面不会旋转：请把这些方向列入 Info.plist")
    case .newerThanDeploymentTarget:
      pick(
        "\(subject) updates the orientation by methods of iOS 16 alone; the app also runs on earlier versions, where nothing does",
        "\(subject) 只用 iOS 16 的方法更新方向；应用还在更早的版本上运行，在那里没有代码更新方向")
    case .shouldAutorotateNotConsulted:
      pick(
        "\(subject) keeps the interface by shouldAutorotate, which UIKit does not call on iOS 16 and later",
        "\(subject) 用 shouldAutorotate 固定界面，但 UIKit 在 iOS 16 及以上不调用它")
    case .keyValueCodingOnlyLogs:
      pick(
        "\(subject) sets UIDevice.orientation, which has no effect on iOS 16 and later",
        "\(subject) 设置 UIDevice.orientation，这在 iOS 16 及以上不起作用")
    case .maskAsDeviceOrientation:
      pick(
        "\(subject) sets UIDevice.orientation to the number of a mask, which is another orientation or none",
        "\(subject) 把掩码的数值赋给 UIDevice.orientation；这个数值表示别的方向，或者不表示任何方向")
    case .replacedMethod:
      pick(
        "\(subject) calls a method that UIKit has replaced, and that has no effect on newer versions",
        "\(subject) 调用 UIKit 已经取代的方法，它在较新的版本上不起作用")
    case .statusBarOrientationRead:
      pick(
        "\(subject) reads statusBarOrientation, which has no usable value on iOS 27 in an app built with the 27 SDK",
        "\(subject) 读取 statusBarOrientation；用 27 SDK 构建的应用在 iOS 27 上得不到可用的值")
    case .deviceOrientationForLayout:
      pick(
        "\(subject) decides by the device’s orientation, which is neither landscape nor portrait if the device lies flat, and may differ from the interface’s",
        "\(subject) 按设备方向作判断；设备平放时，它既不是横屏也不是竖屏，而且可能与界面方向不同")
    case .deviceOrientationInPlace:
      pick(
        "\(subject) passes a device orientation where an interface orientation or a mask is expected",
        "\(subject) 在需要界面方向或掩码的地方传入了设备方向")
    case .maskAsOrientation:
      pick(
        "\(subject) returns a mask where one orientation is expected: its number is another orientation or none",
        "\(subject) 在需要单个方向的地方返回了掩码；掩码的数值表示别的方向，或者不表示任何方向")
    case .orientationAsMask:
      pick(
        "\(subject) passes an orientation where a mask is expected: its number means other bits",
        "\(subject) 在需要掩码的地方传入了单个方向；方向的数值对应别的位")
    case .comparedWithOtherType:
      pick(
        "\(subject) compares an orientation with the constant of another type, whose number means another orientation",
        "\(subject) 把方向与另一个类型的常量比较；那个常量的数值表示别的方向")
    case .declarationsContradict:
      pick(
        "\(subject) has different orientations in its property list and its build setting",
        "\(subject) 的属性列表与构建设置列出的方向不同")
    case .oneLandscapeOnly:
      pick(
        "\(subject) lists one landscape without the other: a device held the other way shows the interface upside down",
        "\(subject) 只列出一个横屏方向，没有列出另一个：设备反过来横着拿时，界面是倒的")
    case .requiresFullScreenResizes:
      pick(
        "\(subject) has UIRequiresFullScreen, which is deprecated in iPadOS 26 and no longer prevents resizing on 27 with the 27 SDK",
        "\(subject) 使用 UIRequiresFullScreen；它在 iPadOS 26 中已弃用，用 27 SDK 构建的应用在 27 上不能再靠它避免调整大小")
    case .uploadRefused:
      pick(
        "\(subject) can share the iPad’s screen but lacks a launch screen or one of the four orientations: the App Store rejects the upload",
        "\(subject) 可以在 iPad 上与其他应用共享屏幕，却缺少启动页，或缺少四个方向之一：App Store 会拒绝上传")
    case .scenesMissing:
      pick(
        "\(subject) does not use scenes: built with the iOS 27 SDK, it does not launch on iOS 27",
        "\(subject) 没有使用场景：用 iOS 27 SDK 构建后，在 iOS 27 上无法启动")
    }
  }
}
