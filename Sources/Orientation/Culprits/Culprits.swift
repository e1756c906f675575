/// Who kept an event from ending as it was meant to.
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
  /// The smallest sets of voices that could have had it end so, in the order in which the trace met them; each alone is
  /// enough, and none of its members could be left out. Empty where nobody could.
  package let sets: [[Culprit]]
  /// The controller on the screen whose mask would allow what was wanted, and has no effect.
  package let unheard: Unheard?
}

extension Culprits {
  /// A mask that nobody asks for, or that changes nothing.
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

    package let controller: Name
    package let mask: InterfaceOrientationMask
    package let cause: Cause

    package init(controller: Name, mask: InterfaceOrientationMask, cause: Cause) {
      self.controller = controller
      self.mask = mask
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
      case .rotationLock: return set[0].refusals.count > 1
      case .style:
        if let cause = unheard?.cause, case .presentation = cause { return false }
        return true
      default: return true
      }
    }
  }

  /// The mask without effect, where that says more than that nobody asked.
  package var unheardToTell: Unheard? {
    guard let unheard else { return nil }
    if case .rule = unheard.cause {
      for culprit in sets.joined() { if case .missingCall = culprit.voice { return nil } }
    }
    return unheard
  }
}

extension Resolution {
  /// What the event was meant to do; nil for one that asks for no orientation.
  package var wish: RepairGoal.Wish? { RepairGoal.wish(of: scenario, ending: decision) }

  /// Who kept the event from ending as it was meant to; nil where it ended so, and where it was meant to do nothing.
  package var culprits: Culprits? { wish.flatMap { culprits(keepingFrom: $0) } }

  /// Who kept the event from ending as somebody wished; nil where it ended so.
  package func culprits(keepingFrom wish: RepairGoal.Wish) -> Culprits? {
    if wish.goal.isReached(decision) { return nil }
    let search = CulpritSearch(self, wish)
    let sets = search.sets
    return Culprits(wish: wish, sets: sets, unheard: search.unheard(besides: sets))
  }
}
