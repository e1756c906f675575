import AppFacts
import Basics

/// What a scan found, in a few lines.
struct ScanSummary {
  let facts: AppFacts

  var lines: [SafeText] {
    var lines = facts.targets.map(Self.text(of:))
    let implementations = facts.occurrences.count { $0.role == .implementation }
    let uses = facts.occurrences.count - implementations
    lines.append(
      "\(Count.of(implementations, "implementation")) and \(Count.of(uses, "use")) of orientation APIs in "
        + "\(Count.of(Set(facts.occurrences.map(\.place.path)).count, "file"))")
    for target in facts.targets where target.product == .application && target.declarations.isEmpty {
      lines.append(
        "\(target.name) declares no orientations: neither the Info.plist that \(target.project) names nor settings such as "
          + "INFOPLIST_KEY_UISupportedInterfaceOrientations have any, so UIKit's defaults hold")
    }
    if !facts.looseDeclarations.isEmpty {
      lines.append("\(Count.of(facts.looseDeclarations.count, "declaration")) that no such target builds with")
    }
    if !facts.unread.isEmpty { lines.append("\(Count.of(facts.unread.count, "part")) could not be read:") }
    return lines
  }

  static func text(of part: UnreadPart) -> SafeText {
    "\(part.place.text): \(part.reason)"
  }
}

extension ScanSummary {
  private static func text(of target: AppTarget) -> SafeText {
    let idioms = target.idioms.map(\.notation).joined(separator: " and ")
    let version: SafeText = target.deploymentTarget.map { ", iOS \($0.version) and later" } ?? ""
    let declarations = Count.of(target.declarations.count, "declaration")
    return "\(target.name) (\(target.product.rawValue), \(target.configuration)): \(idioms)\(version), \(declarations)"
  }
}
