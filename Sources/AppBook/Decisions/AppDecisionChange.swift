import AppFacts
import Basics
import Orientation

/// Something that an app comes to differently than before.
package enum AppDecisionChange: Sendable, Hashable {
  /// Code or a list says something else; nil where it says nothing.
  case statement(AppDecisions.Statement.Kind, subject: String, old: String?, new: String?, place: FilePlace)
  /// Screens decide differently, in versions that the app runs on before and after.
  case decision(screens: [String], devices: [String], versions: VersionRange, old: String, new: String)
  /// The oldest version that the app runs on is another one.
  case minimum(devices: [String], old: OSVersion, new: OSVersion)
  case deviceAdded(String)
  case deviceRemoved(String)
  case screenAdded(String)
  case screenRemoved(String)
  case findingAdded(AppDecisions.KnownFinding)
  case findingGone(AppDecisions.KnownFinding)

  /// The change in a line.
  ///
  /// - Parameter language: the language of what is found.
  package func message(in language: Language) -> SafeText {
    switch self {
    case .statement(let kind, let subject, let old, let new, let place):
      "\(subject): \(kind.said(old)) → \(kind.said(new)) by \(place.text)"
    case .decision(let screens, let devices, let versions, let old, let new):
      "\(Self.names(screens)) on \(Self.all(devices)), iOS \(versions): \(Self.step(from: old, to: new))"
    case .minimum(let devices, let old, let new):
      "minimum iOS on \(Self.all(devices)): \(old) → \(new)"
    case .deviceAdded(let name): "\(name): now supported"
    case .deviceRemoved(let name): "\(name): no longer supported"
    case .screenAdded(let name): "screen \(Self.name(name)): added"
    case .screenRemoved(let name): "screen \(Self.name(name)): removed"
    case .findingAdded(let finding): "new finding: \(finding.text(in: language))"
    case .findingGone(let finding): "no longer found: \(finding.text(in: language))"
    }
  }

  /// Whether both are decisions that are different in the same way, on whatever screens.
  package func saysSame(as other: AppDecisionChange) -> Bool {
    guard case .decision(_, let devices, _, let old, let new) = self,
      case .decision(_, let otherDevices, _, old, new) = other
    else { return false }
    return !Set(devices).isDisjoint(with: otherDevices)
  }

  /// What is different between two apps. A screen of one alone is compared with what the other one makes of it.
  ///
  /// - Parameter hasAll: whether what the code says and what is found are compared, too.
  package static func between(_ old: App, and new: App, hasAll: Bool = true) -> [AppDecisionChange] {
    let (before, after) = (AppMatrix(old), AppMatrix(new))
    func decisions(_ app: App, _ matrix: AppMatrix, _ other: AppMatrix) -> AppDecisions {
      let names = Set(matrix.screens.map(\.name))
      let missing = matrix.rows.isEmpty ? [] : other.rows.filter { !names.contains($0.screen.name) }
      return AppDecisions(
        rows: matrix.decisions + (missing.isEmpty ? [] : AppMatrix(app, rows: missing).decisions),
        findings: hasAll ? app.findings().map(AppDecisions.KnownFinding.init) : [],
        statements: hasAll ? app.statements : nil)
    }
    return between(decisions(old, before, after), and: decisions(new, after, before))
  }

  /// What is different: first what the app runs on, then what the code and its lists say, then screens in the order of the
  /// old app and then of the new, then findings.
  package static func between(_ old: AppDecisions, and new: AppDecisions) -> [AppDecisionChange] {
    let (before, after) = (old.byScreen, new.byScreen)
    var changes = supported(old.rows, new.rows) + statements(old.statements, new.statements)
    var decided: [AppDecisionChange] = []
    for name in before.order + after.order.filter({ before.rows[$0] == nil }) {
      // A screen that has come or gone was one of all others.
      guard let was = before.rows[name] ?? before.rows[""], let becomes = after.rows[name] ?? after.rows[""] else {
        decided.append(before.rows[name] == nil ? .screenAdded(name) : .screenRemoved(name))
        continue
      }
      decided += decisions(of: name, was, becomes)
    }
    changes += merged(decided)
    changes += rest(of: new.findings, without: old.findings).map { .findingAdded($0) }
    changes += rest(of: old.findings, without: new.findings).map { .findingGone($0) }
    return changes
  }
}

