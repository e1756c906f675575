import Basics
import Orientation

extension Resolution: Encodable {
  /// Encodes the answer as `orientation-docs explain --json` writes it.
  ///
  /// There is no way back: what is relied on is worked out anew, by resolving the scenario.
  public func encode(to encoder: any Encoder) throws {
    var json = JSONWriter()
    ScenarioAnswer(claim: ParsedClaim(scenario), resolution: self).write(into: &json)
    // From what is written, so that there is one form of an answer.
    try JSONParser.parse(json.bytes[...]).encode(to: encoder)
  }
}
