import OrientationCatalog

// The symptoms that people search for, in their words. Of each answer the state is one that has the symptom; a test asks.

extension ExplorerDoor {
  static let all = [doesNotRotate, rotates, pushed, presented, swiftUI, pad, video, crash]

  private static let onPhone = "Info.plist: allButUpsideDown\n"
  private static let onPad = "idiom: pad\nInfo.plist: all\n"

  private static let doesNotRotate = ExplorerDoor(
    "It does not rotate", "界面不旋转", asks: LocalizedText("Which screens stay as they are?", "哪些页面不旋转？"),
    [
      ExplorerDoor(
        "Every screen", "所有页面",
        asks: LocalizedText("Which orientations are selected for the target in Xcode?", "在 Xcode 中，target 勾选了哪些方向？"),
        [
          ExplorerDoor("Only portrait", "只有竖屏", "Info.plist: portrait\nroot: ViewController\ndevice: landscapeLeft"),
          ExplorerDoor(
            "Portrait and landscape", "竖屏和横屏",
            asks: LocalizedText("Does the app delegate return a mask?", "应用代理返回掩码吗？"),
            [
              ExplorerDoor(
                "Yes, .portrait", "是，.portrait",
                onPhone + "app delegate: portrait\nroot: ViewController\ndevice: landscapeLeft"),
              ExplorerDoor(
                "No, and other apps do not rotate either", "否，其他应用也不旋转",
                onPhone + "rotation lock: on\nroot: ViewController\ndevice: landscapeLeft"),
            ]),
        ]),
      ExplorerDoor(
        "One screen; the others rotate", "只有一个页面，其他页面会旋转",
        asks: LocalizedText("What is the screen in?", "这个页面在什么里面？"),
        [
          ExplorerDoor(
            "A navigation controller", "导航控制器",
            onPhone + """
              root: Navigation > Player
              Navigation.supportedInterfaceOrientations: portrait
              Player.supportedInterfaceOrientations: landscape
              device: landscapeLeft
              """),
          ExplorerDoor(
            "A tab bar controller", "标签栏控制器",
            onPhone + """
              root: TabBar > Player
              TabBar.supportedInterfaceOrientations: portrait
              Player.supportedInterfaceOrientations: landscape
              device: landscapeLeft
              """),
          ExplorerDoor(
            "Nothing: it is the root view controller", "没有容器：它就是根视图控制器",
            onPhone + "root: Player\nPlayer.supportedInterfaceOrientations: portrait\ndevice: landscapeLeft"),
        ]),
      ExplorerDoor(
        "It rotates only when I turn the device again", "再转一次设备才旋转",
        onPhone + "root: Player\nPlayer.supportedInterfaceOrientations: landscape\nevent: masks changed"),
      ExplorerDoor(
        "My code sets UIDevice.orientation", "代码设置了 UIDevice.orientation",
        onPhone + "root: Player\nevent: set UIDevice.orientation 3 (KVC)"),
    ])

  private static let rotates = ExplorerDoor(
    "It rotates, but should not", "不该旋转却旋转了", asks: LocalizedText("What should keep it?", "你用什么阻止旋转？"),
    [
      ExplorerDoor(
        "The mask of a screen in a navigation controller", "导航控制器里页面的掩码",
        onPhone + "root: Navigation > Form\nForm.supportedInterfaceOrientations: portrait\ndevice: landscapeLeft"),
      ExplorerDoor(
        "The mask of a screen in a tab bar controller", "标签栏控制器里页面的掩码",
        onPhone + "root: TabBar > Form\nForm.supportedInterfaceOrientations: portrait\ndevice: landscapeLeft"),
      ExplorerDoor(
        "shouldAutorotate returns false", "shouldAutorotate 返回 false",
        onPhone + "root: Form\nForm.shouldAutorotate: no\ndevice: landscapeLeft"),
      ExplorerDoor(
        "A mask, on iPad", "iPad 上的掩码",
        onPad + "root: Form\nForm.supportedInterfaceOrientations: portrait\ndevice: landscapeLeft"),
      ExplorerDoor("Nothing yet", "还没有用什么", onPhone + "root: Form\ndevice: landscapeLeft"),
    ])

