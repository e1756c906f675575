import AppBook
import Orientation

/// What a report on many apps says of one of them.
struct FleetApp: Sendable {
  /// Something that is found in it and that nobody accepts.
  struct Problem: Sendable {
    let kind: AppFindingKind
    let subject: String
    let path: String
    let isError: Bool
    let versions: VersionRange
    let text: String
  }

  /// Something that the newer version changes for it.
  struct Change: Sendable {
    let kind: AppChange.Kind
    let path: String?
    let since: OSVersion
    let text: String
  }

  let name: String
  /// The file or the folder, as it was named.
  let path: String
  /// The oldest version that it runs on; nil where nothing says it.
  let oldest: OSVersion?
  let problems: [Problem]
  let changes: [Change]

  var hasErrors: Bool { problems.contains(where: \.isError) }

  init(_ app: App, path: String) {
    name = app.application?.name ?? path
    self.path = path
    oldest = app.application?.deploymentTarget?.version
    let words = FindingWords(language: .english)
    problems = app.findings().compactMap { finding in
      let verdict = app.verdict(on: finding)
      if case .accepted = verdict { return nil }
      return Problem(
        kind: finding.kind, subject: finding.subject, path: finding.place.path, isError: verdict == .error,
        versions: finding.versions, text: words.message(finding))
    }
    let (old, new) = AppComparison.latest
    changes = AppComparison(app, from: old, to: new).changes.map { change in
      Change(
        kind: change.kind, path: change.places.first?.path, since: change.since,
        text: ComparisonWords(language: .english).title(change))
    }
  }
}
