import AppFacts
import Basics
import Orientation
import OrientationCatalog
import OrientationNotation

/// Something that a newer version of iOS does differently with an app.
package struct AppChange: Sendable {
  /// What changes, in the order in which it is told.
  package enum Kind: String, CaseIterable, Sendable {
    /// The app does not launch.
    case launch
    /// A screen decides differently.
    case screen
    /// What limited the interface no longer does.
    case lock
    /// A call that did something does nothing.
    case call
    /// The App Store refuses the upload.
    case upload
    /// Something else does harm that did none before.
    case finding
  }

  /// What the change is about.
  package enum Subject: Sendable {
    /// What screens allow, or how it ends, before and after.
    case step(old: String, new: String)
    /// An answer, as scenarios call it, with its value: `app delegate`, `portrait`.
    case lock(name: String, value: String)
    /// A call, by its name.
    case call(String)
    /// A finding, by its kind and what it is about.
    case finding(AppFindingKind, String)
    /// The same finding in several places.
    case findings(AppFindingKind)
    /// A target without a launch screen.
    case launchScreen(String)
  }

  package let kind: Kind
  package var subject: Subject
  /// With which builds the change comes.
  package var builds: [AppBuild]
  /// The devices that have it; empty where it does not depend on them.
  package var devices: [AppDevice] = []
  /// The screens that have it, by name; an empty name is that of all others.
  package var screens: [String] = []
  package var places: [FilePlace] = []
  /// The first version on which it happens; for a build with the new SDK the first SDK, too.
  package let since: OSVersion
  /// What happened and what happens; nil where a situation of the newer version, or a message, says it.
  package var proof: AppChangeProof?
  /// The situation in which a finding shows.
  package var situation: Resolution?
  /// The rule or message that says why, where no timeline does.
  package var entry: EntryKey?
  /// How far it can be relied on.
  package let standing: Standing
  /// The code that fixes it, in each language of its places; of what is played the proof has it.
  package var code: [CodeSample] = []
  /// The edits of single lines that are certain.
  package var edits: [SourceEdit] = []
}

extension AppChange {
  /// The situation as a text that claims how it ends.
  package var situationText: String? {
    situation.map { $0.scenario.text + "\n=> " + $0.decision.outcome.claim }
  }

  /// From when on every upload has it, where it comes with the new SDK alone.
  package var requirement: UploadRequirement? {
    builds.contains(.sameSDK) ? nil : UploadRequirement.forcing(since)
  }
}
