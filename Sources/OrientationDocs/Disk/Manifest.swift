import Basics
import ToolSpecification

/// The list of the files that a build wrote, which is itself a file of the site. Its first line names the tool.
///
/// What is not on it belongs to somebody else and is never touched.
struct Manifest: Equatable {
  static let path = SiteLayout.manifest

  /// The other files of the site, sorted.
  let paths: [String]
  /// The tool that wrote the site; nil where the list does not say.
  let version: ToolVersion?

  init(_ paths: some Sequence<String>, by version: ToolVersion? = nil) {
    self.paths = paths.sorted { $0.precedes($1) }
    self.version = version
  }

  /// Reads a manifest. Lines that lead out of the folder are no entries of ours.
  init(bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { String(validating: $0, as: UTF8.self) }
    let version = lines.first.flatMap(ToolVersion.init(line:))
    self.init(lines.dropFirst(version == nil ? 0 : 1).filter(Manifest.isInside), by: version)
  }

  /// The manifest that the files of an edition should have.
  init(of files: FileTree) {
    self.init(files.files.map(\.path).filter { $0 != Manifest.path }, by: .this)
  }

  var bytes: [UInt8] { Array(((version.map { [$0.line] } ?? []) + paths).map { $0 + "\n" }.joined().utf8) }
}

extension Manifest {
  private static func isInside(_ path: String) -> Bool {
    // By bytes: a slash before a combining mark is a character of another kind to Swift, and a slash to the system.
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
