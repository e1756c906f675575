/// Facts that, with other values, have an event end as wanted, and none of which could be left as it is.
public struct Repair: Sendable, Hashable {
  /// One for each fact.
  public let edits: [Edit]
  /// What iOS decides last with them.
  public let decision: Decision
  /// The orientations that other screens lose: those that the app mask, or a container's own answer, no longer allows.
  package let takes: InterfaceOrientationMask
  /// The orientations that other screens get, where their own masks allow them.
  package let gives: InterfaceOrientationMask

  /// Who can change all of it: the one of the facts that is furthest from the code.
  public var owner: EditOwner { edits.map { $0.owner }.max() ?? .code }

  /// Whether the code and Info.plist are all that has to change.
  package var isOfTheApp: Bool { owner <= .informationPropertyList }

  /// Whether a further call is part of it.
  package var hasCall: Bool { edits.contains { $0.isCall } }
}
