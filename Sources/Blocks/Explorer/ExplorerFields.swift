import Explorer

/// The places of fields, as the form and its script name them: the letter of the record and that of the field.
enum ExplorerFields {
  static func place(_ field: StartField) -> String { "S" + StateCode.letters(ofField: field.rawValue) }
  static func place(_ field: VariableField) -> String { "V" + StateCode.letters(ofField: field.rawValue) }
  static func place(_ field: ControllerField) -> String { "C" + StateCode.letters(ofField: field.rawValue) }
  static func place(_ field: EventField) -> String { "E" + StateCode.letters(ofField: field.rawValue) }
}
