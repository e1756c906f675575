/// How an app is to behave: statements about its screens, on some devices and versions.
package struct Policy: Sendable, Equatable {
  package let name: String
  package var scope = PolicyScope()
  /// In the order in which they are written.
  package var statements: [Statement] = []
  package var events = EventChoice()
  /// The most events that are played, launch and root included; nil plays on until there is no new state.
  package var depth: Int?
  package var acceptances: [Acceptance] = []

  package init(name: String) { self.name = name }

  /// What a policy is called that has no name.
  package static let unnamed = "policy"
}

extension Policy {
  /// The team's reason to live with an ending; nil where it has none.
  package func reason(toAccept ending: Acceptance.Ending) -> String? {
    acceptances.first { $0.ending == ending }?.reason
  }
}
