@testable import OrientationDocs

extension Command {
  /// The command that the arguments behind its name make.
  static func parsed(_ arguments: String...) throws(UsageError) -> Self {
    try Self(ArgumentParser.parse(arguments[...], of: specification, among: Tool.specifications))
  }
}
