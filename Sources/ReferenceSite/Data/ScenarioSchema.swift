import CData
import Orientation

/// The JSON Schema of a scenario as `explain --jsonl` reads it.
enum ScenarioSchema {
  /// The schema's text, with the versions that the resolver knows.
  static var text: String {
    String(cString: data_scenario_schema)
      .replacing("{{oldest}}", with: OSVersion.oldest.text)
      .replacing("{{newest}}", with: OSVersion.newest.text)
  }
}
