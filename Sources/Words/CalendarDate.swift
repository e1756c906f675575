/// A day of the calendar, as `2026-11-22` names it.
package struct CalendarDate: Sendable, Equatable {
  let year: Int
  let month: Int
  let day: Int

  /// Reads a date; nil where the calendar has no such day.
  package init?(_ text: String) {
    let numbers = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard numbers.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || Self.isDigit($0) })
    else { return nil }
    let (year, month, day) = (Self.number(numbers[0]), Self.number(numbers[1]), Self.number(numbers[2]))
    guard (1...12).contains(month), (1...Self.length(ofMonth: month, in: year)).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }
}

extension CalendarDate {
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func number(_ digits: Substring.UTF8View) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
