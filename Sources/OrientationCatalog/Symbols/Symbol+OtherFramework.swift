import Orientation

extension Symbol {
  /// What other frameworks than UIKit say of orientation: camera, compass, SwiftUI’s previews, tests.
  static let otherFramework: [Symbol] = [
    Symbol(
      "AVCaptureConnection.videoOrientation", "AVCaptureConnection.videoOrientation", .property,
      .since(OSVersion(4), until: OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcaptureconnection/videoorientation"),
      macCatalyst: .since(OSVersion(14), until: OSVersion(17))),
    Symbol(
      "AVCaptureConnection.isVideoOrientationSupported", "AVCaptureConnection.supportsVideoOrientation", .property,
      .since(OSVersion(4), until: OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcaptureconnection/isvideoorientationsupported"),
      macCatalyst: .since(OSVersion(14), until: OSVersion(17))),
    Symbol(
      "AVCaptureVideoOrientation", "AVCaptureVideoOrientation", .enumeration, .since(OSVersion(4)),
      .documentation("developer.apple.com/documentation/avfoundation/avcapturevideoorientation"),
      macCatalyst: .since(OSVersion(14), until: OSVersion(17))),
    Symbol(
      "AVCaptureConnection.videoRotationAngle", "AVCaptureConnection.videoRotationAngle", .property,
      .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcaptureconnection/videorotationangle"),
      macCatalyst: .since(OSVersion(17))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator", "AVCaptureDeviceRotationCoordinator", .type, .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator"),
      macCatalyst: .since(OSVersion(17))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelPreview",
      "AVCaptureDeviceRotationCoordinator.videoRotationAngleForHorizonLevelPreview", .property, .since(OSVersion(17)),
      .documentation(
        "developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationangleforhorizonlevelpreview"
      ), macCatalyst: .since(OSVersion(17))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator.videoRotationAngleForHorizonLevelCapture",
      "AVCaptureDeviceRotationCoordinator.videoRotationAngleForHorizonLevelCapture", .property, .since(OSVersion(17)),
      .documentation(
        "developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationangleforhorizonlevelcapture"
      ), macCatalyst: .since(OSVersion(17))),
    Symbol(
      "AVCaptureDevice.RotationCoordinator.videoRotationAngleRelative(toDeviceOrientation:)",
      "-[AVCaptureDeviceRotationCoordinator videoRotationAngleRelativeToDeviceOrientation:]", .method,
      .since(OSVersion(27)),
      .documentation(
        "developer.apple.com/documentation/avfoundation/avcapturedevice/rotationcoordinator/videorotationanglerelative(todeviceorientation:)"
      )),
    Symbol(
      "CLLocationManager.headingOrientation", "CLLocationManager.headingOrientation", .property,
      .since(OSVersion(4), until: OSVersion(27)),
      .documentation("developer.apple.com/documentation/corelocation/cllocationmanager/headingorientation"),
      macCatalyst: .since(OSVersion(13, 1), until: OSVersion(27))),
    Symbol(
      "CLLocationManager.headingBody", "CLLocationManager.headingBody", .property, .since(OSVersion(27)),
      .documentation("developer.apple.com/documentation/corelocation/cllocationmanager/headingbody"),
      macCatalyst: .since(OSVersion(27))),
    Symbol(
      "CMMotionManager.deviceMotionBody", "CMMotionManager.deviceMotionBody", .property, .since(OSVersion(27)),
      .documentation("developer.apple.com/documentation/coremotion/cmmotionmanager/devicemotionbody"),
      macCatalyst: .since(OSVersion(27)), visionOS: .since(OSVersion(27))),
    Symbol(
      "SwiftUI.InterfaceOrientation", nil, .type, .since(OSVersion(15)),
      .documentation("developer.apple.com/documentation/swiftui/interfaceorientation"),
      macCatalyst: .since(OSVersion(15)), visionOS: .since(OSVersion(1))),
    Symbol(
      "SwiftUI.View.previewInterfaceOrientation(_:)", nil, .method, .since(OSVersion(15), until: OSVersion(27)),
      .documentation("developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:)"),
      macCatalyst: .since(OSVersion(15), until: OSVersion(27)), visionOS: .since(OSVersion(1), until: OSVersion(27))),
    Symbol(
      "DeveloperToolsSupport.PreviewTrait.portrait", nil, .constant, .since(OSVersion(17)),
      .documentation("developer.apple.com/documentation/developertoolssupport/previewtrait/portrait"),
      macCatalyst: .since(OSVersion(17)), visionOS: .since(OSVersion(1))),
    Symbol(
      "XCUIDevice.orientation", "XCUIDevice.orientation", .property, Availability(introduced: nil),
      .documentation("developer.apple.com/documentation/xcuiautomation/xcuidevice/orientation"),
      macCatalyst: Availability(introduced: nil)),
  ]
}
