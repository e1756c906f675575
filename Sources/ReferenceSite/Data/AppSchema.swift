import AppBook
import AppFacts
import Basics
import CData
import Orientation

/// The JSON Schemas of `app.json`, which `scan` writes, and of the `findings.json` beside it.
enum AppSchema {
  /// The schema's text, with the names that a scan can write.
  static var text: String {
    String(cString: data_app_schema)
      .replacing(#"["{{apis}}"]"#, with: list(OrientationAPI.self))
      .replacing(#"["{{frameworks}}"]"#, with: list(AppFramework.self))
      .replacing(#"["{{generators}}"]"#, with: list(AppTarget.Generator.self))
      .replacing(#"["{{keys}}"]"#, with: list(PropertyListDeclaration.Key.self))
      .replacing(#"["{{kinds}}"]"#, with: list(SourceType.Kind.self))
      .replacing(#"["{{languages}}"]"#, with: list(SourceLanguage.self))
      .replacing(#"["{{origins}}"]"#, with: list(PropertyListDeclaration.Origin.self))
      .replacing(#"["{{products}}"]"#, with: list(AppTarget.Product.self))
      .replacing(#"["{{readRoles}}"]"#, with: list(ReadPlace.Role.self))
      .replacing(#"["{{relations}}"]"#, with: list(Placement.Relation.self))
      .replacing(#"["{{roles}}"]"#, with: list(Occurrence.Role.self))
      .replacing(#"["{{styles}}"]"#, with: list(ModalPresentationStyle.allCases.map(\.swiftName)))
  }

  /// The text of the schema of `findings.json`, with the kinds of finding.
  static var findings: String {
    String(cString: data_findings_schema).replacing(#"["{{findings}}"]"#, with: list(AppFindingKind.self))
  }
}

extension AppSchema {
  /// The names of an enumeration's cases as a JSON array.
  private static func list<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String
  where Value.RawValue == String { list(Value.allCases.map(\.rawValue)) }

  private static func list(_ names: [String]) -> String {
    var json = JSONWriter()
    json.array { json in
      for name in names { json.string(name) }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
