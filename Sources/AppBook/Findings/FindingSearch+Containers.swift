import AppFacts
import Orientation
import OrientationNotation

// What containers do not hand on.

extension FindingSearch {
  /// A controller with a mask in a container that UIKit asks instead.
  mutating func lookAtContainers() throws(ClaimFaults) {
    guard !app.answersFromOutside else { return }
    var seen: Set<[String]> = []
    // What dies everywhere is told where it is written.
    let dead = Set(findings.filter { $0.kind == .deadOverride }.map(\.subject))
    for containment in app.facts.containments
    where isOwn(containment.place) && !dead.contains(containment.child) {
      guard let child = app.controller(named: containment.child),
        let container = containment.container ?? (app.hasAnsweringNavigation ? nil : "UINavigationController"),
        !app.isAnsweredByExtension(container), seen.insert([child.name, container]).inserted
      else { continue }
      for idiom in idioms where try lookForContainer(container, of: child, at: containment.place, idiom) { break }
    }
  }

  /// - Returns: whether the interface rotates to an orientation that the child's mask leaves out.
  private mutating func lookForContainer(
    _ container: String, of child: AppController, at place: FilePlace, _ idiom: Idiom
  ) throws(ClaimFaults) -> Bool {
    guard let own = child.implementation(of: .supportedInterfaceOrientations),
      case .mask(let mask) = child.answer(to: .supportedInterfaceOrientations, os: .newest, idiom: idiom),
      let allowed = InterfaceOrientation.valid.first(where: { mask.contains($0.mask) })
    else { return false }
    // A delegate whose mask depends on state allows at some time what the child leaves out.
    let system = system(idiom) + (app.hasChangingDelegate ? ["app delegate: all"] : [])
    for orientation in InterfaceOrientation.valid where !mask.contains(orientation.mask) {
      guard let device = orientation.deviceOrientation else { continue }
      let isFound = try keep(
        .containerDoesNotForward, at: place, child.name, language: own.language,
        facts: { _ in
          system + [
            "root: \(container) > \(child.name)", "current: \(allowed.swiftName)", "device: \(device.swiftName)",
          ]
        }
      ) { $0.trace.contains(.containersDoNotAskChildren) && $0.decision.outcome == .turned(orientation) }
      if isFound { return true }
    }
    return false
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

  /// Whether an extension or category gives one of UIKit's own classes an answer.
  fileprivate func isAnsweredByExtension(_ name: String) -> Bool {
    facts.occurrences.contains { occurrence in
      occurrence.role == .implementation && occurrence.api == .supportedInterfaceOrientations
        && occurrence.type == name && name.hasPrefix("UI")
    }
  }
}
