import Basics
import Orientation

/// Something that an app comes to differently than before.
package enum AppDecisionChange: Sendable, Equatable {
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
  package var text: String {
    switch self {
    case .decision(let screens, let devices, let versions, let old, let new):
      "\(screens.map(Self.name).joined(separator: ", ")) on \(devices.joined(separator: " and ")), "
        + "iOS \(versions): \(Self.step(from: old, to: new))"
    case .minimum(let devices, let old, let new):
      "minimum iOS on \(devices.joined(separator: " and ")): \(old) → \(new)"
    case .deviceAdded(let name): "\(name): now supported"
    case .deviceRemoved(let name): "\(name): no longer supported"
    case .screenAdded(let name): "screen \(Self.name(name)): added"
    case .screenRemoved(let name): "screen \(Self.name(name)): removed"
    case .findingAdded(let finding): "new finding: " + finding.text
    case .findingGone(let finding): "no longer found: " + finding.text
    }
  }

  /// Whether both are decisions that are different in the same way, on whatever screens.
  package func saysSame(as other: AppDecisionChange) -> Bool {
    guard case .decision(_, let devices, _, let old, let new) = self,
      case .decision(_, let otherDevices, _, old, new) = other
    else { return false }
    return !Set(devices).isDisjoint(with: otherDevices)
  }

  /// What is different: first what the app runs on, then screens in the order of the old app and then of the new, then
  /// findings.
  package static func between(_ old: AppDecisions, and new: AppDecisions) -> [AppDecisionChange] {
    let (before, after) = (old.byScreen, new.byScreen)
    var changes: [AppDecisionChange] = []
    changes += supported(old.rows, new.rows)
    for (name, rows) in before.order.map({ ($0, before.rows[$0] ?? []) }) {
      guard let current = after.rows[name] else {
        changes.append(.screenRemoved(name))
        continue
      }
      changes += decisions(of: name, rows, current)
    }
    changes = merged(changes)
    changes += after.order.filter { before.rows[$0] == nil }.map { .screenAdded($0) }
    changes += rest(of: new.findings, without: old.findings).map { .findingAdded($0) }
    changes += rest(of: old.findings, without: new.findings).map { .findingGone($0) }
    return changes
  }
}

extension AppDecisionChange {
  private typealias Change = (versions: VersionRange, old: String, new: String)

  /// A screen as it is called in a text.
  private static func name(_ screen: String) -> String { screen.isEmpty ? "every other screen" : screen }

  /// Two decisions in a few words. Who decides is said once where it stays the same.
  private static func step(from old: String, to new: String) -> String {
    let (was, becomes) = (Verdict(old), Verdict(new))
    if was.controller == becomes.controller { return "\(was.outcome) → \(becomes.outcome)\(becomes.controller)" }
    return "\(was.outcome)\(was.controller) → \(becomes.outcome)\(becomes.controller)"
  }

  /// A decision, taken apart: what is allowed or happens, and ` by ` who decides, if that is a class of the app.
  private struct Verdict {
    let outcome: String
    let controller: Substring

    init(_ decision: String) {
      let end = decision.firstRange(of: " by ")?.lowerBound ?? decision.endIndex
      let unchanged = "unchanged "
      outcome =
        decision.hasPrefix(unchanged)
        ? "does not rotate (\(decision[..<end].dropFirst(unchanged.count)))" : String(decision[..<end])
      controller = decision[end...] == " by " + AppMatrix.anyController ? "" : decision[end...]
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
    var found: [(devices: [String], change: Change)] = []
    for device in Set((old + new).map(\.device)).sorted(by: { $1.precedes($0) }) {
      for change in changes(old.filter { $0.device == device }, new.filter { $0.device == device }) {
        if let index = found.firstIndex(where: { $0.change == change }) {
          found[index].devices.append(device)
        } else {
          found.append(([device], change))
        }
      }
    }
    return found.map {
      .decision(
        screens: [screen], devices: $0.devices, versions: $0.change.versions, old: $0.change.old, new: $0.change.new)
    }
  }

  /// Screens that change in the same way are told together.
  private static func merged(_ changes: [AppDecisionChange]) -> [AppDecisionChange] {
    var merged: [(change: AppDecisionChange, screens: [String])] = []
    var indices: [Decision: Int] = [:]
    for change in changes {
      guard case .decision(let screens, let devices, let versions, let old, let new) = change else {
        merged.append((change, []))
        continue
      }
      let decision = Decision(devices: devices, versions: versions, old: old, new: new)
      if let index = indices[decision] {
        merged[index].screens += screens
      } else {
        indices[decision] = merged.count
        merged.append((change, screens))
      }
    }
    return merged.map { change, screens in
      guard case .decision(_, let devices, let versions, let old, let new) = change else { return change }
      return .decision(screens: screens, devices: devices, versions: versions, old: old, new: new)
    }
  }

  /// A decision that is different, without its screens.
  private struct Decision: Hashable {
    let devices: [String]
    let versions: VersionRange
    let old: String
    let new: String
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
        changes.append((VersionRange(from: start, until: end), was, becomes))
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
    var order: [String] = []
    var rows: [String: [Row]] = [:]
    for row in self.rows {
      if rows[row.screen] == nil { order.append(row.screen) }
      rows[row.screen, default: []].append(row)
    }
    return (order, rows)
  }
}

extension AppDecisions.KnownFinding {
  /// What is wrong, in a sentence as far as this version knows the kind, and where.
  fileprivate var text: String {
    let message =
      AppFindingKind(rawValue: kind).map { FindingWords(language: .english).message($0, subject) } ?? subject
    return "\(message) (\(path)) [\(kind)]"
  }
}
