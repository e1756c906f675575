import Foundation
import OrientationCatalog
import Testing

/// The declarations of the catalog beside ours, in Objective-C.
@Suite struct ObjectiveCDeclarationTests {
  @Test func theHeadersDeclareWhatTheCatalogDoes() throws {
    let headers = try headersWithoutMacros()
    for symbol in Catalog.symbols {
      guard let declaration = symbol.entry.objectiveC else { continue }
      #expect(headers.contains(withoutSpace(declaration)), "\(declaration)")
    }
  }
}

extension ObjectiveCDeclarationTests {
  private func headersWithoutMacros() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Headers")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".h") }
    let headers = try paths.sorted().map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    let macros = /(API_AVAILABLE|API_DEPRECATED|NS_SWIFT_NAME)\((?:[^()]|\([^()]*\))*\)|NS_NOESCAPE/
    return withoutSpace(
      headers.joined().replacing(macros, with: "")
        .replacing("NS_INLINE", with: "static inline").replacing("UIKIT_EXTERN", with: "extern"))
  }

  private func withoutSpace(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
