/// Why a build setting has no value.
enum SettingFault: Error, Equatable {
  /// The setting refers to itself through other settings.
  case refersToItself(String)
  /// Resolving its references comes to no end in reasonable time and space.
  case tooLong(String)

  /// The reason as a clause.
  var message: String {
    switch self {
    case .refersToItself(let name): "the build setting \(name) refers to itself through other settings"
    case .tooLong(let name): "the references in the build setting \(name) lead too far"
    }
  }
}
