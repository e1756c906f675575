import Basics
import Orientation
import ReferenceSite

/// Two sites, or their catalogs, or two scans of an app, by their paths.
struct TwoSites {
  let old: String
  let new: String

  func report(in language: Language) throws(Fault) -> any DifferenceReport {
    CatalogDifferenceReport(language: language, title: "What is different", changes: try changes())
  }
}

extension TwoSites {
  private func changes() throws(Fault) -> [CatalogChange] {
    guard let before = try ComparedApp(at: old), let after = try ComparedApp(at: new) else {
      return try catalogChanges()
    }
    return before.changes(to: after).map { .app($0) } + (haveCatalogs ? try catalogChanges() : [])
  }

  private func catalogChanges() throws(Fault) -> [CatalogChange] {
    try CatalogDifference(from: Self.snapshot(old), to: Self.snapshot(new)).changes
      + SituationChange.changes(from: Self.decisions(of: old), to: Self.decisions(of: new))
  }

  /// Whether both are sites with a catalog: a team's may be built without the reference, and an `app.json` has none.
  private var haveCatalogs: Bool {
    [old, new].allSatisfy { (try? FileSystem.status(of: Self.catalog(of: $0)))?.kind == .file }
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
        help: "name a site that has a \(CatalogSnapshot.path), or such a file")
    }
    return try CatalogSnapshot(bytes, path: file)
  }

  /// The record of decisions in a site's folder; one without situations where there is none, as in a team's site.
  private static func decisions(of path: String) throws(Fault) -> DecisionsSnapshot {
    let file = Path.join(path, DecisionRecord.path)
    guard (try? FileSystem.status(of: file))?.kind == .file else { return DecisionsSnapshot([]) }
    let bytes = try Fault.attempt(FileSystem.contents(of: file)) {
      Fault("cannot read \(Path.shown(file)): \($0.reason)", help: "name a site whose files can be read")
    }
    return DecisionsSnapshot(bytes)
  }

  /// The catalog in a site's folder; where there is none, the place of the reference's own.
  private static func catalog(of folder: String) -> String {
    let places = CatalogSnapshot.paths.map { Path.join(folder, $0) }
    return places.first { (try? FileSystem.status(of: $0))?.kind == .file } ?? places[0]
  }
}
