import Foundation
import OrientationDocs

/// Asserts that a book has no problem and that its committed site is what the book makes, as `orientation-docs check`
/// does.
///
/// It throws what is wrong, so that it works in Swift Testing and in XCTest alike:
///
/// ```swift
/// @Test func theDocumentationIsInSync() async throws {
///   try await assertDocumentationInSync(book: "docs", site: "public")
/// }
/// ```
///
/// - Parameters:
///   - book: the folder with the SUMMARY.md, from the package's folder, or absolute.
///   - site: the folder of the committed site, likewise.
///   - file: a file of the package whose documentation is meant: its folder is the nearest above with a Package.swift.
/// - Throws: `DocumentationOutOfSync` with every problem at its file and line.
public func assertDocumentationInSync(
  book: String = "content", site: String = "site", file: String = #filePath
) async throws {
  let root = packageFolder(of: file)
  func path(_ name: String) -> String { name.hasPrefix("/") ? name : root + "/" + name }
  let check = await Tool.run(["check", path(book), "--output", path(site)])
  if check.status != .inSync {
    throw DocumentationOutOfSync(report: check.text.replacingOccurrences(of: root + "/", with: ""))
  }
}

/// The nearest folder above a file that has a Package.swift, or the file's own folder where none has.
private func packageFolder(of file: String) -> String {
  let start = URL(fileURLWithPath: file).deletingLastPathComponent()
  var folder = start
  while folder.path != "/" {
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      return folder.path
    }
    folder.deleteLastPathComponent()
  }
  return start.path
}
