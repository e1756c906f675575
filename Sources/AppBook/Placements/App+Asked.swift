import AppFacts
import Orientation
import OrientationNotation

extension App {
  /// What iOS decides on a screen, whatever the sources leave open; nil where the screen cannot be read.
  ///
  /// - Parameters:
  ///   - facts: further facts, such as the mask of a controller and an event.
  ///   - stated: the controllers whose masks the facts state.
  func resolution(
    of screen: Screen, os: OSVersion, idiom: Idiom, _ facts: [String] = [], stating stated: Set<String> = []
  ) throws(ClaimFaults) -> Resolution? {
    let lines =
      ["iOS: \(os)", "idiom: \(idiom.notation)"]
      + screen.lines + openAnswers(on: screen, os, idiom, but: stated) + facts
    return try situation(lines).map { Resolver.resolve($0.scenario) }
  }

  /// Whether the mask of a controller decides anything on a screen.
  func decides(_ controller: String, on screen: Screen, os: OSVersion, idiom: Idiom) throws(ClaimFaults) -> Bool {
    var masks: [InterfaceOrientationMask?] = []
    for mask in ["portrait", "landscapeRight"] {
      let fact = "\(controller).supportedInterfaceOrientations: \(mask)"
      masks.append(
        try resolution(of: screen, os: os, idiom: idiom, [fact], stating: [controller])?.decision.controllerMask)
    }
    return masks[0] != masks[1]
  }

  /// Whether a navigation controller of the app answers anything, so that one of unknown class may do so too.
  var hasAnsweringNavigation: Bool {
    controllers.contains { $0.kind == .navigation }
      || implementations(of: .navigationControllerSupportedInterfaceOrientations).count > 0
  }

  /// Whether all that is around a controller on a screen answers what the sources tell, so that nothing may hand on what the
  /// controller answers.
  func knowsWhatIsAround(_ controller: String, on screen: Screen, os: OSVersion, idiom: Idiom) -> Bool {
    !openAnswers(on: screen, os, idiom, but: [controller]).contains { $0.contains(".\(FactKind.supported.plainKey):") }
  }

  /// The facts that state what the sources leave open, so that a situation can be played all the same.
  func openAnswers(
    on screen: Screen, _ os: OSVersion, _ idiom: Idiom, but stated: Set<String> = []
  ) -> [String] {
    var facts: [String] = []
    for name in Set(screen.controllerNames).sorted() {
      guard let controller = controller(named: name) else { continue }
      for (fact, api) in AppController.questions(of: os) where !(fact == .supported && stated.contains(name)) {
        let answer = controller.answer(to: api, os: os, idiom: idiom)
        guard controller.unknown(answer, fact, as: controller.kind, hasChildren: true) != nil else { continue }
        facts.append("\(name).\(fact.plainKey): \(Self.stand(for: fact))")
      }
    }
    let delegates = AppTargetFacts(app: self, target: application)
    for fact in [FactKind.applicationDelegate, .sceneDelegate] {
      switch delegates.answer(to: fact, os: os, idiom: idiom) {
      case .unknown, .forwarded: facts.append("\(fact.plainKey): all")
      case .notImplemented, .inherited, .mask, .orientation, .rawValue, .bool: break
      }
    }
    return facts
  }

  private static func stand(for fact: FactKind) -> String {
    switch fact {
    case .preferred: "portrait"
    case .shouldAutorotate: "yes"
    case .prefersOrientationLocked: "no"
    default: "all"
    }
  }
}
