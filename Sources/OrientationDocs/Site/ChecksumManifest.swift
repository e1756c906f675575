import AppBook
import Basics
import ToolSpecification

/// The checksum of each file of a site, which a team commits instead of the site.
///
/// The first line names the tool. Each other is a checksum, two spaces and a path, sorted by path: a page that changes is a
/// line that changes.
struct ChecksumManifest {
  /// One file in which a manifest differs from what its book says.
  struct Difference {
    enum Kind {
      case stale, missing, surplus
    }

    let kind: Kind
    /// The file of the site.
    let path: String
    /// The line that the file has in the manifest, from 1; nil where it has none.
    let line: Int?
  }

  /// How messages call the file.
  let shown: String
  /// The tool that wrote it; nil where it does not say.
  let version: ToolVersion?
  private let entries: [String: Entry]

  private struct Entry {
    /// 16 hexadecimal digits.
    let checksum: String
    /// Where the file has it, from 1.
    let line: Int
  }

  /// What the manifest of a site has to be.
  ///
  /// - Parameter links: the links that may have a commit and lines, which the checksums leave out.
  init(of files: FileTree, links: SourceLinks?, shown: String) {
    // The list of the site's files says nothing that is not here.
    let files = files.files.filter { $0.path != Manifest.path }.sorted { $0.path.precedes($1.path) }
    let checksums = Workers.threads.map(files) { Self.checksum(of: links?.withoutCommits($0.bytes) ?? $0.bytes) }
    let numbered = zip(files, checksums).enumerated().map { index, entry in
      (entry.0.path, Entry(checksum: entry.1, line: index + 2))
    }
    self.shown = shown
    version = .this
    entries = Dictionary(numbered) { first, _ in first }
  }

  /// Reads the file that a build wrote.
  init(at path: String) throws(Fault) {
    let shown = Path.shown(path)
    let bytes = try Fault.attempt(FileSystem.contents(of: path)) {
      Fault(
        "the manifest \(shown) cannot be read: \($0.reason)",
        help: $0.isMissing ? "write it: `\(Program.name) build … --manifest \(shown)`" : $0.remedy)
    }
    try self.init(reading: bytes, shown: shown)
  }

  /// Reads the text of a manifest, in which each line has to be one that a build writes.
  init(reading bytes: [UInt8], shown: String) throws(Fault) {
    var entries: [String: Entry] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var version: ToolVersion?
    for (index, line) in lines.enumerated() where !(index == lines.count - 1 && line.isEmpty) {
      // Git may have written it with the line ends of Windows.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if index == 0, let text = String(validating: line, as: UTF8.self), let named = ToolVersion(line: text) {
        version = named
        continue
      }
      guard let (checksum, path) = Self.fields(of: line) else {
        throw Fault("\(shown):\(index + 1) is not a checksum, two spaces and a path", help: Self.remedy)
      }
      guard entries.updateValue(Entry(checksum: checksum, line: index + 1), forKey: path) == nil else {
        throw Fault("\(shown):\(index + 1) has the file `\(path)` a second time", help: Self.remedy)
      }
    }
    self.shown = shown
    self.version = version
    self.entries = entries
  }

  /// Refuses to replace a file that no build wrote. One that is no plain file is left to the one who writes.
  static func requireReplaceable(at path: String) throws(Fault) {
    guard (try? FileSystem.status(of: path))?.kind == .file else { return }
    do {
      _ = try ChecksumManifest(at: path)
    } catch {
      throw Fault(
        "\(error.message), so the file is not replaced", help: "name another with --manifest, or remove this one")
    }
  }

  /// The text of the manifest.
  var bytes: [UInt8] {
    let sorted = entries.sorted { $0.key.precedes($1.key) }
    let lines = sorted.map { "\($0.value.checksum)  \($0.key)" }
    return Array(((version.map { [$0.line] } ?? []) + lines).map { $0 + "\n" }.joined().utf8)
  }

  /// Where the manifest differs from what it has to be, sorted by path.
  func differences(from built: ChecksumManifest) -> [Difference] {
    let paths = Set(entries.keys).union(built.entries.keys).sorted { $0.precedes($1) }
    return paths.compactMap { path in
      let (old, new) = (entries[path], built.entries[path])
      if old?.checksum == new?.checksum { return nil }
      let kind: Difference.Kind = old == nil ? .missing : new == nil ? .surplus : .stale
      return Difference(kind: kind, path: path, line: old?.line)
    }
  }
}

extension ChecksumManifest {
  private static let remedy: SafeText = "remove the file, and write it again with `\(Program.name) build … --manifest`"
  private static let checksumLength = 16

  private static func checksum(of bytes: [UInt8]) -> String {
    var sum = Checksum()
    sum.add(bytes)
    return String(repeating: "0", count: checksumLength - sum.text.utf8.count) + sum.text
  }

  private static func fields(of line: ArraySlice<UInt8>) -> (checksum: String, path: String)? {
    let (checksum, rest) = (line.prefix(checksumLength), line.dropFirst(checksumLength))
    let isChecksum = checksum.count == checksumLength && checksum.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isChecksum, rest.starts(with: "  ".utf8), rest.count > 2,
      let path = String(validating: rest.dropFirst(2), as: UTF8.self)
    else { return nil }
    return (String(decoding: checksum, as: UTF8.self), path)
  }
}
