import Foundation

@testable import Basics
@testable import Blocks
@testable import ReferenceSite

/// A tiny book in a folder, with what it makes beside it: `expected.txt` has its diagnostics and the names of its
/// files, and where there is nothing to complain of, `expected/` has the article of each page.
struct MiniSite: Sendable, CustomStringConvertible {
  /// Those that are the examples of diagnostics, each with the name of its diagnostic.
  static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/CData/examples")
  /// Those without a fault.
  static let books = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("MiniSites")
  /// True where what comes out becomes what is expected.
  static let isRecording =
    ProcessInfo.processInfo.environment["RECORD"] == "1" && ProcessInfo.processInfo.environment["CI"] == nil

  let folder: URL
  var name: String { folder.lastPathComponent }
  var description: String { name }

  /// The names of the mini sites in a folder, sorted.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// All mini sites that show what a book makes, by name. The faults of a committed site and of an app are the tool's to
  /// find, and so are its tests to run.
  static var all: [MiniSite] {
    [books, examples].flatMap { folder in
      names(in: folder).filter { name in
        !["site.", "app.", "policy."].contains { name.hasPrefix($0) }
      }
      .map { MiniSite(folder: folder.appendingPathComponent($0)) }
    }
  }

  /// The names of the files that every site has.
  private static let fixedPaths = Set(
    SiteAssets.files.map(\.path) + [
      "404.html", "llms.txt", SearchFiles.indexPath, SiteLayout.publishedIDs,
      SiteLayout.manifest,
    ])
  /// The ledger of the committed site, for a book that has one.
  private static let committedLedger = "committed/" + SiteLayout.publishedIDs

  /// Builds the book.
  func build() throws -> Edition {
    var none: ReadPages?
    return try build(reading: &none)
  }

  /// Builds the book, but for the pages that were read before.
  func build(reading readPages: inout ReadPages?) throws -> Edition {
    let committed = try files().first { $0.path == Self.committedLedger }
    let book = try files().filter { !$0.path.hasPrefix("expected") && $0.path != Self.committedLedger }
    return ReferenceSite.build(
      book: FileTree(book),
      options: BuildOptions(establishedUpTo: "27", publishedIDs: committed?.bytes), reading: &readPages)
  }

  /// What is expected, by path.
  func expected() throws -> [String: String] {
    var expected: [String: String] = [:]
    for file in try files() where file.path.hasPrefix("expected") && !file.path.hasSuffix(".actual") {
      expected[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    return expected
  }

  /// What came out, by the path at which it is expected.
  func actual(_ edition: Edition) -> [String: String] {
    let files = edition.files.files.filter {
      !Self.fixedPaths.contains($0.path) && !$0.path.hasPrefix(SearchFiles.folder + "text/")
    }
    var actual = [
      "expected.txt": edition.diagnostics.map { "\($0)\n" }.joined() + "files:\n"
        + files.map { "  \($0.path)\n" }.joined()
    ]
    guard edition.diagnostics.isEmpty else { return actual }
    for file in files where file.path.hasSuffix(".html") {
      actual["expected/" + file.path] = Self.article(in: String(decoding: file.bytes, as: UTF8.self))
    }
    return actual
  }

  /// Makes what came out what is expected.
  func record(_ actual: [String: String]) throws {
    for path in try expected().keys { try FileManager.default.removeItem(at: url(path)) }
    for (path, text) in actual { try write(text, at: path) }
  }

  /// Writes what came out instead of what is expected beside it.
  func writeActual(_ text: String, at path: String) throws { try write(text, at: path + ".actual") }
}

extension MiniSite {
  private func url(_ path: String) -> URL {
    folder.appendingPathComponent(path)
  }

  private func write(_ text: String, at path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  func files() throws -> [FileTree.File] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap { path in
      var isFolder: ObjCBool = false
      let file = url(path)
      let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      return !exists || isFolder.boolValue ? nil : FileTree.File(path: path, bytes: Array(try Data(contentsOf: file)))
    }
  }

  private static func article(in page: String) -> String {
    guard let start = page.range(of: "<article>"), let end = page.range(of: "</article>") else { return page }
    return page[start.upperBound..<end.lowerBound].trimmingCharacters(in: .newlines) + "\n"
  }
}
