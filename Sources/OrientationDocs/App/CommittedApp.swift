import AppFacts
import Basics
import ReferenceSite
import ToolSpecification

/// The `app.json` of a book.
struct CommittedApp {
  static let path = BookLayout.app

  let facts: AppFacts

  /// Reads the file of a book, or gives nil for a book without one.
  init?(in book: FileTree, of folder: BookFolder) throws(Fault) {
    guard let bytes = book[Self.path] else { return nil }
    do {
      facts = try AppFactsReader.facts(bytes)
    } catch {
      throw Fault(
        "\(Path.join(folder.shown, Self.path)):\(error.line): \(error.message)",
        help: "`\(Program.name) scan PATH --output \(Path.join(folder.shown, Self.path))` writes it again")
    }
  }

  /// Scans the app again, and says what is different; nil where the file does not say where the app is.
  func difference(in folder: BookFolder) async throws -> AppDifference? {
    guard let scan = scan(in: folder) else { return nil }
    return AppDifference(from: facts, to: try await scan.facts(), root: scan.folder)
  }

  /// The scan that finds the app again; nil where the file does not say where it is.
  func scan(in folder: BookFolder) -> AppScan? {
    facts.origin.map { origin in
      AppScan(
        path: Self.path(of: origin, from: folder.path), target: origin.target, configuration: origin.configuration)
    }
  }
}

extension CommittedApp {
  /// Where the app is. The system may come to another place than the names on the way tell, where one is a symbolic link.
  private static func path(of origin: ScanOrigin, from folder: String) -> String {
    let path = Path.normalised(Path.join(folder, origin.path))
    guard let place = try? FileSystem.resolved(Path.join(folder, origin.path)),
      place != (try? FileSystem.resolved(path))
    else { return path }
    return place
  }
}
