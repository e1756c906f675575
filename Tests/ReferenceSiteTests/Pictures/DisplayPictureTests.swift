import Orientation
import OrientationCatalog
import Testing

@testable import Blocks
@testable import ReferenceSite

/// The moments of a device: that who is lit is who is asked, and that what shows is what the resolver says.
@Suite struct DisplayPictureTests {
  private static func moments(_ body: String) throws -> [ScenarioBlock] {
    try #require(try SamplePicture.read("display", body) as? DisplayPicture).moments
  }

  private static func screens(_ body: String) throws -> [DisplayDrawing.Screen] {
    DisplayDrawing(resolution: try #require(try moments(body).first).resolution).screens
  }

  private static func presenting(_ presented: String, ends: String) -> String {
    "iOS: 26\nroot: Tabs=TabBar(selected) > List\nList.supportedInterfaceOrientations: portrait\npresented: \(presented)\n"
      + "device: landscapeLeft\n=> \(ends)\n"
  }

  @Test func `a sheet shows over its presenter, which is lit`() throws {
    let screens = try Self.screens(Self.presenting("Editor as pageSheet", ends: "unchanged not-allowed"))
    #expect(
      screens == [
        DisplayDrawing.Screen(name: "List", isAsked: true, layer: nil),
        DisplayDrawing.Screen(name: "Editor", isAsked: false, layer: .sheet),
      ])
  }

  @Test func `what fills the window hides what is below it`() throws {
    let screens = try Self.screens(Self.presenting("Player as fullScreen", ends: "turned landscapeRight"))
    #expect(screens == [DisplayDrawing.Screen(name: "Player", isAsked: true, layer: nil)])
  }

  @Test func `an alert is a box over its presenter`() throws {
    let screens = try Self.screens(Self.presenting("Question as alert", ends: "unchanged not-allowed"))
    #expect(screens.map(\.layer) == [nil, .box])
    #expect(screens.map(\.isAsked) == [true, false])
  }

  @Test func `every scenario is a moment with its own ending`() throws {
    let body =
      Self.presenting("Editor as pageSheet", ends: "unchanged not-allowed") + "\n"
      + Self.presenting("Player as fullScreen", ends: "turned landscapeRight") + "\n"
    let picture = try SamplePicture.read("display", body)
    let html = SamplePicture.html(picture)
    #expect(html.split(separator: "<svg ").count == 1 + 2)
    #expect(html.split(separator: "class=\"asked\"").count == 1 + 2)
    #expect(html.contains("iOS 26, Editor as page"))
    #expect(html.contains("The mask of Player counts."))
    #expect(html.contains("verdict unchanged") && html.contains("verdict turned"))
    #expect(picture.alternative(PictureWords(language: .english)).contains("Editor over List (its mask counts)."))
  }

  @Test(arguments: ["", "\n", "  \n\n"]) func `a fence without a scenario is at fault`(body: String) {
    var lines: [Int] = []
    let block = GeneratedBlock.parse(info: "picture display", body: body, line: 10) { lines.append($1) }
    #expect(block == nil && !lines.isEmpty)
  }

  /// The screen does not turn with such a scene: on a device that lies, what is upright is turned back.
  @Test func `a scene that the screen does not turn with is drawn upright`() throws {
    let facts =
      "iOS: 26\nidiom: pad\nroot: Game\ndevice: landscapeLeft\ncurrent: landscapeRight\nevent: window resized\n"
    let drawings = try ["Info.plist: all\nshown: Windowed Apps\nscene fills screen: no", "shown: full screen"].map {
      SamplePicture.html(try SamplePicture.read("display", facts + $0 + "\n=> unchanged\n"))
    }
    #expect(drawings[0].contains("rotate(-90)") && drawings[0].contains("translate(0 0) rotate(90)"))
    #expect(drawings[0].split(separator: "class=\"dot\"").count == 1 + 3)
    #expect(drawings[1].contains("translate(0 0) rotate(90)") && !drawings[1].contains("class=\"dot\""))
  }

  @Test(arguments: WindowingMode.allCases)
  func `a box is drawn over every scene, however small`(mode: WindowingMode) {
    var scenario = Scenario(os: .newest, idiom: mode.idiom ?? .phone, current: .landscapeRight)
    scenario.scene.mode = mode
    scenario.device = .landscapeLeft
    scenario.scene.fillsScreen = false
    scenario.presented = [Presentation(Controller("Question"), isAlert: true)]
    let html = SamplePicture.html(DisplayPicture(moments: [ScenarioBlock(Resolver.resolve(scenario))]))
    #expect(html.split(separator: "<svg ").count == 2)
  }

  @Test func `an exception is crossed out`() throws {
    let html = SamplePicture.html(
      try SamplePicture.read(
        "display",
        "iOS: 16\nsupportedInterfaceOrientations: portrait\npreferredInterfaceOrientationForPresentation: current\n"
          + "current: landscapeRight\ndevice: landscapeLeft\nevent: dismissed\n=> exception preferred-not-supported\n"))
    #expect(SamplePicture.labels(html).last == "✕")
  }
}
