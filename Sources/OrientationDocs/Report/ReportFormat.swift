/// The forms in which `build` and `check` say what they found.
enum ReportFormat: String, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// A SARIF 2.1.0 log, which code scanning and editors read.
  case sarif
  /// A report of GitLab's Code Quality.
  case gitlab
  /// A JUnit report, for CI servers that show tests.
  case junit
  /// Lines that Xcode shows as issues of a build.
  case xcode
}