extension AppDecisionChange {
  private struct Change: Hashable {
    var versions: VersionRange
    let old: String
    let new: String
  }

  /// A screen as it is called in a text.
  private static func name(_ screen: String) -> SafeText { screen.isEmpty ? "every other screen" : "\(screen)" }

  private static func names(_ screens: [String]) -> SafeText { screens.map(name).joined(separator: ", ") }

  private static func all(_ devices: [String]) -> SafeText { devices.map { "\($0)" }.joined(separator: " and ") }

  /// Two decisions in a few words. Who decides is said once where it stays the same.
  private static func step(from old: String, to new: String) -> SafeText {
    let (was, becomes) = (Verdict(old), Verdict(new))
    if was.controller == becomes.controller { return "\(was.outcome) → \(becomes.outcome)\(becomes.controller)" }
    return "\(was.outcome)\(was.controller) → \(becomes.outcome)\(becomes.controller)"
  }

  /// A decision, taken apart: what is allowed or happens, and ` by ` who decides, if that is a class of the app.
  private struct Verdict {
    let outcome: SafeText
    /// With it what follows, where several ways are told.
    let controller: SafeText

    init(_ decision: String) {
      let end = decision.firstRange(of: " by ")
      let (outcome, unchanged) = (decision[..<(end?.lowerBound ?? decision.endIndex)], "unchanged ")
      self.outcome =
        outcome.hasPrefix(unchanged) ? "does not rotate (\(outcome.dropFirst(unchanged.count)))" : "\(outcome)"
      let name = end.map { decision[$0.upperBound...] } ?? ""
      controller =
        name.isEmpty || name == AppMatrix.anyController ? "" : name.contains(";") ? "\(" by \(name)")" : " by \(name)"
    }
  }

  /// What code and lists say otherwise, in the order of the new app, then what is gone.
  private static func statements(
    _ old: [AppDecisions.Statement]?, _ new: [AppDecisions.Statement]?
  ) -> [AppDecisionChange] {
    guard let old, let new else { return [] }
    func bySubject(_ all: [AppDecisions.Statement]) -> [[String]: [AppDecisions.Statement]] {
      Dictionary(grouping: all) { [$0.kind.rawValue, $0.subject] }
    }
    func text(_ statements: [AppDecisions.Statement]?) -> String? {
      statements.map { $0.map(\.value).joined(separator: "; ") }
    }
    let (before, after) = (bySubject(old), bySubject(new))
    var seen: Set<[String]> = []
    return (new + old).compactMap { statement in
      let key = [statement.kind.rawValue, statement.subject]
      guard seen.insert(key).inserted else { return nil }
      let (was, becomes) = (text(before[key]), text(after[key]))
      if was == becomes { return nil }
      let known = Set(before[key]?.map(\.value) ?? [])
      let changed = after[key]?.first { !known.contains($0.value) } ?? statement
      return .statement(statement.kind, subject: statement.subject, old: was, new: becomes, place: changed.place)
    }
  }

  /// Devices and versions that the app runs on in one of the two alone.
  private static func supported(_ old: [AppDecisions.Row], _ new: [AppDecisions.Row]) -> [AppDecisionChange] {
    // An app without a screen does not say what it runs on.
    if old.isEmpty || new.isEmpty { return [] }
    var changes: [AppDecisionChange] = []
    for device in Set((old + new).map(\.device)).sorted(by: { $1.precedes($0) }) {
      func first(_ rows: [AppDecisions.Row]) -> OSVersion? {
        rows.lazy.filter { $0.device == device }.map(\.versions.first).min()
      }
      guard let was = first(old) else {
        changes.append(.deviceAdded(device))
        continue
      }
      guard let becomes = first(new) else {
        changes.append(.deviceRemoved(device))
        continue
      }
      if was == becomes { continue }
      if case .minimum(let devices, was, becomes) = changes.last {
        changes[changes.count - 1] = .minimum(devices: devices + [device], old: was, new: becomes)
      } else {
        changes.append(.minimum(devices: [device], old: was, new: becomes))
      }
    }
    return changes
  }

