/// A list of numbers, one for each case of an enumeration of fields; 0 where nothing was stated.
package struct Record<Field: CaseIterable & RawRepresentable & Sendable>: Sendable, Equatable
where Field.RawValue == Int {
  package private(set) var numbers: [Int]

  package init() { numbers = Array(repeating: 0, count: Field.allCases.count) }

  package subscript(field: Field) -> Int {
    get { numbers[field.rawValue] }
    set { numbers[field.rawValue] = newValue }
  }
}
