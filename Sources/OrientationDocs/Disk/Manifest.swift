import Basics
import ReferenceSite

/// The list of the files that a build wrote, which is itself a file of the site.
///
/// What is not on it belongs to somebody else and is never touched.
struct Manifest: Equatable {
  static let path = SiteLayout.manifest

  /// The other files of the site, sorted.
  let paths: [String]

  init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.precedes($1) }
  }

  /// Reads a manifest. Lines that lead out of the folder are no entries of ours.
  init(bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { String(validating: $0, as: UTF8.self) }
    self.init(lines.filter(Manifest.isInside))
  }

  /// The manifest that the files of an edition should have.
  init(of files: FileTree) {
    self.init(files.files.map(\.path).filter { $0 != Manifest.path })
  }

  var bytes: [UInt8] { Array(paths.map { $0 + "\n" }.joined().utf8) }
}

extension Manifest {
  private static func isInside(_ path: String) -> Bool {
    // By bytes: a slash before a combining mark is a character of another kind to Swift, and a slash to the system.
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
