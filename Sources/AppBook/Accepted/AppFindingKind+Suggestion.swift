import Basics

extension AppFindingKind {
  /// The id that a name may be meant for: one that it begins, or the nearest.
  package static func suggestion(for name: String) -> String? {
    let ids = allCases.map(\.rawValue)
    return ids.first { $0.utf8.starts(with: name.utf8) } ?? Suggestion.nearest(to: name, in: ids)
  }

  /// That a name is none of a kind, as messages say it.
  static func unknown(_ name: String) -> SafeText {
    "no kind of finding is called `\(name)`" + (suggestion(for: name).map { "; did you mean `\($0)`?" } ?? "")
  }
}
