import AppBook
import AppFacts
import Basics
import ReferenceSite

/// An app, as a team's site or a scan has it.
enum ComparedApp {
  case site(AppDecisions)
  case scan(AppFacts)

  /// The app of a team's site or of a file that a scan wrote, whatever its name; nil for what is neither.
  init?(at path: String) throws(Fault) {
    let isFolder = (try? FileSystem.status(of: path))?.kind == .folder
    let file = isFolder ? Path.join(path, AppDecisionsJSON.path) : path
    guard let bytes = try? FileSystem.contents(of: file) else { return nil }
    if isFolder {
      self = .site(try AppDecisions(bytes, path: file))
    } else {
      guard let value = try? JSONParser.parse(bytes[...]), value["occurrences"] != nil || value["targets"] != nil else {
        return nil
      }
      self = .scan(try AppFactsFormat.facts(bytes, readFrom: file))
    }
  }

  /// What a newer state says differently. Of two scans, what one of them did not look for is left out of both.
  func changes(to new: ComparedApp) -> [AppDecisionChange] {
    if case .scan(let before) = self, case .scan(let after) = new {
      return AppDecisionChange.between(App(before.limited(to: after)), and: App(after.limited(to: before)))
    }
    return AppDecisionChange.between(decisions, and: new.decisions)
  }

  private var decisions: AppDecisions {
    switch self {
    case .site(let decisions): decisions
    case .scan(let facts): AppDecisions(App(facts))
    }
  }
}
