import Foundation

/// A mini site whose fault is in the headers of an SDK: its own headers stand in for those of the newest fixture.
struct CheckedHeaders: Sendable, CustomStringConvertible {
  let name: String
  var description: String { name }

  /// All such mini sites, by name.
  static var all: [CheckedHeaders] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: CheckedSite.miniSites.path)) ?? []
    return names.filter { $0.hasPrefix("sdk.") || $0.hasPrefix("header.") }.sorted().map(CheckedHeaders.init)
  }

  /// What `check --sdk` prints of it.
  func expected() throws -> String { try text(of: "expected.txt") }

  /// Makes the headers in a folder, as `Headers`.
  func lay(in folder: TemporaryFolder) throws {
    try SDKFixture.newest.copyHeaders(to: folder, "Headers")
    for file in try FileManager.default.contentsOfDirectory(atPath: place.appendingPathComponent("Headers").path) {
      try folder.write(try text(of: "Headers/" + file), to: "Headers/" + file)
    }
  }
}

extension CheckedHeaders {
  private var place: URL { CheckedSite.miniSites.appendingPathComponent(name) }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: place.appendingPathComponent(name)), as: UTF8.self)
  }
}
