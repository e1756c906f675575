/// Facts that, with other values, have an event end as wanted, and none of which could be left as it is.
public struct Repair: Sendable, Hashable {
  /// One for each fact.
  public let edits: [Edit]
  /// What iOS decides last with them.
  public let resolution: Resolution
  /// What that rests on.
  public let grounds: Grounds

  /// Who can change all of it: the one of the facts that is furthest from the code.
  public var owner: EditOwner { edits.map(\.owner).max() ?? .code }
}
