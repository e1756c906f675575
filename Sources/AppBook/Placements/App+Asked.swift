import AppFacts
import Orientation
import OrientationNotation

extension App {
  /// What iOS decides on a screen, whatever the sources leave open; nil where they tell too little all the same.
  ///
  /// - Parameters:
  ///   - facts: further facts, such as the mask of a controller and an event.
  ///   - stated: the controllers whose masks the facts state.
  func resolution(
    of screen: Screen, os: OSVersion, idiom: Idiom, _ facts: [StatedFact] = [], stating stated: Set<String> = []
  ) -> Resolution? {
    let open = freeFacts(on: screen, os, idiom, but: stated)
    return situation([.os(os), .idiom(idiom)] + screen.facts + open + facts).map { Resolver.resolve($0) }
  }

  /// Whether the mask of a controller decides anything on a screen.
  func decides(_ controller: String, on screen: Screen, os: OSVersion, idiom: Idiom) -> Bool {
    let masks = [InterfaceOrientationMask.portrait, .landscapeRight].map { mask in
      let fact = StatedFact.answer(of: controller, .supported(.mask(mask)))
      return resolution(of: screen, os: os, idiom: idiom, [fact], stating: [controller])?.decision.controllerMask
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
    openAnswers(on: screen, os, idiom, but: [controller]).allSatisfy { answer in
      if case .controller = answer.subject { answer.fact != .supported } else { true }
    }
  }

  /// The facts that take what the sources leave open on a screen for something that limits nothing, but for what is read.
  ///
  /// - Parameter stated: the controllers whose masks other facts state.
  func freeFacts(
    on screen: Screen, _ os: OSVersion, _ idiom: Idiom, but stated: Set<String> = []
  ) -> [StatedFact] {
    openAnswers(on: screen, os, idiom, but: stated).map { answer in
      answer.free(but: readMask(of: answer, on: screen, os: os, idiom: idiom))
    }
  }

  /// What the sources leave open of all that may be asked on a screen.
  func openAnswers(
    on screen: Screen, _ os: OSVersion, _ idiom: Idiom, but stated: Set<String> = []
  ) -> [UnknownAnswer] {
    var open: [UnknownAnswer] = []
    var seen: Set<String> = []
    for node in screen.nodes where seen.insert(node.name).inserted {
      let name = node.name
      guard let controller = controller(named: node.className) else { continue }
      for (fact, api) in AppController.questions(of: os) where !(fact == .supported && stated.contains(name)) {
        let answer = controller.answer(to: api, os: os, idiom: idiom, on: [screen])
        open += [controller.unknown(answer, fact, of: name, as: controller.kind, hasChildren: true)].compactMap(\.self)
      }
    }
    let delegates = AppTargetFacts(app: self, target: application)
    for fact in [FactKind.applicationDelegate, .sceneDelegate] {
      let answer = delegates.answer(to: fact, os: os, idiom: idiom)
      open += [delegates.unknown(answer, fact)].compactMap(\.self)
    }
    return open
  }
}
