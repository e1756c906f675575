/// A question that Apple leaves open, or answers twice: the resolver takes one answer, and a scenario can state another.
package enum OpenQuestion: CaseIterable, Sendable {
  case missingInformationPropertyList
  case noCommonOrientationAtPresentation
  case noCommonOrientationAtRotation
  case noCommonOrientationAtUpdate
  case noCommonOrientationUnderFullScreen
  case askedAtPresentation
  case orderOfChoice
  case emptyMask
  case rotationGoesBy
  case navigationUpsideDown
  case popAsks
  case dismissalAsks
  case preferredOutsideMask
  case keyValueCodingAtFirst

  /// The same assumptions with this question answered otherwise, in every way that there is.
  ///
  /// Of the orders of choice it takes one for each other orientation that can come first.
  package func otherAnswers(to assumptions: Assumptions) -> [Assumptions] {
    switch self {
    case .missingInformationPropertyList:
      assumptions.others(than: assumptions.missingInformationPropertyList) { $0.missingInformationPropertyList = $1 }
    case .noCommonOrientationAtPresentation:
      assumptions.others(than: assumptions.noCommonOrientationAtPresentation) {
        $0.noCommonOrientationAtPresentation = $1
      }
    case .noCommonOrientationAtRotation:
      assumptions.others(than: assumptions.noCommonOrientationAtRotation) { $0.noCommonOrientationAtRotation = $1 }
    case .noCommonOrientationAtUpdate:
      assumptions.others(than: assumptions.noCommonOrientationAtUpdate) { $0.noCommonOrientationAtUpdate = $1 }
    case .noCommonOrientationUnderFullScreen:
      assumptions.others(than: assumptions.noCommonOrientationUnderFullScreen) {
        $0.noCommonOrientationUnderFullScreen = $1
      }
    case .askedAtPresentation:
      assumptions.others(than: assumptions.askedAtPresentation) { $0.askedAtPresentation = $1 }
    case .orderOfChoice: assumptions.orderOfChoice.others.map { order in assumptions.with { $0.orderOfChoice = order } }
    case .emptyMask: [assumptions.with { $0.emptyMaskChangesNothing.toggle() }]
    case .rotationGoesBy: [assumptions.with { $0.rotationUsesKnownSet.toggle() }]
    case .navigationUpsideDown: [assumptions.with { $0.navigationAllowsUpsideDown.toggle() }]
    case .popAsks: [assumptions.with { $0.popAsks.toggle() }]
    case .dismissalAsks: [assumptions.with { $0.dismissalAsksNobody.toggle() }]
    case .preferredOutsideMask: [assumptions.with { $0.preferredOutsideMaskOnlyLogs.toggle() }]
    case .keyValueCodingAtFirst: [assumptions.with { $0.keyValueCodingTurnsAtFirst.toggle() }]
    }
  }
}

extension Assumptions {
  fileprivate func with(_ change: (inout Assumptions) -> Void) -> Assumptions {
    var changed = self
    change(&changed)
    return changed
  }

  fileprivate func others<Answer: CaseIterable & Equatable>(
    than answer: Answer, _ set: (inout Assumptions, Answer) -> Void
  ) -> [Assumptions] {
    Answer.allCases.filter { $0 != answer }.map { other in with { set(&$0, other) } }
  }
}

extension OrderOfChoice {
  /// The orders in which one of the later orientations comes first.
  fileprivate var others: [OrderOfChoice] {
    orientations.dropFirst().compactMap { first in OrderOfChoice([first] + orientations.filter { $0 != first }) }
  }
}
