import Basics
import Testing

@testable import Basics

struct JSONParserTests {
  @Test func valuesKeepTheirOrderAndTheirSpelling() throws {
    let value = try parse(#" { "b" : [ 1 , -0.50e+3 , true , false , null ] , "a" : { } , "c" : [ ] } "#)
    #expect(
      value
        == .object([
          .init(key: "b", value: .array([.number("1"), .number("-0.50e+3"), .bool(true), .bool(false), .null])),
          .init(key: "a", value: .object([])),
          .init(key: "c", value: .array([])),
        ]))
  }

  @Test func escapesMeanWhatTheStandardSays() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀é"))
    #expect(try parse(#""\u0000""#) == .string("\0"))
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{a:1}", "{1:1}",
    #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#, "01", "1.", ".5", "+1", "-", "1e", "1e+", "NaN", "Infinity", "tru", "truex",
    "'a'", #"""#, #""\"#, #""\x""#, #""\u12""#, #""\u12G4""#, #""\ud800""#, #""\ud800x""#, #""\ud800\n""#,
    #""\ud800\ud800""#, #""\udc00""#, "\"\u{1}\"", "\"\n\"", "1 2", "{} {}", "// x\n1", "\u{FEFF}1", "\0",
  ])
  func whatIsNotJSONIsAnError(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test(arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF]] as [[UInt8]])
  func bytesThatAreNotUTF8AreAnError(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONParser.parse(bytes[...]) }
  }

  @Test func nestingHasALimitAndNoDepthOverflowsTheStack() throws {
    let deepest = JSONParser.deepestNesting
    _ = try parse(String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest))
    for text in ["[", #"{"a":"#, "[[{\"a\":"] {
      #expect(throws: JSONError.self) { try parse(String(repeating: text, count: 1_000_000)) }
    }
  }

  @Test func aNumberIsNeverRoundedAndNeverEndless() throws {
    #expect(try parse("1e999") == .number("1e999"))
    #expect(try parse("123456789012345678901234567890") == .number("123456789012345678901234567890"))
    #expect(throws: JSONError(column: 1, message: "the number has more than 40 characters")) {
      try parse(String(repeating: "9", count: 1_000_000))
    }
  }

  @Test func anErrorTellsItsPlace() {
    #expect(throws: JSONError(column: 6, message: "no value starts here")) { try parse(#"{"a":x}"#) }
    #expect(throws: JSONError(column: 8, message: "the key stands twice in the object")) {
      try parse(#"{"a":1,"a":2}"#)
    }
  }

  @Test func whatTheWriterWritesTheParserReads() throws {
    let text = "\"\\/\u{0}\u{1F}\u{7F}\n\r\té😀\u{2028}"
    var json = JSONWriter()
    json.object { json in
      json.key(text)
      json.array { json in
        json.string(text)
        json.number(-5)
        json.bool(true)
        json.null()
        json.object { _ in }
      }
      json.key("b")
      json.number(1)
    }
    let expected: JSONValue = .object([
      .init(key: text, value: .array([.string(text), .number("-5"), .bool(true), .null, .object([])])),
      .init(key: "b", value: .number("1")),
    ])
    #expect(try JSONParser.parse(json.bytes[...]) == expected)
  }

  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)[...]) }
}
