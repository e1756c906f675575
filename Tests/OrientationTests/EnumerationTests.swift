import Orientation
import OrientationCatalog
import Testing

@Suite struct EnumerationTests {
  /// Raw values as Apple's headers state them (UIOrientation.h, SDK 16.5).
  @Test func rawValuesAreThoseOfTheHeaders() {
    let device = DeviceOrientation.allCases.map { "\($0.swiftName) \($0.rawValue)" }
    #expect(
      device == [
        "unknown 0", "portrait 1", "portraitUpsideDown 2", "landscapeLeft 3", "landscapeRight 4", "faceUp 5",
        "faceDown 6",
      ])
    let interface = InterfaceOrientation.allCases.map { "\($0.swiftName) \($0.rawValue)" }
    #expect(
      interface == ["unknown 0", "portrait 1", "portraitUpsideDown 2", "landscapeLeft 4", "landscapeRight 3"])
    let masks = InterfaceOrientationMask.members.map { "\($0.name) \($0.mask.rawValue)" }
    #expect(
      masks == [
        "portrait 2", "landscapeLeft 16", "landscapeRight 8", "portraitUpsideDown 4", "landscape 24", "all 30",
        "allButUpsideDown 26",
      ])
    let autoresizing = Catalog.enumerations.first { $0.objectiveC == "UIViewAutoresizing" }?.cases.map(\.rawValue)
    #expect(autoresizing == [0, 1, 2, 4, 8, 16, 32])
    #expect(ModalPresentationStyle.allCases.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    #expect(UserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
  }

  /// The values of UIImage.h, and those of CGImageProperties.h, which are EXIF's.
  @Test func imageOrientationsHaveTheValuesOfBothHeaders() {
    #expect(
      ImageOrientation.allCases.map { "\($0.swiftName) \($0.rawValue) \($0.exif)" } == [
        "up 0 1", "down 1 3", "left 2 8", "right 3 6", "upMirrored 4 2", "downMirrored 5 4", "leftMirrored 6 5",
        "rightMirrored 7 7",
      ])
    #expect(
      ImageOrientation.allCases.map(\.device).prefix(4) == [
        .landscapeLeft, .landscapeRight, .portraitUpsideDown, .portrait,
      ])
    #expect(ImageOrientation.allCases.dropFirst(4).allSatisfy { $0.device == nil })
  }

  /// The angles that a forum post (iPhone 14 Pro, 17 Pro) and a pull request (SE, 17) measured for front cameras.
  @Test func camerasHaveTheAnglesThatWereMeasured() {
    let devices: [DeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    #expect(devices.map { Camera.back.videoRotationAngle(for: $0) } == [90, 270, 0, 180])
    #expect(devices.map { Camera.front.videoRotationAngle(for: $0) } == [90, 270, 180, 0])
    #expect(devices.map { Camera.frontOfiPhone17.videoRotationAngle(for: $0) } == [0, 180, 90, 270])
    #expect(Camera.allCases.allSatisfy { $0.videoRotationAngle(for: .faceUp) == nil && $0.image(for: .unknown) == nil })
  }

  /// EXIF's values in Apple's samples SquareCam, and of face tracking for the mirrored ones.
  @Test func imagesHaveTheOrientationsOfApplesSamples() {
    let devices: [DeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    #expect(devices.map { Camera.back.image(for: $0)?.exif } == [6, 8, 1, 3])
    #expect(devices.map { Camera.front.image(for: $0)?.exif } == [6, 8, 3, 1])
    #expect(devices.map { Camera.front.image(for: $0, isMirrored: true)?.exif } == [5, 7, 4, 2])
  }

  @Test func aMaskIsOneShiftedByItsOrientation() {
    for orientation in InterfaceOrientation.valid {
      #expect(orientation.mask.rawValue == 1 << UInt(orientation.rawValue))
      #expect(orientation.mask.orientations == [orientation])
    }
    #expect(InterfaceOrientation.unknown.mask.isEmpty)
  }

  @Test func theMappingIsItsOwnInverse() {
    for device in DeviceOrientation.allCases {
      let back = device.interfaceOrientation?.deviceOrientation
      #expect(back == (device.isValidInterfaceOrientation ? device : nil), "\(device)")
    }
    for interface in InterfaceOrientation.valid {
      #expect(interface.deviceOrientation?.interfaceOrientation == interface)
      // The header defines each constant by the one of the other side.
      #expect(interface.deviceOrientation?.rawValue == interface.rawValue)
    }
    #expect(DeviceOrientation.landscapeLeft.interfaceOrientation == .landscapeRight)
    #expect(DeviceOrientation.landscapeRight.interfaceOrientation == .landscapeLeft)
  }

  @Test func predicatesDivideTheDeviceOrientations() {
    #expect(DeviceOrientation.allCases.filter(\.isPortrait).map(\.rawValue) == [1, 2])
    #expect(DeviceOrientation.allCases.filter(\.isLandscape).map(\.rawValue) == [3, 4])
    #expect(DeviceOrientation.allCases.filter(\.isFlat).map(\.rawValue) == [5, 6])
    #expect(DeviceOrientation.allCases.filter(\.isValidInterfaceOrientation).map(\.rawValue) == [1, 2, 3, 4])
  }

  /// WebKit's angles, and the Screen Orientation API's types on a phone.
  @Test func predicatesDivideTheInterfaceOrientations() {
    #expect(InterfaceOrientation.allCases.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(InterfaceOrientation.allCases.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
  }

  @Test func infoPlistKnowsTheFourOrientationsByTheirObjectiveCNames() {
    #expect(InterfaceOrientation.unknown.informationPropertyListName == nil)
    #expect(
      InterfaceOrientation.valid.map(\.informationPropertyListName) == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ])
  }

  @Test func theWebCountsFromTheInterface() {
    #expect(InterfaceOrientation.valid.map(\.angle) == [0, 180, -90, 90])
    #expect(InterfaceOrientation.landscapeRight.webOrientation == .landscapePrimary)
  }

  @Test func messagesListOrientationsInUIKitsOrder() {
    #expect(
      InterfaceOrientationMask.all.messageList == "portrait, landscapeLeft, landscapeRight, portraitUpsideDown")
    #expect(InterfaceOrientationMask(rawValue: 1).messageList.isEmpty)
  }
}
