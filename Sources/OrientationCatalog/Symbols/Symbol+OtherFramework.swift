import Orientation

extension Symbol {
  /// What other frameworks than UIKit say of orientation: camera, compass, SwiftUI’s previews, tests.
  static let otherFramework: [Symbol] = [
    Symbol(
      "AVCaptureConnection.videoOrientation", "AVCaptureConnection.videoOrientation", .property,
      .since(OSVersion(4), until: OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcaptureconnection/videoorientation"),
      macCatalyst: .since(OSVersion(14), until: OSVersion(17)),
      SymbolEntry(
        "var videoOrientation: AVCaptureVideoOrientation { get set }",
        objectiveC: "@property (nonatomic) AVCaptureVideoOrientation videoOrientation;",
        LocalizedText(
          "How a capture connection rotates its video, as one of four orientations.",
          "捕捉连接如何旋转视频，取四个方向之一。"),
        usage: LocalizedText(
          "Deprecated in iOS 17: use `videoRotationAngle`, with an angle of `AVCaptureDevice.RotationCoordinator`.",
          "iOS 17 起弃用：请使用 `videoRotationAngle`，角度取自 `AVCaptureDevice.RotationCoordinator`。"))),
    Symbol(
      "AVCaptureConnection.isVideoOrientationSupported", "AVCaptureConnection.supportsVideoOrientation", .property,
      .since(OSVersion(4), until: OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcaptureconnection/isvideoorientationsupported"),
      macCatalyst: .since(OSVersion(14), until: OSVersion(17)),
      SymbolEntry(
        "var isVideoOrientationSupported: Bool { get }",
        objectiveC: """
          @property (nonatomic, readonly, getter=isVideoOrientationSupported) BOOL supportsVideoOrientation;
          """,
        LocalizedText(
          "Says whether `videoOrientation` of the capture connection can be set.",
          "说明能否设置捕捉连接的 `videoOrientation`。"),
        usage: LocalizedText(
          "Deprecated in iOS 17: use `isVideoRotationAngleSupported(_:)`.",
          "iOS 17 起弃用：请使用 `isVideoRotationAngleSupported(_:)`。"))),
    Symbol(
      "AVCaptureVideoOrientation", "AVCaptureVideoOrientation", .enumeration, .since(OSVersion(4)),
      .documentation("developer.apple.com/documentation/avfoundation/avcapturevideoorientation"),
      macCatalyst: .since(OSVersion(14), until: OSVersion(17)),
      SymbolEntry(
        "enum AVCaptureVideoOrientation",
        objectiveC: "typedef NS_ENUM(NSInteger, AVCaptureVideoOrientation)",
        LocalizedText(
          "The four orientations of captured video, with the names and raw values of `UIInterfaceOrientation`.",
          "所捕捉视频的四个方向，名称和原始值与 `UIInterfaceOrientation` 相同。"),
        usage: LocalizedText(
          """
          Convert it from UIInterfaceOrientation by name, and from UIDeviceOrientation with left and right \
          exchanged.
          """,
          "按名称从 UIInterfaceOrientation 转换；从 UIDeviceOrientation 转换时左右互换。"),
        rules: [.deviceMapsToOppositeLandscape])),
    Symbol(
      "AVCaptureConnection.videoRotationAngle", "AVCaptureConnection.videoRotationAngle", .property,
      .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcaptureconnection/videorotationangle"),
      macCatalyst: .since(OSVersion(17)),
      SymbolEntry(
        "var videoRotationAngle: CGFloat { get set }",
        objectiveC: "@property (nonatomic) CGFloat videoRotationAngle;",
        LocalizedText(
          "The angle in degrees by which a capture connection rotates its video.",
          "捕捉连接旋转视频的角度（度）。"),
        usage: LocalizedText(
          "Your code sets it to an angle of `AVCaptureDevice.RotationCoordinator`, whenever that changes.",
          "每当 `AVCaptureDevice.RotationCoordinator` 的角度改变时，由你的代码设为该角度。"))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator", "AVCaptureDeviceRotationCoordinator", .type, .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator"),
      macCatalyst: .since(OSVersion(17)),
      SymbolEntry(
        "class RotationCoordinator: NSObject",
        objectiveC: "@interface AVCaptureDeviceRotationCoordinator : NSObject",
        LocalizedText(
          "Follows how a camera is held and gives the angles that keep preview and pictures level.",
          "跟踪相机的持握方向，给出使预览和照片保持水平的角度。"),
        usage: LocalizedText(
          """
          Your code creates it for a device and its preview layer and observes its angles, which change on the \
          main queue.
          """,
          "你的代码为设备及其预览图层创建它，并监听其角度；角度在主队列上改变。"))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelPreview",
      "AVCaptureDeviceRotationCoordinator.videoRotationAngleForHorizonLevelPreview", .property, .since(OSVersion(17)),
      .documentation(
        "developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationangleforhorizonlevelpreview"
      ), macCatalyst: .since(OSVersion(17)),
      SymbolEntry(
        "var videoRotationAngleForHorizonLevelPreview: CGFloat { get }",
        objectiveC: "@property (nonatomic, readonly) CGFloat videoRotationAngleForHorizonLevelPreview;",
        LocalizedText("The angle that keeps the camera's preview level.", "使相机预览保持水平的角度。"),
        usage: LocalizedText(
          """
          Set it as videoRotationAngle of the preview layer's connection; it depends on the device and on the \
          place of the layer in the interface.
          """,
          "设为预览图层连接的 videoRotationAngle；取决于设备以及图层在界面中的位置。"))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelCapture",
      "AVCaptureDeviceRotationCoordinator.videoRotationAngleForHorizonLevelCapture", .property, .since(OSVersion(17)),
      .documentation(
        "developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationangleforhorizonlevelcapture"
      ), macCatalyst: .since(OSVersion(17)),
      SymbolEntry(
        "var videoRotationAngleForHorizonLevelCapture: CGFloat { get }",
        objectiveC: "@property (nonatomic, readonly) CGFloat videoRotationAngleForHorizonLevelCapture;",
        LocalizedText("The angle that keeps photos and movies level.", "使照片和视频保持水平的角度。"),
        usage: LocalizedText(
          """
          Set it as videoRotationAngle of the output's connection before the capture; it depends on the device \
          alone, also while the interface is locked.
          """,
          "在拍摄之前设为输出连接的 videoRotationAngle；只取决于设备，界面锁定时也是如此。"))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator.videoRotationAngleRelative(toDeviceOrientation:)",
      "-[AVCaptureDeviceRotationCoordinator videoRotationAngleRelativeToDeviceOrientation:]", .method,
      .since(OSVersion(27)),
      .documentation(
        "developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationanglerelative(todeviceorientation:)"
      ),
      SymbolEntry(
        """
        func videoRotationAngleRelative(
          toDeviceOrientation deviceOrientation: AVCaptureVideoOrientation
        ) -> CGFloat
        """,
        objectiveC: """
          - (CGFloat)videoRotationAngleRelativeToDeviceOrientation:(AVCaptureVideoOrientation)deviceOrientation;
          """,
        LocalizedText(
          "Returns the angle that makes pictures upright relative to an orientation that you pass.",
          "返回使照片相对于所传方向保持正立的角度。"),
        usage: LocalizedText(
          "Your code calls it where one fixed orientation counts and not gravity.",
          "需要以固定方向而非重力为准时由你的代码调用。"))),
    Symbol(
      "CLLocationManager.headingOrientation", "CLLocationManager.headingOrientation", .property,
      .since(OSVersion(4), until: OSVersion(27)),
      .documentation("developer.apple.com/documentation/corelocation/cllocationmanager/headingorientation"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(27)),
      SymbolEntry(
        "var headingOrientation: CLDeviceOrientation { get set }",
        objectiveC: "@property (nonatomic) CLDeviceOrientation headingOrientation;",
        LocalizedText(
          "The device orientation from which a compass heading counts.",
          "计算指南针航向时采用的设备方向。"),
        usage: LocalizedText(
          "Your code sets it whenever the interface orientation changes. Deprecated in iOS 27: use `headingBody`.",
          "界面方向改变时由你的代码设置。iOS 27 起弃用：请使用 `headingBody`。"),
        defaultValue: LocalizedText("portrait.", "portrait。"))),
    Symbol(
      "CLLocationManager.headingBody", "CLLocationManager.headingBody", .property, .since(OSVersion(27)),
      .documentation("developer.apple.com/documentation/corelocation/cllocationmanager/headingbody"),
      macCatalyst: .since(OSVersion(27)),
      SymbolEntry(
        "var headingBody: (any CLBodyIdentifiable)? { get set }",
        objectiveC: "@property (nonatomic, strong, nullable) id<CLBodyIdentifiable> headingBody;",
        LocalizedText(
          "The body that is the reference of a compass heading, instead of `headingOrientation`.",
          "作为指南针航向基准的物体，取代 `headingOrientation`。"),
        usage: LocalizedText(
          "Apple's page does not say which objects can be that body.",
          "苹果的页面没有说明哪些对象可以作为该物体。"))),
    Symbol(
      "CMMotionManager.deviceMotionBody", "CMMotionManager.deviceMotionBody", .property, .since(OSVersion(27)),
      .documentation("developer.apple.com/documentation/coremotion/cmmotionmanager/devicemotionbody"),
      macCatalyst: .since(OSVersion(27)), visionOS: .since(OSVersion(27)),
      SymbolEntry(
        "var deviceMotionBody: (any CMBodyIdentifiable)? { get set }",
        objectiveC: "@property (nonatomic, strong, nullable) id<CMBodyIdentifiable> deviceMotionBody;",
        LocalizedText(
          "The body, for example a view, that is the reference of device motion, so that the axes match the picture.",
          "作为设备运动基准的物体，例如视图，使坐标轴与画面一致。"))),
    Symbol(
      "SwiftUI.InterfaceOrientation", nil, .type, .since(OSVersion(15)),
      .documentation("developer.apple.com/documentation/swiftui/interfaceorientation"),
      macCatalyst: .since(OSVersion(15)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "struct InterfaceOrientation",
        LocalizedText(
          "An orientation for SwiftUI's previews; it restricts no app.",
          "用于 SwiftUI 预览的方向；不限制任何应用。"),
        usage: LocalizedText(
          "Your code passes it to `previewInterfaceOrientation(_:)`.",
          "你的代码将它传给 `previewInterfaceOrientation(_:)`。"))),
    Symbol(
      "SwiftUI.View.previewInterfaceOrientation(_:)", nil, .method, .since(OSVersion(15), until: OSVersion(27)),
      .documentation("developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:)"),
      macCatalyst: .since(OSVersion(15), until: OSVersion(27)), visionOS: .since(OSVersion(1), until: OSVersion(27)),
      SymbolEntry(
        "func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View",
        LocalizedText("Sets the orientation of a SwiftUI preview.", "设置 SwiftUI 预览的方向。"),
        usage: LocalizedText(
          "Only previews read it. Deprecated in iOS 27: use a trait, #Preview(traits: .landscapeLeft).",
          "只有预览读取它。iOS 27 起弃用：请使用特征 #Preview(traits: .landscapeLeft)。"),
        defaultValue: LocalizedText("Portrait.", "竖屏。"))),
    Symbol(
      "DeveloperToolsSupport.PreviewTrait.portrait", nil, .constant, .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/developertoolssupport/previewtrait/portrait"),
      macCatalyst: .since(OSVersion(17)), visionOS: .since(OSVersion(1)),
      SymbolEntry(
        "static var portrait: PreviewTrait<Preview.ViewTraits> { get }",
        LocalizedText(
          "The trait for a preview in portrait; its siblings are for the other orientations.",
          "竖屏预览的特征；其他方向有同类特征。"),
        usage: LocalizedText(
          "Your code passes it to the macro, #Preview(traits: .portrait).",
          "你的代码将它传给宏：#Preview(traits: .portrait)。"),
        defaultValue: LocalizedText("Portrait is the default of a preview.", "预览默认为竖屏。"))),
    Symbol(
      "XCUIDevice.orientation", "XCUIDevice.orientation", .property, Availability(introduced: nil),
      .documentation("developer.apple.com/documentation/xcuiautomation/xcuidevice/orientation"),
      macCatalyst: Availability(introduced: nil),
      SymbolEntry(
        "var orientation: UIDeviceOrientation { get set }",
        objectiveC: "@property (nonatomic) UIDeviceOrientation orientation;",
        LocalizedText(
          "The orientation of the device in a UI test; setting it simulates turning the device.",
          "UI 测试中设备的方向；设置它会模拟转动设备。"),
        usage: LocalizedText(
          """
          Your test sets it on XCUIDevice.shared, waits until the window has the new shape, and sets portrait \
          again at the end.
          """,
          "测试在 XCUIDevice.shared 上设置它，等待窗口变为新的形状，最后再设回竖屏。"),
        rules: [.deviceOrientationIsFollowed, .deviceMapsToOppositeLandscape])),
  ]
}
