import Orientation

/// A timeline as a text that `TimelineParser` reads: its facts, without those that are the default, and its events.
package struct TimelineText: Sendable, Equatable {
  /// The facts of the start, as keys and values.
  package private(set) var facts: [Line] = []
  /// The events, as a timeline writes them.
  package let events: [String]

  /// A line of the text.
  package struct Line: Sendable, Equatable {
    package let key: String
    package let value: String
  }

  package init(_ timeline: Timeline) {
    events = timeline.events.map(\.notation)
    add(timeline.start.scenario)
    var controllers = timeline.start.scenario.presented.map(\.controller)
    if let root = timeline.start.scenario.root { controllers.insert(root, at: 0) }
    for event in timeline.events {
      switch event {
      case .presented(let presentation): controllers.append(presentation.controller)
      case .pushed(let controller): controllers.append(controller)
      default: continue
      }
    }
    var known: Set<Name> = []
    for controller in controllers { addAnswers(of: controller, &known) }
  }
}

extension TimelineText {
  /// The whole text, a line each.
  package var lines: [String] { facts.map { "\($0.key): \($0.value)" } + events.map { "event: " + $0 } }

  private mutating func add(_ scenario: Scenario) {
    func add(_ key: FactKind, _ value: String?) {
      if let value { facts.append(Line(key: key.plainKey, value: value)) }
    }
    add(.iOS, scenario.os.text)
    add(.linkedSDK, scenario.linkedSDK?.text)
    add(.idiom, scenario.idiom == .pad ? "pad" : nil)
    add(.homeButton, scenario.hasHomeButton?.notation)
    let list = scenario.informationPropertyList
    add(.informationPropertyList, list.supported?.notation)
    add(.informationPropertyListOnPad, list.supportedOnPad?.notation)
    add(.informationPropertyListOnPhone, list.supportedOnPhone?.notation)
    add(.requiresFullScreen, list.requiresFullScreen ? "yes" : nil)
    add(.requiresFullScreenIgnoredFrom, list.requiresFullScreenIgnoredFrom?.text)
    add(.applicationDelegate, scenario.applicationDelegate.notation)
    add(.sceneDelegate, scenario.windowSceneDelegate.notation)
    add(.rotationLock, scenario.isRotationLocked ? "on" : nil)
    for variable in scenario.variables {
      facts.append(Line(key: "variable \(variable.name)", value: variable.mask.notation))
    }
    add(.root, scenario.root?.notation ?? "none")
    for presentation in scenario.presented { add(.presented, presentation.notation) }
    add(.current, scenario.current == .portrait ? nil : scenario.current.swiftName)
    add(.device, scenario.device == .portrait ? nil : scenario.device.swiftName)
    add(.sceneFillsScreen, scenario.scene.fillsScreen ? nil : "no")
  }

  private mutating func addAnswers(of controller: Controller, _ known: inout Set<Name>) {
    // A controller that comes up in several events is the same each time.
    if known.insert(controller.name).inserted {
      for (kind, value) in controller.answers.notation {
        facts.append(Line(key: "\(controller.name).\(kind.plainKey)", value: value))
      }
    }
    for child in controller.children { addAnswers(of: child, &known) }
  }
}

extension Answers {
  /// The answers that are not the default.
  fileprivate var notation: [(FactKind, String)] {
    let answers: [(FactKind, String?)] = [
      (.supported, supported.notation), (.preferred, preferred.notation),
      (.shouldAutorotate, shouldAutorotate.notation), (.shouldAutorotateTo, shouldAutorotateTo?.notation),
      (.prefersOrientationLocked, prefersOrientationLocked ? "yes" : nil),
      (.delegateSupported, delegateSupported.notation), (.delegatePreferred, delegatePreferred.notation),
    ]
    return answers.compactMap { kind, value in value.map { (kind, $0) } }
  }
}
