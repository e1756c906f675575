import Basics
import Orientation
import OrientationCatalog
import ReferenceSite

/// `diff`: says what two sites, two catalogs or two versions of iOS say differently.
struct DiffCommand {
  /// How the differences are written.
  enum Format: String, CaseIterable {
    case text
    case markdown
    case json
  }

  /// What is compared, the older first.
  enum Subject: Equatable {
    /// Two sites, or their catalogs, by their paths.
    case sites(old: String, new: String)
    /// Two versions of iOS, as the resolver knows them.
    case versions(old: OSVersion, new: OSVersion)
  }

  let subject: Subject
  let format: Format

  func run(console: Console) throws(Fault) -> ExitCode {
    let difference = try difference()
    switch format {
    case .text:
      for change in difference.changes { console.data(change.text) }
    case .markdown: console.data(markdown(difference))
    case .json: console.data(bytes: json(difference))
    }
    let count = difference.changes.count
    console.talk(count == 0 ? "no differences" : Count.of(count, "difference"))
    return count == 0 ? .inSync : .problemsFound
  }

  /// Where the reference's site keeps its catalog.
  static let catalogPath = "data/catalog.json"
  /// Where any site may keep it: a team's has it with the reference below its own pages.
  static let catalogPaths = [catalogPath, BookLayout.reference + catalogPath]
}

extension DiffCommand {
  private func difference() throws(Fault) -> CatalogDifference {
    switch subject {
    case .sites(let old, let new):
      CatalogDifference(from: try Self.snapshot(old), to: try Self.snapshot(new))
    case .versions(let old, let new): CatalogDifference(VersionComparison(from: old, to: new))
    }
  }

  private var title: String {
    switch subject {
    case .sites: "What the reference says differently"
    case .versions(let old, let new): "From iOS \(old.text) to iOS \(new.text)"
    }
  }

  /// The catalog of a site's folder, or of a file.
  private static func snapshot(_ path: String) throws(Fault) -> CatalogSnapshot {
    var file = path
    let bytes: [UInt8]
    do throws(SystemError) {
      if try FileSystem.status(of: path).kind == .folder { file = catalog(of: path) }
      bytes = try FileSystem.contents(of: file)
    } catch {
      throw Fault(
        "cannot read \(Path.shown(file)): \(error.reason)",
        help: "name a site that has a \(catalogPath), or such a file")
    }
    return try CatalogSnapshot(bytes, path: file)
  }

  /// The catalog in a site's folder; where there is none, the place of the reference's own.
  private static func catalog(of folder: String) -> String {
    let places = catalogPaths.map { Path.join(folder, $0) }
    return places.first { (try? FileSystem.status(of: $0))?.kind == .file } ?? places[0]
  }

  /// A list for the summary of a pull request.
  private func markdown(_ difference: CatalogDifference) -> String {
    if difference.changes.isEmpty { return "There are no differences." }
    let lines = difference.changes.map { "- " + Self.escaped($0.text) }
    return "### \(title)\n\n" + lines.joined(separator: "\n")
  }

  /// The text with a backslash before whatever Markdown would take for markup.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>#|&~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private func json(_ difference: CatalogDifference) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("changes")
      json.array { json in
        for change in difference.changes { change.write(into: &json) }
      }
    }
    json.endLine()
    return json.bytes
  }
}
