import SourceSyntax

/// What the same code can be written in, side by side. Readers choose one for all pages.
package enum CodeVariant: Sendable {
  case swift
  case objectiveC
  case swiftUI

  /// What the code of a fence is written in, or nil where readers have no choice.
  package init?(fenceWord: String, isSwiftUI: Bool = false) {
    switch CodeLanguage(fenceWord: fenceWord) {
    case .swift: self = isSwiftUI ? .swiftUI : .swift
    case .objectiveC: self = .objectiveC
    case .propertyList, .xml, .html, .shell, .json, .yaml, nil: return nil
    }
  }

  /// The class of a block that is shown to those who have chosen the variant.
  var className: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objc"
    case .swiftUI: "swiftui"
    }
  }

  /// The choices of readers for which this variant is shown: its own, and for Swift those that the group lacks.
  package func choices(among variants: [CodeVariant]) -> [CodeVariant] {
    guard variants.count > 1 else { return [] }
    return self == .swift ? [.swift, .objectiveC, .swiftUI].filter { $0 == self || !variants.contains($0) } : [self]
  }
}
