import Orientation

/// What the macros behind a declaration say about it on iOS.
struct HeaderAnnotations: Equatable {
  /// The version that introduced it, or nil where no macro says.
  var introduced: OSVersion?
  /// The version that deprecated it, or nil where no macro says.
  var deprecated: OSVersion?
  /// Whether a macro takes it away from iOS.
  var isUnavailable = false
  /// The name that a macro gives it in Swift.
  var swiftName: String?

  /// Whether a macro says anything of iOS.
  var saysAvailability: Bool { introduced != nil || deprecated != nil || isUnavailable }
}
