import Basics
import Orientation

/// An answer that the sources of an app do not tell, so that a situation has to state it.
package struct UnknownAnswer: Sendable, Equatable {
  /// Whose answer it is.
  package enum Subject: Sendable, Hashable {
    /// A controller, by name.
    case controller(Name)
    case applicationDelegate
    case sceneDelegate
  }

  package let subject: Subject
  /// The kind of fact that states it.
  package let fact: FactKind
  /// Why it is not told, for people.
  package let reason: String

  package init(_ subject: Subject, _ fact: FactKind, _ reason: String) {
    self.subject = subject
    self.fact = fact
    self.reason = reason
  }

  /// The fault of a text that does not state it.
  var fault: ValueFault {
    switch subject {
    case .controller(let name):
      ValueFault(
        SafeText(ours: reason), suggestion: "\(name).\(fact.plainKey): " + (fact == .supported ? "landscape" : "…"))
    case .applicationDelegate, .sceneDelegate: ValueFault(SafeText(ours: reason), suggestion: fact.plainKey + ": all")
    }
  }
}
