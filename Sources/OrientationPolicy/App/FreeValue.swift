import Orientation

/// A value that a search chooses, by its number: of a mask its bits, of an orientation its raw value, of a truth 0 or 1.
package struct FreeValue: Sendable, Hashable {
  package let number: UInt8

  init(_ number: UInt8) { self.number = number }

  /// The value that an answer has as long as UIKit does not call for it.
  ///
  /// A trace does not show that a lock was asked for which is off, so this one is on.
  static func idle(_ kind: FreeAnswer.Kind) -> Answer {
    switch kind {
    case .supported: .supported(.all)
    case .preferred, .shouldAutorotate, .prefersOrientationLocked: FreeValue(1).answer(kind)
    }
  }

  /// Every value that can make a difference to a decision that called for the answer.
  ///
  /// Masks with the same part in the app's lead to the same decision, unless one of them is empty, or the controller's
  /// preferred orientation is compared with them too.
  ///
  /// - Parameter reduced: whether such masks count as one.
  static func all(_ kind: FreeAnswer.Kind, in resolution: Resolution, reduced: Bool) -> [FreeValue] {
    switch kind {
    // Nobody writes `unknown`, as nobody writes an empty mask.
    case .preferred: InterfaceOrientation.valid.map { FreeValue(UInt8($0.rawValue)) }
    case .shouldAutorotate, .prefersOrientationLocked: [FreeValue(0), FreeValue(1)]
    case .supported:
      (reduced ? masks(in: resolution) : everyMask).map { FreeValue(UInt8($0.rawValue)) }
    }
  }

  /// A condition that holds, and one that does not.
  static let truths = [FreeValue(1), FreeValue(0)]

  /// What a controller or a delegate answers then.
  func answer(_ kind: FreeAnswer.Kind) -> Answer {
    switch kind {
    case .supported: .supported(.mask(InterfaceOrientationMask(rawValue: UInt(number))))
    case .preferred: .preferred(.rawValue(Int(number)))
    case .shouldAutorotate: .shouldAutorotate(.always(number == 1))
    case .prefersOrientationLocked: .prefersOrientationLocked(number == 1)
    }
  }
}

extension FreeValue {
  private static func masks(in resolution: Resolution) -> [InterfaceOrientationMask] {
    guard let application = resolution.decision.applicationMask, !resolution.trace.asksForPreferred else {
      return everyMask
    }
    let outside = InterfaceOrientationMask.all.subtracting(application)
    // The part outside makes a difference only to a mask that has nothing inside.
    return everyMask.filter { $0.isSubset(of: application) || $0 == outside }
  }

  /// The masks that code may answer: nobody writes an empty one, which UIKit answers with an exception.
  private static let everyMask = InterfaceOrientationMask.everySet.filter { !$0.isEmpty }
}

extension Trace {
  fileprivate var asksForPreferred: Bool {
    steps.contains { step in
      if case .asked(_, .preferred) = step.effect { true } else { false }
    }
  }
}
