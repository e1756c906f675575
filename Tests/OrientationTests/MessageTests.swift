import Orientation
import OrientationCatalog
import Testing

struct MessageTests {
  @Test(arguments: [
    (
      OSVersion(6),
      "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
    ),
    (
      OSVersion(8, 2),
      "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
    ),
    (
      OSVersion(8, 3),
      "Supported orientations has no common orientation with the application, and [Player shouldAutorotate] is returning YES"
    ),
    (
      OSVersion(12),
      "Supported orientations has no common orientation with the application, and [Player shouldAutorotate] is returning YES"
    ),
  ])
  func theExceptionNamesTheClassFromEightPointThreeOn(version: OSVersion, text: String) {
    var scenario = Scenario(os: version)
    scenario.informationPropertyList.supported = [.portrait]
    scenario.root = controller { $0.supported = .mask(.landscape) }
    scenario.device = .landscapeLeft
    #expect(Resolver.resolve(scenario).messageText == text)
  }

  @Test func anEmptyMaskNamesTheControllerFromSixteenOn() {
    var scenario = Scenario(os: OSVersion(16))
    scenario.root = controller { $0.supported = .mask([]) }
    scenario.device = .landscapeLeft
    let resolution = Resolver.resolve(scenario)
    #expect(resolution.message == .noCommonOrientation)
    #expect(resolution.messageText?.contains("[Player shouldAutorotate]") == true)
  }

  @Test(arguments: [
    (9, 24, "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"),
    (
      10, 24,
      "preferredInterfaceOrientationForPresentation '(24)' must match a supported interface orientation: 'portrait'!"
    ),
    (
      15, 0,
      "preferredInterfaceOrientationForPresentation 'unknown' must match a supported interface orientation: 'portrait'!"
    ),
    (
      16, 3,
      "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported interface orientation: 'portrait'!"
    ),
  ])
  func thePreferredOrientationIsPrintedAsUIKitPrintsIt(version: Int, rawValue: Int, text: String) {
    var scenario = Scenario(os: OSVersion(version))
    scenario.root = controller {
      $0.supported = .mask(.portrait)
      $0.preferred = .rawValue(rawValue)
    }
    scenario.event = .dismissed(.fullScreen, takesOver: nil)
    #expect(Resolver.resolve(scenario).messageText == text)
  }

  @Test(
    arguments: [
      (OSVersion(14, 5), nil), (OSVersion(14, 6), .orientationSetDiscouraged),
      (OSVersion(15), .orientationSetDiscouraged),
      (OSVersion(16), .orientationSetUnsupported),
    ] as [(OSVersion, Message?)])
  func settingTheDeviceOrientationIsLogged(version: OSVersion, message: Message?) {
    var scenario = Scenario(os: version)
    scenario.event = .called(.keyValueCodingSet(rawValue: 3))
    #expect(Resolver.resolve(scenario).message == message)
  }

  @Test(arguments: [(OSVersion(12), nil), (OSVersion(13), .statusBarOrientationSet)] as [(OSVersion, Message?)])
  func settingTheStatusBarsOrientationIsLogged(version: OSVersion, message: Message?) {
    var scenario = Scenario(os: version)
    scenario.event = .called(.statusBarOrientationSet(.landscapeLeft))
    #expect(Resolver.resolve(scenario).message == message)
  }

  @Test func aLaunchWithoutARootControllerIsLogged() {
    var scenario = Scenario(os: OSVersion(15))
    scenario.event = .launched
    #expect(Resolver.resolve(scenario).message == nil)
    scenario.root = nil
    #expect(Resolver.resolve(scenario).message == .rootViewControllerExpected)
  }

  @Test func noFilledTextHoldsAPlaceholder() {
    var scenario = Scenario(os: OSVersion(16))
    scenario.root = controller { $0.supported = .mask(.portrait) }
    scenario.event = .called(.geometryRequested(.landscape))
    #expect(
      Resolver.resolve(scenario).messageText
        == "None of the requested orientations are supported by the view controller. "
        + "Requested: landscapeLeft, landscapeRight; Supported: portrait")
    scenario.event = .called(.foreignGeometryRequested)
    #expect(Resolver.resolve(scenario).message == .geometryUnsupportedPreferences)
    #expect(Resolver.resolve(scenario).messageText == nil)
  }

  @Test(arguments: Catalog.messages)
  func everyMessageHasASource(message: MessageRecord) {
    #expect(!message.sources.isEmpty)
    #expect(message.sources.allSatisfy { $0.address?.hasPrefix("https://") ?? false })
  }

  @Test func everyMessageHasAnIdOfItsOwnAndVersions() {
    #expect(Set(Catalog.messages.map(\.id)).count == Catalog.messages.count)
    for language in Language.allCases {
      #expect(Catalog.messages.map { $0.period(in: language) }.filter { $0 == "not known" || $0 == "未知" } == [])
    }
  }

  private func controller(_ answer: (inout Answers) -> Void) -> Controller {
    var answers = Answers()
    answer(&answers)
    return Controller("Player", answers: answers)
  }
}
