import Orientation

extension Catalog {
  /// Every outcome that claims can tell apart, in the order of the kinds. What an error or exception carries about its
  /// own situation is left empty.
  package static var outcomes: [Outcome] {
    InterfaceOrientation.valid.map { .turned($0) } + Reason.allCases.map { .unchanged($0) }
      + [
        .exception(.noCommonOrientation), .exception(.preferredNotSupported(preferred: 0, supported: [])),
        .exception(.emptyMask), .geometryError(.noneSupported(requested: [], supported: [])),
        .geometryError(.windowingMode), .geometryError(.unsupportedPreferences), .ignored,
        .unavailable(introduced: .oldest),
      ]
  }
}
