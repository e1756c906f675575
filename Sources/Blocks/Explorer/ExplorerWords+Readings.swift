import Explorer
import OrientationCatalog

extension ExplorerWords {
  /// A question with contradicting reports, and what its two readings say.
  typealias Reading = (field: StartField, usual: String, other: String)

  /// The questions with contradicting reports that change a decision.
  var contestedReadings: [Reading] {
    let fields: [StartField] = [
      .emptyMask, .rotationGoesBy, .navigationUpsideDown, .popAsks, .dismissalAsks, .preferredOutsideMask,
      .keyValueCodingAtFirst,
    ]
    return fields.map { field in
      (
        field, ValueText.text("usual readings", "\(field)", in: language),
        ValueText.text("other readings", "\(field)", in: language)
      )
    }
  }
}
