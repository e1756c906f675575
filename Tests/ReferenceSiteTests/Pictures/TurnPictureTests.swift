import Orientation
import OrientationCatalog
import Testing

@testable import Blocks

/// The picture that the reader turns: that each way to hold the device shows what the resolver says of it.
@Suite struct TurnPictureTests {
  private static let claim = """
    iOS: 26
    root: Main=Navigation(top) > Chart
    Chart.supportedInterfaceOrientations: allButUpsideDown
    device: landscapeRight
    => turned landscapeLeft
    """

  private func picture(_ claim: String = Self.claim) throws -> TurnPicture {
    try #require(try SamplePicture.read("turn", claim) as? TurnPicture)
  }

  @Test func everyWayToHoldTheDeviceIsPlayedFromTheSameStart() throws {
    let turns = try picture().turns
    #expect(turns.map(\.device) == [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown])
    #expect(turns.map(\.resolution.decision.orientation) == [.portrait, .landscapeRight, .landscapeLeft, .portrait])
    #expect(
      turns.map(\.resolution).allSatisfy {
        $0.scenario.current == .portrait && Resolver.decide($0.scenario) == $0.decision
      })
  }

  @Test func theClaimIsWhatIsChosenAtFirst() throws {
    let html = SamplePicture.html(try picture())
    let buttons = html.split(separator: "<input ").dropFirst()
    #expect(buttons.count == 4)
    let chosen = buttons.filter { $0.contains(" checked") }
    #expect(chosen.count == 1)
    #expect(
      chosen.first?.hasPrefix("type=\"radio\" name=\"held\" value=\"landscapeRight\" data-shown=\"landscapeLeft\"")
        == true)
    #expect(html.split(separator: "<div class=\"outcome\">").count == 5)
  }

  @Test func whoIsAskedIsNamedAndWhoIsNotIsMarked() throws {
    let claim = Self.claim.replacing("Navigation(top)", with: "Navigation")
      .replacing("=> turned", with: "Info.plist: allButUpsideDown\n=> turned")
    let rows = SamplePicture.html(try picture(claim)).split(separator: "<li").dropFirst().map(String.init)
    #expect(rows.count == 3)
    #expect(rows[0].contains("Info.") && rows[1].contains("UIKit asks it") && rows[2].hasPrefix(" class=\"unasked\""))
  }
}
