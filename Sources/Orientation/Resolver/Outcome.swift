/// How an event ends.
public enum Outcome: Sendable, Hashable {
  /// The interface turned.
  case turned(InterfaceOrientation)
  /// The interface stayed as it was.
  case unchanged(Reason)
  /// UIKit raised an exception.
  case exception(OrientationException)
  /// A geometry request failed: its error handler is called, nothing turns.
  case geometryError(GeometryError)
  /// UIKit logged the call and did nothing.
  case ignored
  /// The method does not exist in this version.
  case unavailable(introduced: OSVersion)
}

extension Outcome {
  /// The kinds of outcome, without what they carry.
  package enum Kind: String, CaseIterable, Sendable {
    case turned
    case unchanged
    case exception
    case geometryError = "geometry error"
    case ignored
    case unavailable
  }

  package var kind: Kind {
    switch self {
    case .turned: .turned
    case .unchanged: .unchanged
    case .exception: .exception
    case .geometryError: .geometryError
    case .ignored: .ignored
    case .unavailable: .unavailable
    }
  }

  /// The outcome as claims state it, such as `turned landscapeRight` or `unchanged not-allowed`.
  package var claim: String {
    switch self {
    case .turned(let orientation): "turned \(orientation.swiftName)"
    case .unchanged(let reason): "unchanged \(reason.rawValue)"
    case .exception(let exception): "exception \(exception.id)"
    case .geometryError(let error): "geometry error \(error.id)"
    case .ignored: "ignored"
    case .unavailable: "unavailable"
    }
  }
}
