import Orientation

/// One line of a policy. It speaks of the state after an event, while a screen is in front.
package struct Statement: Sendable, Equatable {
  /// What has to be so.
  package enum Demand: Sendable, Equatable {
    /// The interface is in one of these orientations; nil leaves a screen out of what holds for the others.
    case always(InterfaceOrientationMask?)
    /// No event ends so.
    case never(ForbiddenEnding)
    /// At the latest so many events after this one the interface is in one of these orientations.
    case after(Trigger, within: Int, InterfaceOrientationMask)
    /// For each of these orientations some sequence of events leads to it.
    case may(InterfaceOrientationMask)
  }

  package let demand: Demand
  /// The screen that it is about; nil for all that have no statement of their own.
  package let screen: String?
  /// The statement as written.
  package let text: String
  /// The line in the policy's text, from 1.
  package let line: Int
}
