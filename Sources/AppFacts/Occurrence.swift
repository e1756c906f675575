import Orientation

/// One place where code implements, calls or reads an orientation API.
package struct Occurrence: Sendable, Hashable {
  /// What the code does with the API there.
  package enum Role: String, Sendable, CaseIterable {
    /// It overrides or implements a method or property.
    case implementation
    /// It calls a method, or reads or sets a property.
    case use
    /// It replaces an implementation at run time (swizzling).
    case replacement
  }

  package var api: OrientationAPI
  package var role: Role
  package var language: SourceLanguage
  /// The type in which it stands, with those around it, such as `Player.Controls`; nil outside of all types.
  package var type: String?
  /// Whether the type's part is an extension or a category, rather than its declaration.
  package var isInExtension: Bool
  /// The conditions of the `#if` blocks around it, from the outermost, as written; `#else` is `!(…)`.
  package var conditions: [String]
  /// The versions on which the code can run, as `#available` and `@available` around it, or around all callers of its
  /// function, say; nil where none does.
  package var versions: VersionRange?
  /// When a call that has UIKit read the masks again is made each time, on the versions above and whatever the code's own
  /// conditions say; nil where that is not certain.
  package var moment: AppearanceMoment?
  /// Where the name of the API stands.
  package var place: FilePlace
  /// What an implementation answers, or what a use passes on or is compared with; nil where the use has nothing to show.
  package var value: SourceValue?
  /// What was read on the way to the value, in the order of reading: helpers, constants, variables and who writes them.
  package var readAt: [ReadPlace]
  /// The names of the targets that the file belongs to, sorted; empty for a file of no target that was read.
  package var targets: [String]

  package init(
    api: OrientationAPI, role: Role, language: SourceLanguage, type: String?, isInExtension: Bool = false,
    conditions: [String] = [], versions: VersionRange? = nil, moment: AppearanceMoment? = nil, place: FilePlace,
    value: SourceValue? = nil,
    readAt: [ReadPlace] = [], targets: [String] = []
  ) {
    self.api = api
    self.role = role
    self.language = language
    self.type = type
    self.isInExtension = isInExtension
    self.conditions = conditions
    self.versions = versions
    self.moment = moment
    self.place = place
    self.value = value
    self.readAt = readAt
    self.targets = targets
  }
}
