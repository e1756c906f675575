import Basics
import Diagnostics
import Orientation

/// A timeline's text, read: the start, the events, and what the text claims about each.
package struct ParsedTimeline: Sendable, Equatable {
  /// An event, and what is claimed about it.
  package struct Step: Sendable, Equatable {
    /// A list that a claim states, and its line.
    package struct List<Element: Sendable & Equatable>: Sendable, Equatable {
      package let elements: [Element]
      package let line: Int
    }

    package let event: TimelineEvent
    /// The event as written.
    package let text: String
    /// The line of the event, from 1.
    package let line: Int
    package let expectation: Expectation?
    package let expectationLine: Int?
    package let because: ParsedClaim.Because?
    /// What the user sees.
    package let display: ParsedClaim.StatedDisplay?
    /// Who is asked, in the order of the first question.
    package let asked: List<String>?
    /// The layout callbacks, in their order.
    package let callbacks: List<LayoutCallback>?
  }

  package let start: AppState
  package let steps: [Step]
  /// How the last event should have ended, where the text asks why it does not.
  package var wanted: Expectation?
  /// The facts as written, in their order.
  package let facts: [Fact]
  /// Those that are about controllers that no event shows.
  package let declared: [DeclaredFact]

  package var timeline: Timeline { Timeline(start: start, events: steps.map(\.event)) }
}

extension ParsedTimeline {
  /// A timeline that claims nothing, as its text states it.
  package init(_ timeline: Timeline) {
    start = timeline.start
    facts = [Fact](timeline.facts)
    let first = facts.count + 1
    steps = timeline.events.enumerated().map { index, event in
      Step(
        event: event, text: event.notation, line: first + index, expectation: nil, expectationLine: nil, because: nil,
        display: nil, asked: nil, callbacks: nil)
    }
    declared = []
  }
}

extension ParsedTimeline.Step {
  /// What is false in the claims about a step, with the lines that say so.
  package func falsehoods(in played: TimelineStep) -> [(problem: Problem, line: Int)] {
    let claim = ParsedClaim(
      scenario: played.resolution.scenario, expectation: expectation, expectationLine: expectationLine,
      because: because, display: display, facts: [], declared: [])
    var found: [(problem: Problem, line: Int)] = []
    if let falsehood = claim.falsehood(in: played.resolution) { found.append(falsehood) }
    if let asked {
      let actual = played.respondents.map(\.notation)
      if asked.elements != actual { found.append((Self.differs("asked", asked.elements, actual), asked.line)) }
    }
    if let callbacks {
      let actual = played.layoutMoments.map(\.callback)
      if callbacks.elements != actual {
        let problem = Self.differs("callbacks", callbacks.elements.map(\.notation), actual.map(\.notation))
        found.append((problem, callbacks.line))
      }
    }
    return found
  }

  /// Whether anything is claimed.
  package var isClaim: Bool {
    expectation != nil || because != nil || display != nil || asked != nil || callbacks != nil
  }

  private static func differs(_ key: String, _ stated: [String], _ actual: [String]) -> Problem {
    .claimFalse(expected: list(key, stated), actual: list(key, actual), rule: nil)
  }

  private static func list(_ key: String, _ elements: [String]) -> String {
    key + ": " + (elements.isEmpty ? "none" : elements.joined(separator: ", "))
  }
}

extension TimelineStep {
  /// Who is asked, in the order of the first question.
  package var respondents: [Respondent] {
    callbacks.compactMap { if case .asked(let respondent, _) = $0 { respondent } else { nil } }.withoutRepeats
  }

  /// The layout callbacks, in their order.
  package var layoutMoments: [LayoutMoment] {
    callbacks.compactMap { callback in
      switch callback {
      case .layout(let moment): moment
      case .asked, .viewWillAppear, .viewWillDisappear, .errorHandler: nil
      }
    }
  }
}

extension Respondent {
  /// The respondent as claims and data name it.
  package var notation: String {
    switch self {
    case .informationPropertyList: "Info.plist"
    case .applicationDelegate: "app delegate"
    case .sceneDelegate: "scene delegate"
    case .controller(let name): name
    case .containerDelegate(let name): name + ".delegate"
    }
  }
}

extension LayoutCallback {
  /// The callback as claims name it.
  package var notation: String {
    switch self {
    case .deviceOrientationDidChange: "notification"
    case .viewWillTransition: "viewWillTransition"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .willRotate: "willRotate"
    case .willAnimateRotation: "willAnimateRotation"
    case .didRotate: "didRotate"
    }
  }
}
