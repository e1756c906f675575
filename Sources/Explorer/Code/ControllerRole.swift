/// Where a controller that no other contains comes in.
package enum ControllerRole: Int, CaseIterable, Sendable {
  /// It is the window's root.
  case root
  /// It is presented at the start.
  case presented
  /// It comes up in an event.
  case later
}
