import Orientation

/// A symbol of UIKit or of another framework, or a key of Info.plist, that has to do with orientation.
package struct Symbol: Sendable, Hashable {
  /// What a symbol is.
  package enum Kind: CaseIterable, Sendable {
    case type
    case enumeration
    case `protocol`
    case property
    case method
    case classMethod
    case delegateMethod
    case function
    case notification
    case constant
    case enumerationCase
    case informationPropertyListKey
  }

  /// What says since when the symbol has been there.
  package enum Evidence: Sendable, Hashable {
    /// A header of UIKit, by name, in the iOS 16.5 SDK.
    case header(String)
    /// A page of documentation, by its address without the scheme.
    case documentation(String)
  }

  /// The name in Swift, with its type in front: `UIViewController.shouldAutorotate`.
  package let swift: String
  /// The name in Objective-C: `-[UIViewController shouldAutorotate]`; where there is none, that in Swift.
  package let objectiveC: String
  /// Whether Objective-C has no such symbol.
  package let isSwiftOnly: Bool
  package let kind: Kind
  /// On iOS and iPadOS.
  package let availability: Availability
  package let evidence: Evidence
  /// On Mac Catalyst; nil where no page of Apple's lists it there.
  package let macCatalyst: Availability?
  /// On visionOS, in versions of its own; nil where no page of Apple's lists it there.
  package let visionOS: Availability?
  /// What the reference says of it.
  package let entry: SymbolEntry

  init(
    _ swift: String, _ objectiveC: String?, _ kind: Kind, _ availability: Availability, _ evidence: Evidence,
    macCatalyst: Availability? = nil, visionOS: Availability? = nil, _ entry: SymbolEntry
  ) {
    self.swift = swift
    self.objectiveC = objectiveC ?? swift
    isSwiftOnly = objectiveC == nil
    self.kind = kind
    self.availability = availability
    self.evidence = evidence
    self.macCatalyst = macCatalyst
    self.visionOS = visionOS
    self.entry = if case .documentation(let page) = evidence { entry.with(page: page) } else { entry }
  }
}
