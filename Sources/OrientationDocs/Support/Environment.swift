import CLibrary

/// The environment of this process.
enum Environment {
  /// The value of a variable, or nil where it is not set.
  static subscript(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