  private static let pushed = ExplorerDoor(
    "A pushed screen is wrong", "push 的页面方向不对", asks: LocalizedText("When is it wrong?", "什么时候不对？"),
    [
      ExplorerDoor(
        "After the push, it stays in portrait", "push 之后停在竖屏",
        asks: LocalizedText("Whose mask does the navigation controller return?", "导航控制器返回谁的掩码？"),
        [
          ExplorerDoor(
            "The top screen’s, in a subclass", "子类返回栈顶页面的掩码",
            onPhone + """
              root: Navigation(top) > Player
              Player.supportedInterfaceOrientations: landscape
              event: pushed
              """),
          ExplorerDoor(
            "Its own, or I do not know", "自己的，或者不清楚",
            onPhone + "root: Navigation > Player\nPlayer.supportedInterfaceOrientations: landscape\nevent: pushed"),
        ]),
      ExplorerDoor(
        "After Back, the first screen stays in landscape", "返回之后，前一个页面停在横屏",
        onPhone + """
          root: Navigation(top) > List
          List.supportedInterfaceOrientations: portrait
          current: landscapeRight
          device: landscapeLeft
          event: popped
          """),
    ])

  private static let presented = ExplorerDoor(
    "A sheet or modal is wrong", "弹出的页面方向不对", asks: LocalizedText("How is it presented?", "它是怎样弹出的？"),
    [
      ExplorerDoor(
        "As a sheet, or without a style", "页面样式（sheet），或没有设置样式",
        onPhone + """
          root: List
          List.supportedInterfaceOrientations: portrait
          presented: Player
          Player.supportedInterfaceOrientations: landscape
          event: presented
          """),
      ExplorerDoor(
        "As a portrait sheet, and the app rotates below it", "竖屏的 sheet，下面的应用却旋转了",
        onPhone + """
          root: List
          presented: Form
          Form.supportedInterfaceOrientations: portrait
          device: landscapeLeft
          """),
      ExplorerDoor(
        "In full screen, inside a navigation controller", "全屏，外面包着导航控制器",
        onPhone + """
          root: List
          presented: Navigation > Player as fullScreen
          Navigation.supportedInterfaceOrientations: portrait
          Player.supportedInterfaceOrientations: landscape
          device: landscapeLeft
          event: presented
          """),
      ExplorerDoor(
        "In full screen; once dismissed, the app stays in landscape", "全屏，关闭后应用停在横屏",
        onPhone + """
          root: List
          Player.supportedInterfaceOrientations: landscape
          event: presented Player as fullScreen
          event: device turned landscapeLeft
          event: dismissed
          """),
    ])

  private static let swiftUI = ExplorerDoor(
    "A SwiftUI screen is wrong", "SwiftUI 页面方向不对", asks: LocalizedText("How does the screen show?", "页面怎样显示？"),
    [
      ExplorerDoor(
        "In the window; the app delegate (UIApplicationDelegateAdaptor) has a mask",
        "直接在窗口里；应用代理（UIApplicationDelegateAdaptor）返回掩码",
        asks: LocalizedText("What does it do when it appears?", "它出现时做什么？"),
        [
          ExplorerDoor(
            "Nothing", "什么也不做",
            onPhone + "app delegate: portrait\nroot: HostingController\ndevice: landscapeLeft"),
          ExplorerDoor(
            "It changes the mask", "改变掩码",
            onPhone + "app delegate: landscape\nroot: HostingController\nevent: masks changed"),
          ExplorerDoor(
            "It calls requestGeometryUpdate", "调用 requestGeometryUpdate",
            onPhone + "app delegate: portrait\nroot: HostingController\nevent: requestGeometryUpdate landscape"),
        ]),
      ExplorerDoor(
        "In the window; it should stay in portrait, and rotates", "直接在窗口里；应停在竖屏，却旋转了",
        onPhone + "root: HostingController\ndevice: landscapeLeft"),
      ExplorerDoor(
        "As a sheet", "用 sheet",
        onPhone + """
          root: HostingController
          HostingController.supportedInterfaceOrientations: portrait
          presented: Sheet
          Sheet.supportedInterfaceOrientations: landscape
          event: presented
          """),
      ExplorerDoor(
        "As a full-screen cover", "用 fullScreenCover",
        onPhone + """
          app delegate: portrait
          root: HostingController
          presented: Cover as fullScreen
          device: landscapeLeft
          """),
    ])

