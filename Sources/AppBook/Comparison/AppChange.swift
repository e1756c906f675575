import AppFacts
import Orientation
import OrientationCatalog

/// Something that a newer version of iOS does differently with an app.
package struct AppChange: Sendable {
  /// What changes, in the order in which it is told.
  package enum Kind: String, CaseIterable, Sendable {
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
    /// A finding that says it all.
    case finding(AppFindingKind, String)
    /// An upload without something, by the message of the App Store or of the system.
    case message(MessageRecord, target: String)
  }

  package let kind: Kind
  package let subject: Subject
  /// With which builds the change comes.
  package var builds: [AppBuild]
  /// The devices that have it; empty where it does not depend on them.
  package var devices: [AppDevice] = []
  /// The screens that have it, by name; an empty name is that of all others.
  package var screens: [String] = []
  package var places: [FilePlace] = []
  /// The first version on which it happens; for a build with the new SDK the first SDK, too.
  package let since: OSVersion
  /// What happened and what happens; nil where a message says it.
  package var proof: AppChangeProof?
  /// How far it can be relied on.
  package let standing: Standing
  /// The finding's code, or what else fixes it; what the proof's repair says comes first.
  package var code: FindingCode?
  /// The edits of single lines that are certain.
  package var edits: [SourceEdit] = []
}

extension AppChange {
  /// From when on every upload has it, where it comes with the new SDK alone.
  package var requirement: UploadRequirement? {
    builds.contains(.sameSDK) ? nil : UploadRequirement.forcing(since)
  }
}
