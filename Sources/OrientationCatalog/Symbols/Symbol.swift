import Orientation

/// A symbol of UIKit or of another framework, or a key of Info.plist, that has to do with orientation.
public struct Symbol: Sendable, Hashable {
  /// What a symbol is.
  public enum Kind: CaseIterable, Sendable {
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
  public enum Evidence: Sendable, Hashable {
    /// A header of UIKit, by name, in the iOS 16.5 SDK.
    case header(String)
    /// A page of documentation, by its address without the scheme.
    case documentation(String)
  }

  /// The name in Swift, with its type in front: `UIViewController.shouldAutorotate`.
  public let swift: String
  /// The name in Objective-C: `-[UIViewController shouldAutorotate]`; where there is none, that in Swift.
  public let objectiveC: String
  /// Whether Objective-C has no such symbol.
  public let isSwiftOnly: Bool
  public let kind: Kind
  /// On iOS and iPadOS.
  public let availability: Availability
  public let evidence: Evidence
  /// On Mac Catalyst; nil where no page of Apple's lists it there.
  public let macCatalyst: Availability?
  /// On visionOS, in versions of its own; nil where no page of Apple's lists it there.
  public let visionOS: Availability?
  /// What the reference says of it.
  public let entry: SymbolEntry

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
