import AppFacts
import Foundation

@testable import XcodeProject

/// The checkouts under `Fixtures`.
enum Fixtures {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)").path
  }

  static func scan(_ name: String, target: String? = nil, configuration: String? = nil) async throws -> AppFacts {
    try await CheckoutScanner(path: path(name), target: target, configuration: configuration).scan()
  }
}

extension AppFacts {
  /// The declarations of a target, a line each: key, place, values, and a mark where it has no effect.
  func declarations(of target: String) -> [String] {
    targets.filter { $0.name == target }.flatMap(\.declarations).map(\.line)
  }

  var unreadLines: [String] { unread.map { $0.place.text + ": " + $0.reason } }
}

extension PropertyListDeclaration {
  var line: String {
    let values = values.map { $0.replacingOccurrences(of: "UIInterfaceOrientation", with: "") }.joined(separator: " ")
    return "\(key.rawValue) \(place.text) \(values)\(isEffective ? "" : " (no effect)")"
  }
}

extension PropertyListDeclaration {
  /// Key, place and whole values.
  var written: String { "\(key.rawValue) \(place.text) " + values.joined(separator: ", ") }
}

extension FilePlace {
  var text: String { path + (line.map { ":\($0)" } ?? "") }
}
