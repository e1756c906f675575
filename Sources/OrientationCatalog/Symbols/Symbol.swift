import Orientation

/// A symbol of UIKit, or a key of Info.plist, that has to do with orientation.
public struct Symbol: Sendable, Hashable {
  /// What a symbol is.
  public enum Kind: CaseIterable, Sendable {
    case type
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
  /// The name in Objective-C: `-[UIViewController shouldAutorotate]`.
  public let objectiveC: String
  public let kind: Kind
  public let availability: Availability
  public let evidence: Evidence

  init(_ swift: String, _ objectiveC: String, _ kind: Kind, _ availability: Availability, _ evidence: Evidence) {
    self.swift = swift
    self.objectiveC = objectiveC
    self.kind = kind
    self.availability = availability
    self.evidence = evidence
  }
}
