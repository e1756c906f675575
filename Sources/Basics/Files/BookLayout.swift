/// The files and folders of a book that mean something by their names.
package enum BookLayout {
  /// The chapters of the book.
  package static let summary = "SUMMARY.md"
  /// Where addresses that the site had lead now.
  package static let aliases = "ALIASES.md"
  /// What a scan found in an app: a book that has it is a team's.
  package static let app = "app.json"
  /// The findings in an app that the team accepts.
  package static let findings = "findings.json"
  /// What people saw on devices.
  package static let observations = "observations.txt"
  /// The folder of the reference in a team's book and site.
  package static let reference = "reference/"

  /// The files that say something about the pages and are none themselves.
  package static let lists: Set = [summary, aliases, app, findings, observations]
}