  /// Devices on which a screen changes in the same way are told together.
  private static func decisions(
    of screen: String, _ old: [AppDecisions.Row], _ new: [AppDecisions.Row]
  ) -> [AppDecisionChange] {
    let found = Set((old + new).map(\.device)).sorted { $1.precedes($0) }.flatMap { device in
      changes(old.filter { $0.device == device }, new.filter { $0.device == device }).map { (device, change: $0) }
    }
    return found.grouped(by: \.change).map { change, found in
      .decision(
        screens: [screen], devices: found.map(\.0), versions: change.versions, old: change.old, new: change.new)
    }
  }

  /// Screens that change in the same way are told together.
  private static func merged(_ changes: [AppDecisionChange]) -> [AppDecisionChange] {
    changes.grouped { $0.on([]) }.map { $0.on($1.flatMap(\.screens)) }
  }

  private var screens: [String] {
    if case .decision(let screens, _, _, _, _) = self { screens } else { [] }
  }

  /// The same of other screens, where it is a decision.
  private func on(_ screens: [String]) -> AppDecisionChange {
    guard case .decision(_, let devices, let versions, let old, let new) = self else { return self }
    return .decision(screens: screens, devices: devices, versions: versions, old: old, new: new)
  }

  /// The stretches of versions in which two rows differ, each as long as the difference stays the same.
  private static func changes(_ old: [AppDecisions.Row], _ new: [AppDecisions.Row]) -> [Change] {
    let starts = Set((old + new).flatMap { [$0.versions.first] + ($0.versions.end.map { [$0] } ?? []) }).sorted()
    var changes: [Change] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : nil
      guard let was = old.first(where: { $0.versions.contains(start) })?.decision,
        let becomes = new.first(where: { $0.versions.contains(start) })?.decision, was != becomes
      else { continue }
      if let last = changes.last, last.versions.end == start, last.old == was, last.new == becomes {
        changes[changes.count - 1].versions = VersionRange(from: last.versions.first, until: end)
      } else {
        changes.append(Change(versions: VersionRange(from: start, until: end), old: was, new: becomes))
      }
    }
    return changes
  }

  /// What one list has more often than another. A finding stays the same in a file of another name.
  private static func rest(
    of findings: [AppDecisions.KnownFinding], without others: [AppDecisions.KnownFinding]
  ) -> [AppDecisions.KnownFinding] {
    var counts: [[String]: Int] = [:]
    for finding in others { counts[[finding.kind, finding.subject], default: 0] += 1 }
    return findings.filter { finding in
      counts[[finding.kind, finding.subject], default: 0] -= 1
      return (counts[[finding.kind, finding.subject]] ?? 0) < 0
    }
  }
}

extension AppDecisions {
  /// The rows of each screen, and the screens in their order.
  fileprivate var byScreen: (order: [String], rows: [String: [Row]]) {
    (rows.map(\.screen).withoutRepeats, Dictionary(grouping: rows, by: \.screen))
  }
}

extension AppDecisions.KnownFinding {
  /// What is wrong, in a sentence as far as this version knows the kind, and where.
  fileprivate func text(in language: Language) -> String {
    let message =
      AppFindingKind(rawValue: kind).map { FindingWords(language: language).message($0, subject) } ?? subject
    return "\(message) (\(path)) [\(kind)]"
  }
}

extension AppDecisions.Statement.Kind {
  /// - Parameter statement: what is written; nil where nothing is.
  fileprivate func said(_ statement: String?) -> SafeText { statement.map { "\($0)" } ?? absent }

  private var absent: SafeText {
    switch self {
    case .answer: "default"
    case .call: "no call"
    case .declaration: "not declared"
    }
  }
}
