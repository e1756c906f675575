import Orientation

// The names of the resolver's own types, in the spellings of both languages.

extension DeviceOrientation {
  package var name: SymbolName { SymbolName(swift: swiftName, objectiveC: objectiveCName) }
}

extension InterfaceOrientation {
  package var name: SymbolName { SymbolName(swift: swiftName, objectiveC: objectiveCName) }

  /// The letter by which tables and pictures abbreviate the orientation.
  package var letter: String {
    switch self {
    case .portrait: "P"
    case .landscapeLeft: "L"
    case .landscapeRight: "R"
    case .portraitUpsideDown: "U"
    case .unknown: "?"
    }
  }

  /// The name without the type that Objective-C has in front of it, for places that are too small for it.
  package func shortName(in language: NameLanguage) -> String {
    switch language {
    case .swift: swiftName
    case .objectiveC: String(objectiveCName.dropFirst("UIInterfaceOrientation".count))
    }
  }
}

extension ModalPresentationStyle {
  package var name: SymbolName {
    SymbolName(swift: swiftName, objectiveC: SymbolName(of: "UIModalPresentationStyle." + swiftName).objectiveC)
  }
}
