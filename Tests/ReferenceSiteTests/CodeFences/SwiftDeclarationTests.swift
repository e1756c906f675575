import Orientation
import OrientationCatalog
import Testing

@testable import ReferenceSite

/// Our declarations beside the catalog, in Swift. Raw values are those of Objective-C, where they are compared.
@Suite(
  .enabled(if: CompilerTool.swiftc.isExpected, "there is no swiftc in PATH to check fences with"),
  .enabled(if: StubbedSDK.isPossible, "fences are checked with the standard library of Linux"))
struct SwiftDeclarationTests {
  @Test func theDeclarationsHaveEverySymbolOfTheCatalog() async throws {
    let symbols = Catalog.symbols.filter { $0.kind != .informationPropertyListKey }
    #expect(symbols.count > 100)
    let lines = symbols.enumerated().map { "@available(iOS 99.0, *) \(use(of: $1, number: $0))" }
    for (symbol, complaints) in zip(symbols, try await complaints(aboutEachOf: lines)) {
      // So does Swift with Apple's headers, too.
      let isGone = symbol.availability.deprecated.map { $0 < OSVersion(8) } == true
      let isRefused = complaints.count == 1 && complaints[0].contains("deprecated as of iOS 7 and earlier")
      #expect(isGone ? isRefused : complaints == [], "\(symbol.swift) \(complaints)")
    }
  }

  @Test func theDeclarationsHaveEveryCaseOfTheCatalog() async throws {
    let lines = Catalog.enumerations.flatMap { enumeration in
      enumeration.cases.map { each in
        let value = each.swift == "[]" ? "[]" : ".\(each.swift)"
        return "@available(iOS 99.0, *) func use() { let value: \(enumeration.swift) = \(value); print(value) }"
      }
    }
    #expect(lines.count > 40)
    let complaints = try await complaints(aboutEachOf: lines.enumerated().map { $1.replacing("use", with: "use\($0)") })
    #expect(complaints.flatMap { $0 } == [])
  }

  @Test func theDeclarationsDateWhatIsNewAsTheCatalogDoes() async throws {
    let minimum = OSVersion(StubbedSDK.deploymentTarget)
    let symbols = Catalog.symbols.filter { symbol in
      symbol.kind != .informationPropertyListKey && symbol.availability.introduced.map { $0 > minimum } == true
    }
    #expect(symbols.count > 30)
    let lines = symbols.enumerated().map { use(of: $1, number: $0) }
    for (symbol, complaints) in zip(symbols, try await complaints(aboutEachOf: lines)) {
      guard let introduced = symbol.availability.introduced else { continue }
      let date = "only available in iOS \(introduced.major).\(introduced.minor) or newer"
      #expect(complaints.contains { $0.contains(date) }, "\(symbol.swift) \(date) \(complaints)")
    }
  }
}

extension SwiftDeclarationTests {
  /// The lines of a file, each with its complaints.
  private func complaints(aboutEachOf lines: [String]) async throws -> [[String]] {
    let imports = ["AVFoundation", "CoreLocation", "CoreMotion", "DeveloperToolsSupport", "SwiftUI", "XCTest"]
    let code = (imports.map { "import \($0)" } + lines).joined(separator: "\n")
    let complaints = try await SwiftFences.complaints(about: [CodeFence(path: "page.md", line: 1, code: code + "\n")])
    return lines.indices.map { index in
      complaints.filter { $0.hasPrefix("content/page.md:\(imports.count + index + 1): ") }
    }
  }

  /// A function, in a line, that compiles only where the symbol is declared.
  private func use(of symbol: Symbol, number: Int) -> String {
    // A member that only its context finds.
    if symbol.swift == "NotificationCenter.MessageIdentifier.orientationDidChange" {
      return "@MainActor func use\(number)() { "
        + "_ = NotificationCenter.default.addObserver(of: UIDevice.current, for: .orientationDidChange) { _ in } }"
    }
    let parts = symbol.swift.split(separator: ".", omittingEmptySubsequences: true)
    let type = parts.dropLast().joined(separator: ".")
    let member = (parts.last ?? "").replacing("()", with: "")
    let isProtocol = type.hasSuffix("Delegate") || type.hasSuffix("Context") || Self.protocols.contains(type)
    let instance = "@MainActor func use\(number)(_ it: \(isProtocol ? "some \(type)" : type)) { _ = it.\(member) }"
    let named = "@MainActor func use\(number)() { _ = \(type).\(member) }"
    return switch symbol.kind {
    case .type, .enumeration: "@MainActor func use\(number)() { _ = \(symbol.swift).self }"
    case .protocol: "@MainActor func use\(number)() { _ = (any \(symbol.swift)).self }"
    case .notification, .constant, .enumerationCase, .classMethod: parts.count == 1 ? global(symbol, number) : named
    case .method where member.hasPrefix("init("): named
    // `main` is the one property of a type.
    case .property where symbol.objectiveC.hasPrefix("+"): named
    case .property, .method, .delegateMethod, .function, .informationPropertyListKey: instance
    }
  }

  private static let protocols: Set = ["SwiftUI.View", "UIContentContainer", "UITraitEnvironment"]

  private func global(_ symbol: Symbol, _ number: Int) -> String {
    "@MainActor func use\(number)() { _ = \(symbol.swift) }"
  }
}
