import Foundation

/// An SDK in the spirit of one generation of those that Apple ships, with the headers that declare the enumerations.
struct SDKFixture: Sendable, CustomStringConvertible {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("SDKs")
  static let headers = "System/Library/Frameworks/UIKit.framework/Headers"
  static let newest = SDKFixture(name: "iPhoneOS17.0.sdk")

  let name: String
  var description: String { name }
  var path: String { Self.folder.appendingPathComponent(name).path }

  /// The text of a header.
  func header(_ file: String) throws -> String {
    try String(contentsOfFile: path + "/" + Self.headers + "/" + file, encoding: .utf8)
  }

  /// Copies the headers.
  func copyHeaders(to folder: TemporaryFolder, _ name: String) throws {
    let source = path + "/" + Self.headers
    for file in try FileManager.default.contentsOfDirectory(atPath: source) {
      try folder.write(try header(file), to: name + "/" + file)
    }
  }
}
