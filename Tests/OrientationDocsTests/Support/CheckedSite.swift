import Foundation

@testable import OrientationDocs

/// A mini site whose fault is in the committed site, or in the app that it documents: its book is built, and then `committed/` is laid over what was
/// built. A file `NAME.removed` there takes NAME away.
struct CheckedSite: Sendable, CustomStringConvertible {
  static let miniSites = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/CData/examples")

  let name: String
  var description: String { name }

  /// All such mini sites, by name.
  static var all: [CheckedSite] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: miniSites.path)) ?? []
    return names.filter(isOne).sorted().map(CheckedSite.init)
  }

  /// Whether a fault of this name is found by the tool alone: a book about an app is read by it.
  static func isOne(_ name: String) -> Bool { ["site.", "app.", "policy."].contains { name.hasPrefix($0) } }

  /// The options without which a book about an app would have the reference below it.
  var options: [String] { name.hasPrefix("site.") ? [] : ["--no-reference"] }

  /// What `check` prints of it.
  func expected() throws -> String { try text(of: "expected.txt") }

  /// Makes book and committed site in a folder, as `content` and `site`.
  func lay(in folder: TemporaryFolder) async throws {
    for file in try files(in: "") where file.hasSuffix(".md") || file == "app.json" {
      try folder.write(try text(of: file), to: "content/" + file)
    }
    for file in (try? files(in: "app")) ?? [] { try folder.write(try text(of: "app/" + file), to: "app/" + file) }
    let console = Recorder().console
    _ = await Tool.run(["build", folder["content"], "--output", folder["site"]] + options, console: console)
    for file in (try? files(in: "committed")) ?? [] {
      if file.hasSuffix(".removed") {
        try folder.remove("site/" + file.dropLast(".removed".count))
      } else {
        try folder.write(try text(of: "committed/" + file), to: "site/" + file)
      }
    }
  }
}

extension CheckedSite {
  private var folder: URL { Self.miniSites.appendingPathComponent(name) }

  private func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
  }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }
}
