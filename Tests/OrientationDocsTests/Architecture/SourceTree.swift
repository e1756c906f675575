import Foundation

/// The Swift files below Sources; those of the examples in `CData` are data.
struct SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The tree of this checkout, read once for all tests.
  static let checkout = Result { try SourceTree(root.appendingPathComponent("Sources").path) }

  /// By target and by path below Sources.
  let targets: [String: [String: SwiftFile]]

  private init(_ folder: String) throws {
    var targets: [String: [String: SwiftFile]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where path.hasSuffix(".swift") && !path.hasPrefix("CData/") {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
      targets[String(path.prefix { $0 != "/" }), default: [:]][path] = SwiftFile(bytes)
    }
    self.targets = targets
  }
}
