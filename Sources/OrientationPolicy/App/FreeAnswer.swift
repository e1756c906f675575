import Orientation
import OrientationNotation

/// An answer of the app that depends on what its sources do not tell. A policy is proved for every value that it can have.
package struct FreeAnswer: Sendable, Hashable {
  package typealias Subject = UnknownAnswer.Subject

  package enum Kind: CaseIterable, Sendable, Hashable {
    case supported
    case preferred
    case shouldAutorotate
    case prefersOrientationLocked
  }

  package let subject: Subject
  package let kind: Kind
  /// The values that it can have, and when; none where it can have every value.
  package let cases: [AnswerCase]
  /// Whether an answer without cases has one value as long as the app runs, as a constant has that could not be read. Any
  /// other may have another value whenever UIKit calls.
  package let isFixed: Bool

  package init(_ subject: Subject, _ kind: Kind, isFixed: Bool = false, cases: [AnswerCase] = []) {
    self.subject = subject
    self.kind = kind
    self.isFixed = isFixed
    self.cases = cases
  }
}

extension FreeAnswer {
  /// The answer as a timeline writes it, such as `Player.supportedInterfaceOrientations`.
  package var text: String {
    switch subject {
    case .applicationDelegate: "app delegate"
    case .sceneDelegate: "scene delegate"
    case .controller(let name): name + "." + kind.method
    }
  }

  /// Whether it can have values that no source tells.
  package var canBeAnything: Bool { cases.isEmpty || cases.contains { $0.value == .anything } }

  /// Whether UIKit called for it in a decision.
  package func isAsked(in trace: Trace) -> Bool {
    trace.steps.contains { step in
      guard case .asked(let respondent, let question) = step.effect else { return false }
      return respondent == self.respondent && kind.isAsked(by: question)
    }
  }

  /// Who answers.
  package var respondent: Respondent {
    switch subject {
    case .controller(let name): .controller(name)
    case .applicationDelegate: .applicationDelegate
    case .sceneDelegate: .sceneDelegate
    }
  }
}

extension FreeAnswer.Kind {
  /// The method of UIKit whose answer it is.
  package var method: String { standard.kind.plainKey }

  /// What a controller answers that implements nothing.
  package var standard: Answer {
    switch self {
    case .supported: .supported(.notImplemented)
    case .preferred: .preferred(.notImplemented)
    case .shouldAutorotate: .shouldAutorotate(.notImplemented)
    case .prefersOrientationLocked: .prefersOrientationLocked(false)
    }
  }

  fileprivate func isAsked(by question: Question) -> Bool {
    switch (self, question) {
    case (.supported, .supported), (.preferred, .preferred), (.shouldAutorotate, .shouldAutorotate),
      (.prefersOrientationLocked, .prefersOrientationLocked):
      true
    case (.supported, _), (.preferred, _), (.shouldAutorotate, _), (.prefersOrientationLocked, _): false
    }
  }
}
