import AppFacts
import Orientation
import OrientationNotation

// What containers do not hand on.

extension FindingSearch {
  /// Controllers with masks in containers that UIKit asks instead. A container of the app is told once, where it is declared.
  mutating func lookAtContainers() {
    guard !app.answersFromOutside else { return }
    let answered = app.classesAnsweredByExtensions
    let otherContainer = app.hasAnsweringNavigation ? nil : "UINavigationController"
    var seen: Set<[String]> = []
    var hidden: [(container: AppController, turn: Turn, contents: [Containment])] = []
    var indices: [String: Int] = [:]
    // What dies everywhere is told where it is written.
    let dead = Set(findings.filter { $0.kind == .deadOverride }.map(\.subject))
    for containment in app.facts.containments where isOwn(containment.place) && !isStopped() {
      guard let child = app.controller(named: containment.child),
        let container = containment.container ?? otherContainer,
        !answered.contains(container), container != child.name, seen.insert([child.name, container]).inserted
      else { continue }
      if let own = app.controller(named: container), isOwn(own.type.place) {
        guard let turn = turn(thatHides: child, in: own) else { continue }
        if let index = indices[own.name] {
          hidden[index].contents.append(containment)
        } else {
          indices[own.name] = hidden.count
          hidden.append((own, turn, [containment]))
        }
      } else if !dead.contains(child.name) {
        for idiom in idioms where lookForContainer(container, of: child, at: containment.place, idiom) { break }
      }
    }
    for (container, turn, contents) in hidden { keep(container, turn, contents) }
    // What is said of a controller in one of them need not be told again.
    let children = hidden.map { Set($0.contents.map(\.child)) }
    drop { finding in
      guard finding.kind == .deadOverride, let container = finding.proof?.trace.responsible else { return false }
      return indices[container].map { children[$0].contains(finding.subject) } ?? false
    }
  }

  /// - Returns: whether the interface rotates to an orientation that the child's mask leaves out.
  private mutating func lookForContainer(
    _ container: String, of child: AppController, at place: FilePlace, _ idiom: Idiom
  ) -> Bool {
    guard let own = child.implementation(of: .supportedInterfaceOrientations) else { return false }
    for turn in turns(outOf: child, in: container, idiom) {
      let isFound = keep(
        .containerDoesNotForward, at: place, child.name, language: own.language, facts: { _ in turn.facts }
      ) { turn.happens(in: $0) }
      if isFound { return true }
    }
    return false
  }

  /// Keeps the finding of a container that hides the masks of all that it contains.
  ///
  /// - Parameter turn: the rotation that shows it with the first of them.
  private mutating func keep(
    _ container: AppController, _ turn: Turn, _ contents: [Containment]
  ) {
    let node = Placement.Node(container.name)
    keep(
      .containerHidesMasks, at: container.type.place, container.name,
      shownAt: contents.map { Placement(Placement.Node($0.child), .child, by: node, place: $0.place) },
      language: container.type.language, facts: { _ in turn.facts }
    ) { turn.happens(in: $0) }
  }

  /// A rotation by which the mask of a child counts for nothing in a container, on any kind of device and version that is
  /// tried; nil where there is none.
  private func turn(thatHides child: AppController, in container: AppController) -> Turn? {
    for turn in idioms.flatMap({ turns(outOf: child, in: container.name, $0) }) {
      for os in versions {
        guard let scenario = app.situation([.os(os)] + turn.facts) else { continue }
        if turn.happens(in: Resolver.resolve(scenario)) { return turn }
      }
    }
    return nil
  }

  /// A rotation to an orientation that a controller's mask leaves out.
  private struct Turn {
    let facts: [StatedFact]
    let orientation: InterfaceOrientation

    /// Whether it happens because a container is asked instead.
    func happens(in resolution: Resolution) -> Bool {
      resolution.trace.contains(.containersDoNotAskChildren) && resolution.decision.outcome == .turned(orientation)
    }
  }

  private func turns(outOf child: AppController, in container: String, _ idiom: Idiom) -> [Turn] {
    guard case .mask(let mask) = child.answer(to: .supportedInterfaceOrientations, os: .newest, idiom: idiom),
      let allowed = InterfaceOrientation.valid.first(where: { mask.contains($0.mask) })
    else { return [] }
    // A delegate whose mask depends on state allows at some time what the child leaves out.
    let system = system(idiom) + (app.hasChangingDelegate ? [.applicationDelegate(.mask(.all))] : [])
    return InterfaceOrientation.valid.filter { !mask.contains($0.mask) }.compactMap { orientation in
      orientation.deviceOrientation.map { device in
        Turn(
          facts: system + [
            .root(ControllerTree(container, child.name)), .current(allowed), .device(device),
          ], orientation: orientation)
      }
    }
  }
}

extension App {
  /// Whether the app delegate answers something else than one mask.
  fileprivate var hasChangingDelegate: Bool {
    implementations(of: .applicationSupportedInterfaceOrientations).contains { occurrence in
      if case .mask? = occurrence.value { return false }
      return true
    }
  }

  /// Whether the app delegate, or code that replaces answers, may hand on what a controller in a container answers.
  var answersFromOutside: Bool {
    facts.occurrences.contains { occurrence in
      occurrence.role == .replacement && occurrence.api == .supportedInterfaceOrientations
    }
      || implementations(of: .applicationSupportedInterfaceOrientations).contains { occurrence in
        occurrence.value?.literals.contains { value in
          switch value {
          case .computed(let text): text.contains("supportedInterfaceOrientations")
          case .forwarded: true
          case .mask, .orientation, .deviceOrientation, .bool, .inherited, .choice: false
          }
        } ?? false
      }
  }

  /// UIKit's own classes that an extension or category gives an answer.
  fileprivate var classesAnsweredByExtensions: Set<String> {
    let answering = facts.occurrences.lazy.filter {
      $0.role == .implementation && $0.api == .supportedInterfaceOrientations
    }
    return Set(answering.compactMap(\.type).filter { $0.hasPrefix("UI") })
  }
}
