/// Writes the terms of an index and their places as texts that are small and that a script reads fast.
///
/// A term is a digit for how many UTF-16 units it shares with the term before, the rest of it, and a space. Its places are numbers
/// of base 32 with a digit of base 64 each (the sixth bit says that more follow): for every place, how many pages it is behind the one before,
/// and how many sections behind the one before on its page: twice that in prose, else six times that, one for each field but prose, and the field,
/// twice, and 1. A term whose places are not all there begins with `!` and the number of its pages.
package struct PostingCode {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The terms, each with a space behind it.
  package private(set) var terms: [UInt8] = []
  /// The places of each term, with a space behind them.
  package private(set) var places: [UInt8] = []
  private var previous: ArraySlice<UInt8> = []

  /// How many bytes have been written.
  package var count: Int { terms.count + places.count }

  /// Writes the next term, in the order of their bytes.
  ///
  /// - Parameter code: its places, as ``code(_:pageCount:)`` gives them.
  package mutating func add(_ term: ArraySlice<UInt8>, _ code: some Sequence<UInt8>) {
    var shared = zip(previous, term).prefix { $0 == $1 }.count
    // Not in the middle of a character.
    while shared > 0, shared < term.count, term[term.startIndex + shared] & 0xC0 == 0x80 { shared -= 1 }
    var units = Self.units(of: term.prefix(shared))
    if units > 63 { (shared, units) = (0, 0) }
    terms.append(Self.digits[units])
    terms.append(contentsOf: term.dropFirst(shared))
    terms.append(UInt8(ascii: " "))
    places.append(contentsOf: code)
    places.append(UInt8(ascii: " "))
    previous = term
  }

  /// The code of some places, in the order of their pages.
  ///
  /// - Parameter pageCount: on how many pages the term stands, where the places are not all of them.
  package static func code(_ places: some Sequence<SearchIndex.Place>, pageCount: Int?) -> [UInt8] {
    var code: [UInt8] = []
    if let pageCount {
      code.append(UInt8(ascii: "!"))
      write(pageCount, to: &code)
    }
    var (page, section) = (0, 0)
    for place in places.sorted(by: { ($0.page, $0.section) < ($1.page, $1.section) }) {
      let pages = Int(place.page) - page
      write(pages, to: &code)
      if pages > 0 { section = 0 }
      let (field, ahead) = (Int(place.field.rawValue), place.section - section)
      write(field == 0 ? ahead * 2 : (ahead * (SearchField.allCases.count - 1) + field) * 2 + 1, to: &code)
      (page, section) = (Int(place.page), place.section)
    }
    return code
  }
}

extension PostingCode {
  private static func write(_ number: Int, to code: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      code.append(digits[rest & 31 | 32])
      rest >>= 5
    }
    code.append(digits[rest])
  }

  /// How many units of UTF-16 a text of UTF-8 has.
  private static func units(of text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
