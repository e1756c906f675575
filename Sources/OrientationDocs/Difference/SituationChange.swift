import Basics
import OrientationNotation

/// Situations of the record of decisions that all changed in the same way.
struct SituationChange: Equatable {
  /// How the event ended before, and by which rule.
  let old: String
  let new: String
  /// The situations, in the order of the record.
  let situations: [DecisionsSnapshot.Situation]
}

extension SituationChange {
  /// The facts that all of the situations state alike; of the versions, the first and the last.
  var shared: [String] {
    guard let first = situations.first else { return [] }
    var shared = first.facts.filter { fact in situations.allSatisfy { $0.facts.contains(fact) } }
      .map { "\($0.key): \($0.value)" }
    if !shared.contains(where: { $0.hasPrefix("iOS: ") }), let versions { shared.insert(versions, at: 0) }
    return shared
  }

  /// The situation with the fewest facts: the one to look at.
  var example: String {
    situations.min { $0.facts.count < $1.facts.count }?.text ?? ""
  }

  /// The change in a line: how many situations, what they share, from what to what.
  var text: String {
    let shared = situations.count == 1 ? [example] : shared
    let place = ([Count.of(situations.count, "situation").text] + shared).joined(separator: ", ")
    let suffix = situations.count == 1 ? "" : " (such as \(example))"
    return "decisions: \(place): \(old) → \(new)\(suffix)"
  }

  private var versions: String? {
    let versions = situations.compactMap { situation in
      situation.facts.first { $0.key == "iOS" }.flatMap { try? VersionName.read($0.value) }
    }
    guard let first = versions.min(), let last = versions.max() else { return nil }
    return "iOS: \(first)–\(last)"
  }
}

extension SituationChange {
  /// What changed between two records: situations that end in another way, those together that changed alike.
  ///
  /// Situations that only one of the records has are counted.
  static func changes(from old: DecisionsSnapshot, to new: DecisionsSnapshot) -> [CatalogChange] {
    var before: [DecisionsSnapshot.Situation: DecisionsSnapshot.Decision] = [:]
    for row in old.rows { before[row.situation] = row.decision }
    var changed: [(was: String, becomes: String, situation: DecisionsSnapshot.Situation)] = []
    var added = 0
    for row in new.rows {
      guard let former = before.removeValue(forKey: row.situation) else {
        added += 1
        continue
      }
      guard former != row.decision else { continue }
      let (was, becomes) = words(former, row.decision)
      changed.append((was, becomes, row.situation))
    }
    let groups = changed.grouped { $0.was + $0.becomes }.map { _, alike in
      SituationChange(old: alike[0].was, new: alike[0].becomes, situations: alike.map(\.situation))
    }
    let counts = [(added, CatalogChange.added), (before.count, CatalogChange.removed)].filter { $0.0 > 0 }
    return groups.sorted { $0.situations.count > $1.situations.count }.map { .situations($0) }
      + counts.map { count, change in change("decisions: " + Count.of(count, "situation").text) }
  }

  /// How the first event that ends otherwise ended before and ends now; where all end alike, what else is different.
  private static func words(
    _ old: DecisionsSnapshot.Decision, _ new: DecisionsSnapshot.Decision
  ) -> (was: String, becomes: String) {
    for index in 0..<max(old.outcomes.count, new.outcomes.count) {
      let (was, becomes) = (word(old, index), word(new, index))
      if was != becomes { return (was, becomes) }
    }
    if old.outcomes != new.outcomes {
      return (old.outcomes.joined(separator: "; "), new.outcomes.joined(separator: "; "))
    }
    if old.masks != new.masks { return ("allowed \(old.masks)", "allowed \(new.masks)") }
    return ("calls \(old.calls)", "calls \(new.calls)")
  }

  /// The kind of an outcome, and the rule that made it.
  private static func word(_ decision: DecisionsSnapshot.Decision, _ index: Int) -> String {
    guard index < decision.outcomes.count else { return "nothing" }
    let outcome = decision.outcomes[index]
    guard index < decision.rules.count else { return String(outcome) }
    // Where it turns to is no other way to end.
    let kind = outcome.hasPrefix("turned") ? "turned" : outcome
    return "\(kind) [\(decision.rules[index])]"
  }
}
