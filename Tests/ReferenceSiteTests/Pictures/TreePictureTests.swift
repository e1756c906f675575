import Orientation
import OrientationCatalog
import Testing

@testable import Blocks

/// The tree of view controllers: that it lights who decides, and says of nobody wrongly that his mask has no effect.
@Suite struct TreePictureTests {
  private static let claims = [
    "iOS: 26\nroot: Tabs=TabBar > Home=Navigation > List\nList.supportedInterfaceOrientations: portrait\n"
      + "device: landscapeLeft\n=> turned landscapeRight\n",
    "iOS: 26\nroot: Tabs=TabBar(selected) > [Home=Navigation(top) > List, Settings]\n"
      + "List.supportedInterfaceOrientations: portrait\ndevice: landscapeLeft\n=> unchanged not-allowed\n",
    "iOS: 26\nroot: List\npresented: Player as fullScreen\nList.supportedInterfaceOrientations: portrait\n"
      + "Player.supportedInterfaceOrientations: landscape\ndevice: landscapeLeft\n=> turned landscapeRight\n",
    "iOS: 26\nroot: List\npresented: Editor as pageSheet\nList.supportedInterfaceOrientations: portrait\n"
      + "Editor.supportedInterfaceOrientations: landscape\ndevice: landscapeLeft\n=> unchanged not-allowed\n",
  ]

  @Test(arguments: claims) func theViewControllerThatIsLitIsTheOneThatDecides(claim: String) throws {
    let picture = try SamplePicture.tree(claim)
    let asked = picture.places.filter(\.isAsked)
    #expect(asked.count == 1)
    let html = SamplePicture.html(picture)
    #expect(html.split(separator: "class=\"chosen\"").count == 2)
    #expect(SamplePicture.labels(html).contains { $0 == asked.first?.controller.name })
  }

  @Test(arguments: claims) func whatIsSaidToHaveNoEffectChangesNothing(claim: String) throws {
    let picture = try SamplePicture.tree(claim)
    let words = PictureWords(language: .english)
    for place in picture.places where words.note(place).hasSuffix(" has no effect") {
      for rawValue in stride(from: UInt(0), through: 30, by: 2) {
        var scenario = picture.claim.scenario
        let answer = MaskAnswer.mask(InterfaceOrientationMask(rawValue: rawValue))
        if let root = scenario.root { scenario.root = answering(answer, place.controller.name, in: root) }
        for index in scenario.presented.indices {
          let controller = scenario.presented[index].controller
          scenario.presented[index].controller = answering(answer, place.controller.name, in: controller)
        }
        #expect(Resolver.decide(scenario).outcome == picture.resolution.decision.outcome, "\(place.controller.name)")
      }
    }
  }

  @Test func whatIsNotShownIsNotDrawn() throws {
    let places = try SamplePicture.tree(Self.claims[1]).places
    #expect(places.map(\.controller.name) == ["Tabs", "Home", "List"])
    #expect(places.map(\.depth) == [0, 1, 2])
    #expect(places.map(\.isAsked) == [false, false, true])
  }

  @Test func theMasksAreThoseOfTheDecision() throws {
    let picture = try SamplePicture.tree(Self.claims[2])
    let text = picture.alternative(PictureWords(language: .english))
    #expect(text.contains("List: not asked, its portrait has no effect."))
    #expect(text.contains("Player: presented as fullScreen, UIKit asks it."))
    #expect(text.contains("Its mask: landscapeLeft, landscapeRight."))
    #expect(text.contains("Allowed: landscapeLeft, landscapeRight."))
  }

  private func answering(_ answer: MaskAnswer, _ name: Name, in controller: Controller) -> Controller {
    var controller = controller
    if controller.name == name { controller.answers.supported = answer }
    controller.children = controller.children.map { answering(answer, name, in: $0) }
    return controller
  }
}
