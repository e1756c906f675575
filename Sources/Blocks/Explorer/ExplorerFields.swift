import Explorer

/// The places of fields, as the form and its script name them: the letter of the record and that of the field.
enum ExplorerFields {
  static func place(_ field: StartField) -> String { "S" + letter(field.rawValue) }
  static func place(_ field: VariableField) -> String { "V" + letter(field.rawValue) }
  static func place(_ field: ControllerField) -> String { "C" + letter(field.rawValue) }
  static func place(_ field: EventField) -> String { "E" + letter(field.rawValue) }

  private static func letter(_ index: Int) -> String {
    String(decoding: [UInt8(ascii: "a") + UInt8(index)], as: UTF8.self)
  }
}
