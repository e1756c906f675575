import Orientation
import OrientationCatalog
import Testing

@testable import Blocks
@testable import ReferenceSite

@Suite struct LadderPictureTests {
  private static let claims = [
    "iOS: 15\nshouldAutorotate: no\ndevice: landscapeLeft\n=> unchanged autorotation-off\n",
    "iOS: 17\nrotation lock: on\ndevice: landscapeLeft\n=> unchanged rotation-lock\n",
    "iOS: 17\ndevice: faceUp\n=> unchanged flat-or-unknown\n",
    "iOS: 12\nInfo.plist: portrait\nsupportedInterfaceOrientations: landscape\ndevice: landscapeLeft\n"
      + "=> exception no-common-orientation\n",
    "iOS: 17\nInfo.plist: portrait\napp delegate: allButUpsideDown\ndevice: landscapeLeft\n=> turned landscapeRight\n",
  ]

  @Test(arguments: claims)
  func theLayerThatIsLitIsThatOfTheRuleThatDecides(claim: String) throws {
    let picture = try SamplePicture.ladder(claim)
    let decision = try #require(picture.resolution.trace.replayed)
    #expect(picture.rungs.filter(\.isDeciding).map(\.layer) == [decision.rule.layer])
    let html = SamplePicture.html(picture)
    #expect(html.split(separator: "class=\"chosen\"").count == 2)
    #expect(SamplePicture.labels(html).contains(decision.rule.rawValue))
  }

  @Test(arguments: claims)
  func everyStepOfTheTraceIsOnItsLayer(claim: String) throws {
    let picture = try SamplePicture.ladder(claim)
    #expect(picture.rungs.map(\.layer) == Layer.allCases)
    for step in picture.resolution.trace.steps {
      let rung = try #require(picture.rungs.first { $0.layer == step.rule.layer })
      #expect(rung.rules.contains(step.rule))
    }
    #expect(Set(picture.rungs.flatMap(\.rules)) == Set(picture.resolution.trace.steps.map(\.rule)))
  }

  @Test func theControllerLayerShowsWhatIsAllowedInAll() throws {
    let picture = try SamplePicture.ladder(
      "iOS: 17\nInfo.plist: allButUpsideDown\nsupportedInterfaceOrientations: landscape\n"
        + "device: landscapeLeft\n=> turned landscapeRight\n")
    let controller = try #require(picture.rungs.first { $0.layer == .controller })
    #expect(controller.mask == .landscape)
    #expect(controller.mask == picture.resolution.decision.effectiveMask)
  }

  @Test func aLadderAnswersForItsClaimAsAScenarioDoes() throws {
    let claim = try #require(Self.claims.first)
    let scenario = try #require(GeneratedBlock.parse(info: "scenario", body: claim, line: 1) { _, _ in })
    let ladder = try #require(GeneratedBlock.parse(info: "picture ladder", body: claim, line: 1) { _, _ in })
    #expect(ladder.demonstrations == scenario.demonstrations)
    #expect(ladder.mentions == scenario.mentions)
    #expect(ladder.claimedVersion == scenario.claimedVersion && !ladder.hasOldParts)
  }
}
