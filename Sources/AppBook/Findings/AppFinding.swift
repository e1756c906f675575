import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation

/// Something in an app that does harm, with a scenario in which the resolver shows it, or the message that tells of it.
package struct AppFinding: Sendable {
  package let kind: AppFindingKind
  /// Where it is written.
  package let place: FilePlace
  /// The other places that have it for the same cause, in their order; those in other files come last.
  package var otherPlaces: [FilePlace] = []
  /// What it is about: a controller's class, a target, a method.
  package let subject: String
  /// The method that it is about; nil where the kind says which.
  package var api: OrientationAPI?
  /// The versions on which it does harm, as far as the app runs on them.
  package let versions: VersionRange
  /// The situation in which it does harm, and what happens there; nil where no situation shows it, but a message.
  package var proof: Resolution?
  /// The facts of the situation, as scenarios state them.
  package var facts: [Fact] = []
  /// What UIKit or the App Store says about it.
  package var message: MessageRecord?
  /// The edits that fix it, where it is certain what to write.
  package var edits: [SourceEdit] = []
  /// Where the code shows the controller that it is about, or those around it, in the order in which it happens.
  package var shownAt: [Placement] = []
  /// The code that fixes it, as an example.
  package var code: CodeSample?
  /// The comment at its place that accepts it.
  package var acceptedBy: AcceptComment?
}

extension AppFinding {
  /// What makes it the same finding, whatever proves it.
  struct Key: Hashable, Sendable {
    let kind: AppFindingKind
    let place: FilePlace
  }

  var key: Key { Key(kind: kind, place: place) }

  /// How far it can be relied on.
  package var standing: Standing {
    proof.map { VerdictStanding($0.grounds).weakest } ?? message?.standing ?? .assumption
  }

  /// The entry that says why.
  package var entry: EntryKey? {
    kind.rule.map { EntryKey.rule($0.rawValue) } ?? message.map { EntryKey.message($0.id) }
  }

  /// The entries of the reference that are about it: first that of its kind.
  package var entries: [EntryKey] { [.finding(kind.rawValue)] + (entry.map { [$0] } ?? []) }

  /// The order in which findings are told: by place, then by kind.
  package static func precedes(_ one: AppFinding, _ other: AppFinding) -> Bool {
    if one.place != other.place { return one.place < other.place }
    return one.kind.rawValue.precedes(other.kind.rawValue)
  }
}

extension AppFinding {
  /// What makes findings of one file the same cause: all that they say but for their places.
  private struct Cause: Hashable {
    let kind: AppFindingKind
    let subject: String
    let path: String
    let api: OrientationAPI?
    let versions: VersionRange
    let facts: [[String]]
    let message: String?
    let shownAt: [Placement]
    let acceptedBy: AcceptComment?
  }

  private var cause: Cause {
    Cause(
      kind: kind, subject: subject, path: place.path, api: api, versions: versions,
      facts: facts.map { [$0.key, $0.value] }, message: message?.id, shownAt: shownAt, acceptedBy: acceptedBy)
  }

  /// The findings, each cause once with all its places and edits.
  static func byCause(_ findings: [AppFinding]) -> [AppFinding] { withOneFix(samePlaces(findings)) }

  private static func samePlaces(_ findings: [AppFinding]) -> [AppFinding] {
    findings.grouped(by: \.cause).map { _, alike in
      var told = alike[0]
      told.otherPlaces += alike.dropFirst().map(\.place)
      told.edits = alike.flatMap(\.edits)
      return told
    }
  }

  /// The findings without those that the fix of another one fixes too: the call that has UIKit look at how the device is
  /// held, beside the code that sets this. A lock has a cause of its own.
  private static func withOneFix(_ findings: [AppFinding]) -> [AppFinding] {
    var told = findings
    for finding in findings where finding.api == .attemptRotationToDeviceOrientation {
      guard let index = told.firstIndex(where: { $0.sets(beside: finding) }),
        let own = told.firstIndex(where: { $0.key == finding.key })
      else { continue }
      told[index].edits += finding.edits
      told.remove(at: own)
    }
    return told
  }

  /// Whether it is about key-value coding in the code around all places of a call of the same type.
  private func sets(beside call: AppFinding) -> Bool {
    guard kind == .keyValueCodingOnlyLogs, place.path == call.place.path, acceptedBy == call.acceptedBy,
      subject == call.subject || subject == api?.rawValue && call.subject == call.api?.rawValue
    else { return false }
    let lines = ([place] + otherPlaces).compactMap(\.line)
    return ([call.place] + call.otherPlaces).compactMap(\.line).allSatisfy { line in
      lines.contains { abs($0 - line) <= 30 }
    }
  }
}
