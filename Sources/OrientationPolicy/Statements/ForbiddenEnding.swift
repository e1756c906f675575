import Orientation
import OrientationNotation

/// An ending that no event may have.
package enum ForbiddenEnding: Sendable, Equatable {
  /// An exception, an error of a geometry request, or a reason to stay.
  case outcome(Expectation)
  /// The interface is in one of these orientations.
  case orientations(InterfaceOrientationMask)
}

extension ForbiddenEnding {
  /// Reads what stands behind `never:`.
  init(reading text: Substring) throws(ValueFault) {
    if let id = Expectation.exceptionIDs.first(where: { $0.folded == text.folded }) {
      self = .outcome(.exception(id: id))
    } else if let id = Expectation.geometryErrorIDs.first(where: { $0.folded == text.folded }) {
      self = .outcome(.geometryError(id: id))
    } else if let mask = try? ValueReader.orientations(text) {
      self = .orientations(mask)
    } else if Self.refusals.contains(where: { text.rest(afterFolded: $0) != nil }) {
      self = .outcome(try Expectation(reading: text))
    } else {
      let fault = ValueFault(unknown: text, as: "ending", among: Self.names)
      guard fault.suggestion == nil, text.utf8.count > 2,
        let meant = Self.names.first(where: { $0.folded.hasSuffix(text.folded) })
      else {
        throw fault
      }
      throw ValueFault("no ending `\(String(text).shortened)`", suggestion: meant)
    }
  }

  private static let refusals: [StaticString] = ["exception", "unchanged", "geometryerror"]

  private static let names =
    ["exception", "geometry error", "landscape"] + Expectation.exceptionIDs + Expectation.geometryErrorIDs
    + Reason.allCases.map { "unchanged " + $0.rawValue } + InterfaceOrientation.valid.map(\.swiftName)
}
