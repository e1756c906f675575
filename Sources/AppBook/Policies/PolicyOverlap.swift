import OrientationPolicy

/// A statement of a policy, and one of another policy that says in which orientations the same screen is.
struct PolicyOverlap {
  let own: String
  let other: String
  /// The name of the other policy.
  let policy: String
  /// The first screen and environment of which both speak.
  let place: String

  /// The overlap as one of its policies sees it, by its place among those of the book; nil for a policy without part in it.
  init?(_ pair: PolicyTable.Pair, of index: Int, _ policies: [Policy]) {
    let (own, other) = pair.first.policy == index ? (pair.first, pair.second) : (pair.second, pair.first)
    guard own.policy == index else { return nil }
    self.own = policies[own.policy].statements[own.statement].text
    self.other = policies[other.policy].statements[other.statement].text
    policy = policies[other.policy].name
    place = "\(pair.screen), \(pair.environment.text)"
  }
}
