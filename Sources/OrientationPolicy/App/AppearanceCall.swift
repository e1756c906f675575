import Orientation

/// A call that the code of a controller makes each time that its view comes or goes.
package struct AppearanceCall: Sendable, Hashable {
  /// When it is made, in the order in which the phases of two screens follow one another.
  package enum Phase: Sendable, CaseIterable {
    case disappearing
    case appearing
    case disappeared
    case appeared
  }

  package let phase: Phase
  package let call: MethodCall
  /// Whether the code is that of a SwiftUI view, which is not told of what is presented over it.
  package let isOfView: Bool

  package init(_ phase: Phase, _ call: MethodCall, isOfView: Bool = false) {
    self.phase = phase
    self.call = call
    self.isOfView = isOfView
  }
}

extension AppearanceCall {
  /// Whether it is made where a controller appears, or else disappears, by an event.
  func isMade(by event: TimelineEvent, isAppearing: Bool) -> Bool {
    guard isAppearing == (phase == .appearing || phase == .appeared) else { return false }
    guard isOfView else { return true }
    switch event {
    case .presented: return isAppearing
    case .dismissed: return !isAppearing
    default: return true
    }
  }
}
