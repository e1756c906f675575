import Orientation
import OrientationCatalog

/// The kinds of block that a page can ask for, by the word behind `orientation`.
enum BlockKind: String, CaseIterable {
  case enumeration = "enum"
  case mapping
  case angles
  case predicates
  case confusions
  case presentationStyles = "presentation-styles"
  case informationPropertyListKeys = "plist-keys"
  case layers
  case rules
  case rule
  case ruleUses = "rule-uses"
  case matrix
  case matrices
  case availability
  case errors
  case error
  case sources
  case versions
  case changes
  case outcomes
  case widths
  case facts
  case diagnostics
  case commands
  case command
  case exitStatuses = "exit-statuses"
  case explorer
  case picture
  case layerList = "layer-list"
  case changeList = "change-list"
  case app
  case controllers
  case controller
  case appMatrix = "app-matrix"
  case findings
  case screens
  case scenario
  case timeline
}

extension BlockKind {
  /// What the word behind the kind names, or nil for a kind that stands alone.
  var argument: String? {
    switch self {
    case .enumeration: "enumeration"
    case .rule, .ruleUses: "rule"
    case .matrix: "matrix"
    case .error: "message"
    case .changes: "version gate"
    case .controller: "controller"
    case .command: "command"
    case .picture: "picture"
    case .mapping, .angles, .predicates, .confusions, .presentationStyles, .informationPropertyListKeys, .layers,
      .rules, .matrices, .availability, .errors, .sources, .versions, .outcomes, .widths, .facts, .diagnostics,
      .commands, .exitStatuses, .explorer, .layerList, .changeList, .app, .controllers, .appMatrix, .findings, .screens,
      .scenario, .timeline:
      nil
    }
  }

  /// The names that the catalog has for the argument.
  var names: [String] {
    switch self {
    case .enumeration: Catalog.enumerations.map(\.swift)
    case .rule, .ruleUses: Rule.allCases.map(\.rawValue)
    case .matrix: MatrixKind.allCases.map(\.rawValue)
    case .error: Message.allCases.map(\.rawValue)
    case .changes: VersionGate.allCases.dropFirst().map(\.versions.first.text)
    case .controller, .command: []
    case .picture: PictureKind.allCases.filter { !$0.hasBody && !$0.takesMask }.map(\.rawValue)
    case .mapping, .angles, .predicates, .confusions, .presentationStyles, .informationPropertyListKeys, .layers,
      .rules, .matrices, .availability, .errors, .sources, .versions, .outcomes, .widths, .facts, .diagnostics,
      .commands, .exitStatuses, .explorer, .layerList, .changeList, .app, .controllers, .appMatrix, .findings, .screens,
      .scenario, .timeline:
      []
    }
  }
}

extension BlockKind {
  /// Whether the fence has a text of its own.
  var hasBody: Bool { self == .scenario || self == .timeline || self == .screens }

  /// Whether the block speaks of the app that the book documents.
  var needsApp: Bool {
    switch self {
    case .app, .controllers, .controller, .appMatrix, .findings, .screens: true
    case .enumeration, .mapping, .angles, .predicates, .confusions, .presentationStyles,
      .informationPropertyListKeys, .layers, .rules, .rule, .ruleUses, .matrix, .matrices, .availability, .errors,
      .error, .sources, .versions, .changes, .outcomes, .widths, .facts, .diagnostics, .commands, .command,
      .exitStatuses, .explorer, .picture, .layerList, .changeList, .scenario, .timeline:
      false
    }
  }
}