  private static let pad = ExplorerDoor(
    "An iPad window is wrong", "iPad 窗口的方向不对", asks: LocalizedText("What happens?", "发生了什么？"),
    [
      ExplorerDoor(
        "The masks have no effect", "掩码没有效果",
        onPad + "root: Drawing\nDrawing.supportedInterfaceOrientations: portrait\ndevice: landscapeLeft"),
      ExplorerDoor(
        "requestGeometryUpdate reports an error", "requestGeometryUpdate 报告错误",
        onPad
          + "root: Drawing\nDrawing.supportedInterfaceOrientations: landscape\nevent: requestGeometryUpdate landscape"),
      ExplorerDoor(
        "It has UIRequiresFullScreen, and stays in portrait", "设置了 UIRequiresFullScreen，停在竖屏",
        onPad + """
          UIRequiresFullScreen: yes
          root: Drawing
          Drawing.supportedInterfaceOrientations: portrait
          device: landscapeLeft
          """),
    ])

  private static let video = ExplorerDoor(
    "A video stays in portrait", "视频停在竖屏", asks: LocalizedText("What should rotate it?", "用什么旋转视频？"),
    [
      ExplorerDoor(
        "AVPlayerViewController, in a portrait app", "竖屏应用里的 AVPlayerViewController",
        """
        Info.plist: portrait
        root: Feed
        presented: AVPlayerViewController as fullScreen
        device: landscapeLeft
        """),
      ExplorerDoor(
        "A button that calls requestGeometryUpdate", "按钮调用 requestGeometryUpdate",
        onPhone + "root: Feed\nFeed.supportedInterfaceOrientations: portrait\nevent: requestGeometryUpdate landscape"),
      ExplorerDoor(
        "A button that sets UIDevice.orientation", "按钮设置 UIDevice.orientation",
        onPhone + "root: Feed\nevent: set UIDevice.orientation 3 (KVC)"),
    ])

  private static let crash = ExplorerDoor(
    "It crashes", "崩溃", asks: LocalizedText("What does the crash say?", "崩溃信息怎么说？"),
    [
      ExplorerDoor(
        "… has no common orientation with the application", "… has no common orientation with the application",
        asks: LocalizedText("When?", "什么时候？"),
        [
          ExplorerDoor(
            "When a screen is presented", "弹出页面时",
            """
            Info.plist: portrait
            root: List
            presented: Player as fullScreen
            Player.supportedInterfaceOrientations: landscape
            event: presented
            """),
          ExplorerDoor(
            "When the device is turned", "转动设备时",
            onPhone + "root: Player\nPlayer.supportedInterfaceOrientations: none\ndevice: landscapeLeft"),
        ]),
      ExplorerDoor(
        "preferredInterfaceOrientationForPresentation … must match …",
        "preferredInterfaceOrientationForPresentation … must match …",
        onPhone + """
          root: List
          presented: Player as fullScreen
          Player.supportedInterfaceOrientations: landscape
          Player.preferredInterfaceOrientationForPresentation: portrait
          event: presented
          """),
    ])
}
