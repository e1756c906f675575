import CData
import Orientation
import OrientationNotation

/// The JSON Schema of a scenario as `explain --jsonl` reads it.
enum ScenarioSchema {
  /// The schema's text, with the versions that the resolver knows and the facts that the parser reads.
  static var text: String {
    String(cString: data_scenario_schema)
      .replacing("{{oldest}}", with: OSVersion.oldest.description)
      .replacing("{{newest}}", with: OSVersion.last.description)
      .replacing("\"{{facts before root}}\": true", with: properties { $0.rawValue < FactKind.root.rawValue })
      .replacing("\"{{facts after root}}\": true", with: properties { $0.rawValue > FactKind.root.rawValue })
  }

  /// The properties of facts, but of `iOS`, which says more.
  private static func properties(where isWanted: (FactKind) -> Bool) -> String {
    FactKind.allCases.filter { $0 != .iOS && isWanted($0) }.compactMap(\.schemaProperty).joined(separator: ",\n    ")
  }
}
