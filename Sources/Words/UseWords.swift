import AppFacts
import Orientation
import OrientationCatalog

/// The words of what the site says about an app's uses of orientation APIs.
package struct UseWords: LocalizedWords, Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var api: String { pick("API", "API") }
  package var type: String { pick("In", "所在类型") }
  package var value: String { pick("Value", "值") }
  package var none: String { pick("The scan found no uses.", "扫描没有发现使用方向 API 的地方。") }

  /// What the code of a group does.
  package func title(_ group: UseGroup) -> String {
    switch group {
    case .force: pick("Sets an orientation directly", "直接设置方向")
    case .request: pick("Requests an orientation", "请求方向")
    case .update: pick("Has UIKit read the masks again", "让 UIKit 重新读取掩码")
    case .deviceOrientation: pick("Reads the orientation of the device", "读取设备方向")
    case .interfaceOrientation: pick("Reads the orientation of the interface", "读取界面方向")
    case .callback: pick("Follows a rotation", "响应旋转")
    case .answer: pick("Reads the value of another object", "读取另一个对象的值")
    case .replacement: pick("Replaces a method at run time", "在运行时替换方法")
    }
  }

  /// What that means for the app.
  package func meaning(_ group: UseGroup) -> String {
    switch group {
    case .force:
      pick(
        "On iOS 16 and later, setting the orientation has no effect: use requestGeometryUpdate(_:errorHandler:).",
        "iOS 16 起，设置方向不起作用：请使用 requestGeometryUpdate(_:errorHandler:)。")
    case .request:
      pick(
        "UIKit rotates only to an orientation that the view controller and the app allow.",
        "UIKit 只旋转到视图控制器和应用都允许的方向。")
    case .update:
      pick(
        "On iOS 16 and later, only setNeedsUpdateOfSupportedInterfaceOrientations() has an effect; on earlier versions, only attemptRotationToDeviceOrientation().",
        "iOS 16 起，只有 setNeedsUpdateOfSupportedInterfaceOrientations() 起作用；更早的版本上，只有 attemptRotationToDeviceOrientation() 起作用。"
      )
    case .deviceOrientation:
      pick(
        "The device can be flat or turned while the interface stays as it is, so this value is not one for layout.",
        "设备可能平放，也可能转动了而界面没有跟着旋转，所以不要按这个值布局。")
    case .interfaceOrientation:
      pick(
        "The value is that of one scene at one moment. Layout depends on the size of the view.",
        "这是某个场景在某一时刻的值。布局取决于视图的尺寸。")
    case .callback:
      pick(
        "UIKit calls these methods when the interface rotates or the window changes its size.",
        "界面旋转或窗口尺寸变化时，UIKit 调用这些方法。")
    case .answer:
      pick("A container that forwards reads the value of its child so.", "转发的容器这样读取子控制器的值。")
    case .replacement:
      pick("The scan does not run code: what the new method returns is not known.", "扫描不运行代码，所以不知道新方法返回什么。")
    }
  }
}
