import AppFacts
import Orientation
import OrientationCatalog
import OrientationNotation
import OrientationPolicy

// What a counterexample of a search comes to in the app.

extension PolicyFailure {
  /// The failure that a counterexample shows.
  init(_ counterexample: Counterexample, in app: App) {
    let (timeline, steps, last) = (counterexample.timeline, counterexample.steps, counterexample.last.resolution)
    let grounds = timeline.grounds(of: steps).last ?? last.grounds
    self.init(
      length: counterexample.length, timeline: timeline, outcome: last.decision.outcome.claim,
      rule: last.decision.rule.rawValue, standing: VerdictStanding(grounds).weakest, screens: counterexample.screens,
      place: app.decidingAnswer(in: steps))
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
    case .controller(let name):
      controller(named: screens.lazy.compactMap { $0.className(of: name) }.first ?? name)?
        .implementation(of: question.api)?.place
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
