import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy

/// How an app comes to fail a statement, as reports write it.
package struct PolicyFailure: Sendable, Equatable {
  /// How many events it takes.
  package let length: Int
  /// The timeline, a line each, for `explain` and for pages.
  package let timeline: [String]
  /// How the last event ends, as claims write it, and the rule that decides.
  package let outcome: String
  package let rule: String
  /// How far the verdict on the last event can be relied on.
  package let standing: Standing
  /// The screens in front at the end.
  package let screens: [String]
  /// The answer that decides; nil where none of the app's does.
  package let place: FilePlace?

  package init(
    length: Int, timeline: [String], outcome: String, rule: String, standing: Standing, screens: [String],
    place: FilePlace?
  ) {
    self.length = length
    self.timeline = timeline
    self.outcome = outcome
    self.rule = rule
    self.standing = standing
    self.screens = screens
    self.place = place
  }
}

extension PolicyFailure {
  /// The failure that a counterexample shows, or nil where it cannot be played.
  init?(_ counterexample: Counterexample, in app: App) {
    let timeline = counterexample.timeline
    guard let steps = try? timeline.play(), let last = steps.last,
      let grounds = timeline.grounds(of: steps).last
    else { return nil }
    self.init(
      length: counterexample.length, timeline: TimelineText(timeline).lines,
      outcome: last.resolution.decision.outcome.claim, rule: last.resolution.decision.rule.rawValue,
      standing: VerdictStanding(grounds).weakest, screens: counterexample.screens,
      place: app.decidingAnswer(in: steps))
  }

  /// The events alone, with how the device is held at the launch.
  package var events: [String] {
    func values(_ key: String) -> [String] {
      timeline.compactMap { $0.hasPrefix(key) ? String(Substring($0.utf8.dropFirst(key.utf8.count))) : nil }
    }
    var events = values("event: ")
    if let device = values("device: ").first, !events.isEmpty { events[0] += " with the device in \(device)" }
    return events
  }
}

extension App {
  /// The place of the answer that decided last: an implementation, or else the list of Info.plist.
  fileprivate func decidingAnswer(in steps: [TimelineStep]) -> FilePlace? {
    for step in steps.reversed() {
      for effect in step.resolution.trace.steps.reversed().map(\.effect) {
        if case .asked(let respondent, let question) = effect, let place = place(of: respondent, question) {
          return place
        }
      }
    }
    return nil
  }

  private func place(of respondent: Respondent, _ question: Question) -> FilePlace? {
    switch respondent {
    case .controller(let name): controller(named: name)?.implementation(of: question.api)?.place
    case .applicationDelegate: implementations(of: .applicationSupportedInterfaceOrientations).first?.place
    case .sceneDelegate: implementations(of: .windowSceneSupportedInterfaceOrientations).first?.place
    case .informationPropertyList: AppTargetFacts(app: self, target: application).declarations.first?.place
    case .containerDelegate: nil
    }
  }
}

extension Question {
  /// The method that is called.
  fileprivate var api: OrientationAPI {
    switch self {
    case .supported: .supportedInterfaceOrientations
    case .preferred: .preferredInterfaceOrientationForPresentation
    case .shouldAutorotate: .shouldAutorotate
    case .shouldAutorotateTo: .shouldAutorotateToInterfaceOrientation
    case .prefersOrientationLocked: .prefersInterfaceOrientationLocked
    }
  }
}
