/// Who kept an event from ending as it was meant to, and which answers had no effect on it.
package struct Culprits: Sendable, Hashable {
  /// One of those who refused together.
  package struct Culprit: Sendable, Hashable {
    package let voice: Voice
    /// Facts of this voice with which the event would have ended as meant; in a set, together with those of the others.
    package let edits: [Edit]
    /// The same facts as they are.
    package let refusals: [Refusal]
  }

  /// What the event was meant to do.
  package let wish: RepairGoal.Wish
  /// Whether it ended so all the same; then nobody kept it from anything.
  package let isReached: Bool
  /// The smallest sets of voices that could have had it end so, in the order in which the trace met them; each alone is
  /// enough, and none of its members could be left out. Empty where nobody could.
  package let sets: [[Culprit]]
  /// The answers that have no effect: of an event that was refused, the mask on the screen that would allow what was wanted;
  /// of a turn, all that would not allow it.
  package let unheard: [Unheard]
}

extension Culprits {
  /// An answer that nobody asks for, or that changes nothing.
  package struct Unheard: Sendable, Hashable {
    /// Why.
    package enum Cause: Sendable, Hashable {
      /// A container answers itself.
      case container(Name)
      /// It is presented without taking over, so that its presenter decides: the style asked for.
      case presentation(ModalPresentationStyle?, presenter: Name?)
      /// Nobody is asked, or the answer counts for nothing, by this rule.
      case rule(Rule)
    }

    package let answer: Refusal
    package let cause: Cause

    package init(answer: Refusal, cause: Cause) {
      self.answer = answer
      self.cause = cause
    }
  }
}

extension Culprits {
  /// The sets to tell of: a style that says why a mask has no effect is told there, and the user's lock alone by the verdict.
  /// Of an exception for a preferred orientation, who prefers it is to be told, and not whose masks do not have it.
  package var setsToTell: [[Culprit]] {
    if wish == .noException {
      for set in sets { if set.count == 1, case .preferred? = set[0].refusals.first { return [set] } }
    }
    return sets.filter { set in
      guard set.count == 1 else { return true }
      switch set[0].refusals.first {
      // That UIKit would not come to ask is no cause of an exception.
      case .preferenceLock, .autorotation: return wish != .noException || sets.count == 1
      case .rotationLock: return set[0].refusals.count > 1
      case .style:
        for one in unheard { if case .presentation = one.cause { return false } }
        return true
      default: return true
      }
    }
  }

  /// The answers without effect, where that says more than that nobody asked.
  package var unheardToTell: [Unheard] {
    for culprit in sets.joined() {
      guard case .missingCall = culprit.voice else { continue }
      return unheard.filter { if case .rule = $0.cause { false } else { true } }
    }
    return unheard
  }
}

extension Resolution {
  /// What the event was meant to do; nil for one that asks for no orientation.
  package var wish: RepairGoal.Wish? { RepairGoal.wish(of: scenario, ending: decision) }

  /// Who kept the event from ending as it was meant to, and which answers had no effect; nil where it ended so and each had
  /// one, and where it was meant to do nothing.
  package var culprits: Culprits? {
    // A method that does not exist has nobody refuse it.
    if case .unavailable = decision.outcome { return nil }
    return wish.flatMap { culprits(keepingFrom: $0) }
  }

  /// The same for how somebody wished it to end.
  package func culprits(keepingFrom wish: RepairGoal.Wish) -> Culprits? {
    let search = CulpritSearch(self, wish)
    if wish.goal.isReached(decision) {
      let unheard = search.unheardOfTurn
      return unheard.isEmpty ? nil : Culprits(wish: wish, isReached: true, sets: [], unheard: unheard)
    }
    let sets = search.sets
    return Culprits(wish: wish, isReached: false, sets: sets, unheard: search.unheard(besides: sets))
  }
}
