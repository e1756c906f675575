/// Gives each new value the next number, and finds the value of a number again.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: UInt32] = [:]

  /// The number of a value, and whether it is new.
  mutating func number(of value: Value) -> (number: UInt32, isNew: Bool) {
    if let number = numbers[value] { return (number, false) }
    let number = UInt32(values.count)
    numbers[value] = number
    values.append(value)
    return (number, true)
  }

  subscript(number: UInt32) -> Value { values[Int(number)] }
}
