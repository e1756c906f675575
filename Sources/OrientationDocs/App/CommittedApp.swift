import AppFacts
import Basics
import ToolSpecification

/// The `app.json` of a book.
struct CommittedApp {
  static let path = BookLayout.app

  let facts: AppFacts
  /// The tool that wrote it; nil where it does not say.
  let version: ToolVersion?

  /// Reads the file of a book, or gives nil for a book without one.
  init?(in book: FileTree, of folder: BookFolder) throws(Fault) {
    guard let bytes = book[Self.path] else { return nil }
    do {
      let file = try AppFactsFormat.read(bytes)
      (facts, version) = (file.facts, file.version)
    } catch {
      throw Fault(
        "\(Path.join(folder.shown, Self.path)):\(error.line): \(error.message)",
        help: "`\(Program.name) scan PATH --output \(Shell.word(Path.join(folder.shown, Self.path)))` writes it again")
    }
  }

  /// Scans the app again, and says what is different.
  func difference(by scan: AppScan) async throws -> AppDifference {
    AppDifference(from: facts, to: try await scan.facts(), root: scan.folder)
  }

  /// The scan that finds the app again.
  ///
  /// - Parameter project: where a person says that the app is; nil for where the file says.
  /// - Returns: the scan, or nil where the file does not say where the app is either.
  /// - Throws: a fault where the file leads out of the book's checkout. Who wrote it may not be who runs the tool.
  func scan(in folder: BookFolder, project: String?) throws(Fault) -> AppScan? {
    guard let origin = facts.origin else { return project.map { AppScan(path: $0) } }
    let scan = AppScan(
      path: project ?? Self.path(of: origin, from: folder.path), target: origin.target,
      configuration: origin.configuration)
    if project == nil { try require(scan, of: origin, in: folder) }
    return scan
  }
}

extension CommittedApp {
  private func require(_ scan: AppScan, of origin: ScanOrigin, in folder: BookFolder) throws(Fault) {
    // What is not there is a fault of the scan's. What is read and what is edited start from one folder, but where a link
    // has the name of a project.
    guard let place = try? FileSystem.resolved(scan.path), let root = try? FileSystem.resolved(scan.folder) else {
      return
    }
    if let checkout = folder.checkout,
      [AppScan(path: place).folder, root].allSatisfy({ Path.contains(checkout, $0) })
    {
      return
    }
    let path = Path.shown(Path.normalised(Path.join(folder.path, origin.path)))
    throw Fault(
      "\(Path.join(folder.shown, Self.path)) leads out of the book's checkout, to \(Shell.word(origin.path))",
      help: "if the app is there, say so: --project \(Shell.word(path))")
  }

  /// Where the app is. The system may come to another place than the names on the way tell, where one is a symbolic link.
  private static func path(of origin: ScanOrigin, from folder: String) -> String {
    let path = Path.normalised(Path.join(folder, origin.path))
    guard let place = try? FileSystem.resolved(Path.join(folder, origin.path)),
      place != (try? FileSystem.resolved(path))
    else { return path }
    return place
  }
}
