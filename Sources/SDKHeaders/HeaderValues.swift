/// Works out the values of cases, which may name cases of any enumeration in any of the headers.
struct HeaderValues {
  /// A case by its place.
  private struct Place: Hashable {
    let enumeration: Int
    let element: Int
  }

  /// More steps than a value of UIKit takes; the limit keeps a hostile header from using up the stack.
  private static let mostSteps = 300

  private let enumerations: [HeaderEnumeration]
  private let places: [String: Place]
  private var known: [Place: Int] = [:]
  /// The cases that are being worked out, and the expressions in them.
  private var chain: Set<Place> = []
  private var nesting = 0

  init(_ enumerations: [HeaderEnumeration]) {
    self.enumerations = enumerations
    var places: [String: Place] = [:]
    for (number, enumeration) in enumerations.enumerated() {
      for (element, declared) in enumeration.cases.enumerated() where places[declared.name] == nil {
        places[declared.name] = Place(enumeration: number, element: element)
      }
    }
    self.places = places
  }

  /// The value of a case, given by the place of its enumeration and its own in it.
  mutating func value(ofCase element: Int, in enumeration: Int) throws(HeaderFault) -> Int {
    try value(at: Place(enumeration: enumeration, element: element))
  }
}

extension HeaderValues {
  private mutating func value(at place: Place) throws(HeaderFault) -> Int {
    if let value = known[place] { return value }
    let declared = enumerations[place.enumeration].cases[place.element]
    guard chain.insert(place).inserted else {
      throw HeaderFault(line: declared.line, reason: "has a value that rests on itself")
    }
    defer { chain.remove(place) }
    guard chain.count + nesting <= Self.mostSteps else {
      throw HeaderFault(line: declared.line, reason: "has a value that takes too many steps")
    }
    let value: Int
    switch declared.value {
    case .zero: value = 0
    case .after(let element):
      let before = try self.value(at: Place(enumeration: place.enumeration, element: element))
      value = try checked(HeaderExpression.Operation.plus(before, 1), for: declared)
    case .written(let expression): value = try self.value(of: expression, for: declared)
    }
    known[place] = value
    return value
  }

  private mutating func value(of expression: HeaderExpression, for declared: HeaderCase) throws(HeaderFault) -> Int {
    nesting += 1
    defer { nesting -= 1 }
    switch expression {
    case .number(let number): return number
    case .name(let name):
      guard let place = places[name] else {
        throw HeaderFault(line: declared.line, reason: "names `\(name)` in its value, which no header here declares")
      }
      return try value(at: place)
    case .negative(let operand):
      return try checked(HeaderExpression.Operation.minus(0, try value(of: operand, for: declared)), for: declared)
    case .complement(let operand): return ~(try value(of: operand, for: declared))
    case .binary(let operation, let left, let right):
      let leftValue = try value(of: left, for: declared)
      return try checked(operation(leftValue, try value(of: right, for: declared)), for: declared)
    }
  }

  private func checked(_ value: Int?, for declared: HeaderCase) throws(HeaderFault) -> Int {
    guard let value else { throw HeaderFault(line: declared.line, reason: "has a value that does not fit 64 bits") }
    return value
  }
}
