import Testing

@testable import ReferenceSite
@testable import SDKHeaders

@Suite struct HeaderValuesTests {
  @Test(arguments: [
    ("A", 0), ("A = -1", -1), ("A = 0x1F", 31), ("A = 017", 15), ("A = 12UL", 12), ("A = +3", 3), ("A = ~0", -1),
    ("A = (1 << 4)", 16), ("A = 1 | 2 | 4", 7), ("A = 1 << 2 | 1 << 3", 12), ("A = 6 & 3 ^ 1", 3), ("A = 1 + 2 * 3", 7),
    ("A = 10 - 3 - 2", 5), ("A = 256 >> 4 >> 2", 4), ("A = (NSUInteger)1 << 3", 8), ("A = (unsigned long)(2)", 2),
    ("A = ((1 | 2) << 1)", 6), ("A = -(1 + 1)", -2), ("A = 0xFFFFFFFFFFFFFFFF", -1), ("Z = 4, A", 5),
    ("Z = -1, Y, A", 1),
    ("Z = 3, A = Z", 3), ("Z = 3, Y, A = Y | 1 << Z", 12), ("A = Z, Z = 9", 9), ("A = Z, Y = 2, Z", 3),
  ])
  func aValueIsWhatCMakesOfIt(cases: String, expected: Int) throws {
    #expect(try Self.value(of: "A", in: "enum T { \(cases) };") == expected)
  }

  @Test func aValueMayNameTheCaseOfAnotherEnumeration() throws {
    let text = """
      typedef enum { L = R2, R = L2 } Interface;
      typedef NS_ENUM(NSInteger, Device) { U, P, L2 = 3, R2 };
      typedef NS_OPTIONS(NSUInteger, Mask) { ML = (1 << L), MR = (1 << R), M = (ML | MR) };
      """
    #expect(try Self.value(of: "L", in: text) == 4)
    #expect(try Self.value(of: "R", in: text) == 3)
    #expect(try Self.value(of: "M", in: text) == 24)
  }

  @Test(arguments: [
    ("A = Z", "names `Z` in its value, which no header here declares"), ("A = A", "has a value that rests on itself"),
    ("A = Z, Z = A", "has a value that rests on itself"), ("A = 1 << 64", "has a value that does not fit 64 bits"),
    ("A = 0x7FFFFFFFFFFFFFFF + 1", "has a value that does not fit 64 bits"),
    ("A = 1 << -1", "has a value that does not fit 64 bits"),
    ("Z = 0x7FFFFFFFFFFFFFFF, A", "has a value that does not fit 64 bits"),
  ])
  func whatHasNoValueIsAFault(cases: String, reason: String) {
    #expect(throws: HeaderFault(line: 1, reason: reason)) { try Self.value(of: "A", in: "enum T { \(cases) };") }
  }

  @Test func aLongChainEndsInAFaultAndNotInACrash() throws {
    let names = (0..<100_000).map { "C\($0)" }.joined(separator: ", ")
    #expect(throws: HeaderFault(line: 1, reason: "has a value that takes too many steps")) {
      try Self.value(of: "C99999", in: "enum T { \(names) };")
    }
    #expect(try Self.value(of: "C200", in: "enum T { \(names) };") == 200)
  }
}

extension HeaderValuesTests {
  private static func value(of name: String, in text: String) throws -> Int {
    let enumerations = HeaderParser.parse(Array(text.utf8)).enumerations
    var values = HeaderValues(enumerations)
    for (place, enumeration) in enumerations.enumerated() {
      #expect(enumeration.fault == nil)
      if let element = enumeration.cases.firstIndex(where: { $0.name == name }) {
        return try values.value(ofCase: element, in: place)
      }
    }
    throw HeaderFault(line: 0, reason: "is not there")
  }
}
