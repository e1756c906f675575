import Orientation
import OrientationNotation
import Testing

@testable import Blocks

/// The strips: that what is left is what nobody takes out, and that they say who did.
@Suite struct StripsPictureTests {
  private static func strips(_ body: String) throws -> StripsPicture {
    try #require(try SamplePicture.read("strips", body) as? StripsPicture)
  }

  private static func picture(of scenario: Scenario) -> StripsPicture {
    StripsPicture(claim: ParsedClaim(scenario), resolution: Resolver.resolve(scenario))
  }

  @Test(arguments: [OSVersion(15), OSVersion(26)], [true, false])
  func `what is left is what no strip takes out`(os: OSVersion, hasHomeButton: Bool) throws {
    for app in InterfaceOrientationMask.everySet where !app.isEmpty {
      for controller in InterfaceOrientationMask.everySet where !controller.isEmpty {
        var scenario = Scenario(os: os, hasHomeButton: hasHomeButton, applicationDelegate: .mask(app))
        scenario.root?.answers.supported = .mask(controller)
        scenario.device = .landscapeLeft
        let picture = Self.picture(of: scenario)
        #expect(picture.strips.map(\.mask) == [app, controller, hasHomeButton ? .all : .allButUpsideDown])
        let left = try #require(picture.left)
        for orientation in StripsPicture.orientations {
          #expect(picture.takers(of: orientation).isEmpty == left.allows(orientation), "\(app), \(controller)")
        }
      }
    }
  }

  @Test func `an empty intersection is seen, with who took out what`() throws {
    let picture = try Self.strips(
      "iOS: 17\nInfo.plist: portrait\nroot: List\npresented: Player as fullScreen\n"
        + "Player.supportedInterfaceOrientations: landscape\nevent: presented\n=> exception no-common-orientation\n")
    #expect(picture.left == [])
    #expect(picture.takers(of: .portrait) == [.controller])
    #expect(picture.takers(of: .landscapeLeft) == [.application])
    #expect(picture.takers(of: .portraitUpsideDown) == [.application, .controller, .device])
    let labels = SamplePicture.labels(SamplePicture.html(picture))
    #expect(labels.contains("nothing is left"))
    #expect(labels.filter { $0 == "✓" }.count == 1 + 2 + 3)
    #expect(labels.filter { $0 == "✕ app" }.count == 3)
    let text = picture.alternative(PictureWords(language: .english))
    #expect(text.contains("App (Info.plist): portrait. View controller (Player): landscapeLeft, landscapeRight."))
    #expect(text.contains("landscapeLeft taken out by app. "))
  }

  @Test func `who is not asked takes nothing out`() throws {
    let picture = try Self.strips(
      "iOS: 26\nidiom: pad\nInfo.plist: all\nsupportedInterfaceOrientations: portrait\ndevice: landscapeLeft\n"
        + "=> turned landscapeRight\n")
    #expect(picture.strips.map(\.mask) == [nil, nil, .all])
    #expect(picture.left == .all)
    #expect(SamplePicture.labels(SamplePicture.html(picture)).filter { $0 == "does not count" }.count == 2)
  }

  @Test(arguments: [
    ("Info.plist: all", "Info.plist"), ("app delegate: all", "the app delegate"),
    ("scene delegate: all", "the scene delegate"),
  ])
  func `the strip of the app says who answered`(fact: String, name: String) throws {
    let picture = try Self.strips("iOS: 27\n\(fact)\ndevice: landscapeLeft\n=> turned landscapeRight\n")
    #expect(SamplePicture.labels(SamplePicture.html(picture)).contains(name))
  }
}
