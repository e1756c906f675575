/// Takes numbers from a row, one after the other.
struct NumberReader {
  private let numbers: [Int32]
  private var next = 0

  init(numbers: [Int32]) { self.numbers = numbers }

  /// The next record; what is missing stays 0.
  mutating func record<Field>() -> Record<Field> {
    var record = Record<Field>()
    for field in Field.allCases { record[field] = number() }
    return record
  }

  /// Records behind their count.
  mutating func records<Field>(atMost most: Int) -> [Record<Field>] {
    let count = min(max(number(), 0), most)
    var records: [Record<Field>] = []
    for _ in 0..<count where next < numbers.count { records.append(record()) }
    return records
  }

  private mutating func number() -> Int {
    guard next < numbers.count else { return 0 }
    defer { next += 1 }
    return Int(numbers[next])
  }
}
