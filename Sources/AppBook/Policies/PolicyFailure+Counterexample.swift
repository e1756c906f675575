import AppFacts
import Orientation
import OrientationCatalog
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
      place: app.decidingGuess(of: counterexample) ?? app.decidingAnswer(in: steps))
    conditions = counterexample.conditions
    guesses = counterexample.guesses.map { guess in
      guess.text + (app.place(of: guess).map { " (\($0.text))" } ?? "")
    }
  }
}

extension App {
  /// The place of the answer that decided last: an implementation, or else the list of Info.plist.
  fileprivate func decidingAnswer(in steps: [TimelineStep]) -> FilePlace? {
    for step in steps.reversed() {
      for effect in step.resolution.trace.steps.reversed().map(\.effect) {
        if case .asked(let respondent, let question) = effect, let place = place(of: respondent, question.api) {
          return place
        }
      }
    }
    return nil
  }

  /// The place of an answer that no source tells and that UIKit called for at the end; nil where there is none.
  fileprivate func decidingGuess(of counterexample: Counterexample) -> FilePlace? {
    counterexample.guesses.lazy.filter { $0.isAsked(in: counterexample.last.resolution.trace) }
      .compactMap { self.place(of: $0) }.first
  }

  fileprivate func place(of guess: FreeAnswer) -> FilePlace? { place(of: guess.respondent, guess.kind.api) }

  private func place(of respondent: Respondent, _ api: OrientationAPI) -> FilePlace? {
    let own = AppTargetFacts(app: self, target: application)
    return switch respondent {
    case .controller(let name):
      controller(named: screens.lazy.compactMap { $0.className(of: name) }.first ?? name)?
        .implementation(of: api)?.place
    case .applicationDelegate: own.implementations(for: .applicationDelegate).first?.place
    case .sceneDelegate: own.implementations(for: .sceneDelegate).first?.place
    case .informationPropertyList: own.declarations.first?.place
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

extension FreeAnswer.Kind {
  /// The method that is called.
  fileprivate var api: OrientationAPI {
    switch self {
    case .supported: .supportedInterfaceOrientations
    case .preferred: .preferredInterfaceOrientationForPresentation
    case .shouldAutorotate: .shouldAutorotate
    case .prefersOrientationLocked: .prefersInterfaceOrientationLocked
    }
  }
}
