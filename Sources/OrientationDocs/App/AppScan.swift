import AppFacts
import Basics
import ToolSpecification
import XcodeProject

/// Scans an app, and says in the tool's words what stands in the way.
struct AppScan {
  /// A folder, or a project or workspace in it.
  let path: String
  var target: String?
  var configuration: String?

  /// The folder that is scanned, from which all paths start.
  var folder: String {
    let name = Path.trimmed(path)
    guard name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") else { return name }
    return Path.folders(above: name).first ?? "."
  }

  /// The command that writes what it finds into a file.
  func command(writing file: String) -> String {
    var command = "\(Program.name) scan \(Shell.word(Path.shown(path)))"
    if let target { command += " --target \(Shell.word(target))" }
    if let configuration { command += " --configuration \(Shell.word(configuration))" }
    return command + " --output \(Shell.word(file))"
  }

  /// What the checkout has.
  func facts() async throws -> AppFacts {
    do throws(ScanError) {
      return try await CheckoutScanner(path: path, target: target, configuration: configuration).scan()
    } catch {
      switch error {
      case .unreadable(let path, let reason):
        throw Fault("cannot read \(Path.shown(path)): \(reason)", help: "name the folder of an app, or its project")
      case .unknownTarget(let name, let known): throw unknown("target", name, among: known)
      case .unknownConfiguration(let name, let known): throw unknown("configuration", name, among: known)
      case .cancelled: throw CancellationError()
      }
    }
  }

  /// Refuses a checkout in which there is neither an app nor a use of the APIs: nothing was looked at.
  func requireApp(in facts: AppFacts) throws(Fault) {
    guard facts.targets.isEmpty, facts.looseDeclarations.isEmpty, facts.occurrences.isEmpty else { return }
    if let part = facts.unread.first(where: { $0.place.path != "." }) {
      throw Fault("no app was found in `\(Path.shown(folder))`", help: ScanSummary.text(of: part))
    }
    throw Fault(
      "no app was found in `\(Path.shown(folder))`",
      help:
        "name the folder of an app, or its project; `\(Program.name) scan \(Shell.word(Path.shown(path)))` says what was looked for"
    )
  }

  /// The same, for a file that is written, or written again. Links lead to lines only at a commit that has what was
  /// scanned: the one that is given, or where nothing else has changed the one that the file has.
  func facts(for file: String, commit: String?) async throws -> AppFacts {
    var facts = try await facts(from: Path.folders(above: file).first ?? ".")
    var former = (try? FileSystem.contents(of: file)).flatMap { try? AppFactsFormat.facts($0) }
    let formerCommit = former?.origin?.commit
    former?.origin?.commit = nil
    let kept = former == facts ? formerCommit : nil
    facts.origin?.commit = commit ?? kept
    return facts
  }

  /// The same, for a file in a folder: it says how to come from there to what was scanned.
  func facts(from folder: String) async throws -> AppFacts {
    var facts = try await facts()
    if let source = try? FileSystem.resolved(folder), let goal = try? FileSystem.resolved(path) {
      facts.origin = ScanOrigin(
        path: Path.relative(from: source, to: goal), target: target, configuration: configuration)
    }
    return facts
  }
}

extension AppScan {
  private func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    let help: SafeText = known.isEmpty ? "no project of the checkout has a \(kind)" : "the \(kind)s are \(list)"
    return UsageError(message: "unknown \(kind) `\(name)`", help: help)
  }
}
