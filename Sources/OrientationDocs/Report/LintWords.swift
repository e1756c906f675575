import AppBook
import Basics
import Orientation
import ToolSpecification

/// What `lint` says around the findings. A severity stays an English word, which problem matchers look for.
enum LintWords {
  /// What to do about a finding.
  static func help(_ finding: AppFinding, in language: Language) -> SafeText {
    "on iOS \(finding.versions); `\(explain(finding.kind.rawValue, in: language))` gives the reason"
  }

  /// How much is wrong, accepted and unread, and how long it took.
  static func counts(errors: Int, warnings: Int, accepted: Int, unread: Int, time: String) -> SafeText {
    let told = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(Count.of)
    var counts: SafeText = told.count == 2 ? "\(told[0]), \(told[1])" : told.first ?? "no findings"
    if accepted > 0 { counts += "; \(accepted) accepted" }
    if unread > 0 {
      counts += "; \(Count.of(unread, "part")) could not be read (`--fail-on unread` lists them)"
    }
    return counts + ", in \(time)"
  }

  /// The folders with code about orientations that is taken for somebody else's, with how many places it has.
  static func leftOut(_ count: Int, below folders: String) -> SafeText {
    "  left out: \(Count.of(count, "place")) in code that is not the app's own, below \(folders)"
  }

  /// Where the reason of the first one stands.
  static func reason(_ id: String, in language: Language) -> SafeText {
    "  help: `\(explain(id, in: language))` gives the reason and the code that fixes it"
  }

  /// How many findings `fix` mends.
  static func fix(_ count: Int, _ place: String) -> SafeText {
    "  help: `\(Program.name) fix --dry-run\(place)` shows the edits that fix \(count) of them"
  }

  private static func explain(_ id: String, in language: Language) -> String {
    "\(Program.name) explain \(id)" + (language == .english ? "" : " --language \(language.rawValue)")
  }
}
