/// A case, or an option, of an enumeration.
package struct EnumerationCase: Sendable, Hashable {
  /// What addresses call it: the name in Swift, or the name that it would have.
  package let id: String
  /// How it is written in Swift: `landscapeLeft`; the empty set is `[]`, since Swift imports no member for it.
  package let swift: String
  /// The name in Objective-C: `UIInterfaceOrientationLandscapeLeft`.
  package let objectiveC: String
  package let rawValue: Int
  /// How the header writes the value: `1 << UIInterfaceOrientationPortrait`; nil where it is a plain number.
  package let definition: String?
  package let availability: Availability

  init(
    id: String? = nil, swift: String, objectiveC: String, rawValue: Int, definition: String?,
    availability: Availability
  ) {
    self.id = id ?? swift
    self.swift = swift
    self.objectiveC = objectiveC
    self.rawValue = rawValue
    self.definition = definition
    self.availability = availability
  }
}
