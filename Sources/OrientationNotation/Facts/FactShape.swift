/// What a fact's value is in JSON.
enum FactShape: Sendable {
  case version
  case truth
  case orientation
  case list
  case mask
  case text
  case choice([String])

  /// The shape in the schema of a scenario, which defines the shapes that several facts have.
  var schema: String {
    switch self {
    case .version: Self.reference("version")
    case .truth: Self.reference("truth")
    case .orientation: Self.reference("orientation")
    case .list: Self.reference("list")
    case .mask: Self.reference("mask")
    case .text: #"{"type": ["string", "null"]}"#
    case .choice(let names): #"{"enum": [\#(names.map { #""\#($0)", "# }.joined())null]}"#
    }
  }

  private static func reference(_ name: String) -> String { ##"{"$ref": "#/$defs/\##(name)"}"## }
}
