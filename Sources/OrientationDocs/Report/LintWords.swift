import AppBook
import Basics
import Orientation
import OrientationCatalog
import ToolSpecification

/// What `lint` says around the findings. A severity stays an English word, which problem matchers look for.
struct LintWords: LocalizedWords {
  let language: Language

  /// What to do about a finding.
  func help(_ finding: AppFinding) -> String {
    let command = explain(finding.kind.rawValue)
    return pick("on iOS \(finding.versions); \(command) gives the reason", "适用于 iOS \(finding.versions)；原因见 \(command)")
  }

  /// How much is wrong, accepted and unread.
  func counts(errors: Int, warnings: Int, accepted: Int, unread: Int) -> String {
    let comma = pick(", ", "，")
    let told = [(errors, "error", "错误"), (warnings, "warning", "警告")].filter { $0.0 > 0 }.map { count, one, name in
      pick(Count.of(count, one), "\(count) 个\(name)")
    }
    var parts = [told.isEmpty ? pick("no findings", "没有发现问题") : told.joined(separator: comma)]
    if accepted > 0 { parts.append(pick("\(accepted) accepted", "已接受 \(accepted) 个")) }
    if unread > 0 {
      parts.append(
        pick(
          "\(Count.of(unread, "part")) could not be read (`--fail-on unread` lists them)",
          "有 \(unread) 处无法读取（用 `--fail-on unread` 列出）"))
    }
    return parts.joined(separator: semicolon)
  }

  /// How long it took.
  func took(_ time: String) -> String { pick(", in \(time)", "，用时 \(time)") }

  /// The folders with code about orientations that is taken for somebody else's, with how many places it has.
  func leftOut(_ count: Int, below folders: String) -> String {
    pick(
      "  left out: \(Count.of(count, "place")) in code that is not the app's own, below \(folders)",
      "  未计入：\(count) 处不属于应用自己的代码，位于 \(folders)")
  }

  /// Where the reason of the first one stands.
  func reason(_ id: String) -> String {
    pick("  help: \(explain(id)) gives the reason and the code that fixes it", "  help：\(explain(id)) 给出原因和修正的代码")
  }

  /// How many findings `fix` mends.
  func fix(_ count: Int, _ place: String) -> String {
    let command = "`\(Program.name) fix --dry-run\(place)`"
    return pick(
      "  help: \(command) shows the edits that fix \(count) of them", "  help：\(command) 列出修正其中 \(count) 个的改动")
  }

  private func explain(_ id: String) -> String {
    "`\(Program.name) explain \(id)\(pick("", " --language \(language.rawValue)"))`"
  }
}
