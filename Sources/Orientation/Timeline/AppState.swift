/// An app on a device between two events of a timeline.
public struct AppState: Sendable, Hashable {
  /// How far the app has come.
  public enum Phase: Sendable, Hashable {
    /// Not started yet.
    case notLaunched
    /// Launched, with a window that does not show its root view controller yet.
    case launching
    /// In the foreground, with a root view controller that shows.
    case running
    /// In the background, or on a device that is locked.
    case background
    /// UIKit has raised an exception, and nobody catches those.
    case terminated
  }

  /// How far the app has come.
  public var phase: Phase
  /// The facts at this moment. The event among them is the one that led here, and has no say in what comes.
  ///
  /// `device` is what `UIDevice.orientation` reports, which a forced value changes.
  public var scenario: Scenario
  /// How the device is held.
  public var held: DeviceOrientation

  /// A running app, or one about to be launched.
  public init(_ scenario: Scenario, phase: Phase = .running) {
    self.phase = phase
    self.scenario = scenario
    held = scenario.device
  }
}
