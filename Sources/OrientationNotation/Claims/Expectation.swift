import Orientation

/// The outcome that a claim states.
package enum Expectation: Sendable, Equatable {
  /// The interface turns, to this orientation if one is stated.
  case turned(InterfaceOrientation?)
  /// The interface stays, for this reason if one is stated.
  case unchanged(Reason?)
  /// UIKit raises an exception, the one with this id if one is stated.
  case exception(id: String?)
  /// A geometry request fails, with the error of this id if one is stated.
  case geometryError(id: String?)
  case ignored
  case unavailable
  /// The interface is in this orientation afterwards, turned or not.
  case orientation(InterfaceOrientation)
}

extension Expectation {
  /// Whether a decision is what was stated.
  package func matches(_ decision: Decision) -> Bool {
    switch (self, decision.outcome) {
    case (.turned(let stated), .turned(let orientation)): stated == nil || stated == orientation
    case (.unchanged(let stated), .unchanged(let reason)): stated == nil || stated == reason
    case (.exception(let stated), .exception(let exception)): stated == nil || stated == exception.id
    case (.geometryError(let stated), .geometryError(let error)): stated == nil || stated == error.id
    case (.ignored, .ignored), (.unavailable, .unavailable): true
    case (.orientation(let stated), .turned), (.orientation(let stated), .unchanged): stated == decision.orientation
    case (.turned, _), (.unchanged, _), (.exception, _), (.geometryError, _), (.ignored, _), (.unavailable, _),
      (.orientation, _):
      false
    }
  }

  /// The outcome as a claim writes it.
  package var text: String {
    switch self {
    case .turned(let orientation): join("turned", orientation?.swiftName)
    case .unchanged(let reason): join("unchanged", reason?.rawValue)
    case .exception(let id): join("exception", id)
    case .geometryError(let id): join("geometry error", id)
    case .ignored: "ignored"
    case .unavailable: "unavailable"
    case .orientation(let orientation): orientation.swiftName
    }
  }

  private func join(_ kind: String, _ detail: String?) -> String { detail.map { kind + " " + $0 } ?? kind }
}

extension Expectation {
  /// Reads what stands behind `=>`.
  package init(reading text: Substring) throws(ValueFault) {
    if let rest = text.rest(afterFolded: "geometryerror") {
      self = .geometryError(id: try Self.id(rest, as: "geometry error", among: Self.geometryErrorIDs))
      return
    }
    let words = text.split(separator: " ", maxSplits: 1)
    guard let first = words.first else { throw ValueFault("`=>` states no outcome", suggestion: "=> turned portrait") }
    let rest = words.count > 1 ? words[1] : ""
    switch first.folded {
    case "turned": self = .turned(rest.isBlank ? nil : try ValueReader.interfaceOrientation(rest))
    case "unchanged":
      self = .unchanged(
        try Self.id(rest, as: "reason", among: Reason.allCases.map(\.rawValue)).flatMap(Reason.init(rawValue:)))
    case "exception": self = .exception(id: try Self.id(rest, as: "exception", among: Self.exceptionIDs))
    case "ignored" where rest.isBlank: self = .ignored
    case "unavailable" where rest.isBlank: self = .unavailable
    default:
      guard let orientation = try? ValueReader.interfaceOrientation(text) else {
        throw ValueFault(
          unknown: text.trimmingSpaces, as: "outcome",
          among: Outcome.Kind.allCases.map(\.rawValue) + InterfaceOrientation.valid.map { "turned " + $0.swiftName }
            + InterfaceOrientation.valid.map(\.swiftName))
      }
      self = .orientation(orientation)
    }
  }

  /// The ids of the exceptions.
  package static let exceptionIDs = [
    OrientationException.noCommonOrientation, .preferredNotSupported(preferred: 0, supported: []), .emptyMask,
    .unrecognizedSelector,
  ].map(\.id)

  /// The ids of the errors of a geometry request.
  package static let geometryErrorIDs = [
    GeometryError.noneSupported(requested: [], supported: []), .windowingMode, .unsupportedPreferences,
  ].map(\.id)

  /// The id that a text is, as it is spelled in the list; nil for no text.
  private static func id(
    _ text: Substring, as role: String, among ids: [String]
  ) throws(ValueFault) -> String? {
    let folded = text.folded
    if folded.isEmpty { return nil }
    if let id = ids.first(where: { $0.folded == folded }) { return id }
    throw ValueFault(unknown: text.trimmingSpaces, as: role, among: ids)
  }
}

extension StringProtocol {
  /// Whether there is nothing but white space.
  var isBlank: Bool { utf8.allSatisfy(\.isSpace) }
}

extension FactReader {
  /// Reads how an event should have ended, unless the text has said so before.
  mutating func wanted(_ text: Substring, _ line: Int, besides earlier: Expectation?) -> Expectation? {
    if earlier != nil { fault(line, ValueFault("a second `why not`")) }
    return earlier ?? attempt(line) { _ throws(ValueFault) in try Expectation(reading: text) }
  }
}
