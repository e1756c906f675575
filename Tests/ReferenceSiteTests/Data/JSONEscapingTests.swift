import Testing

@testable import Basics

struct JSONEscapingTests {
  @Test func whatHasToBeEscapedIsFoundWhereverItStands() {
    var wrong: [String] = []
    for byte in UInt8.min...UInt8.max {
      let isSpecial = byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      for length in [1, 7, 8, 9, 17] {
        for place in 0..<length {
          var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
          text[place] = byte
          let found = text.withUnsafeBufferPointer { JSONEscaping.firstSpecial(in: $0, from: 0) }
          if found != (isSpecial ? place : length) { wrong.append("\(byte) at \(place) of \(length)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func whatIsEscapedIsASCIIThatHasOneMeaning() {
    #expect(escaped("\"") == "\\\"")
    #expect(escaped("\\") == "\\\\")
    #expect(escaped("\n") == "\\n")
    #expect(escaped("\u{0}") == "\\u0000")
    #expect(escaped("\u{1F}") == "\\u001f")
    #expect(escaped("\u{7F}") == "\\u007f")
  }

  private func escaped(_ character: Unicode.Scalar) -> String {
    String(decoding: JSONEscaping.escaped(UInt8(ascii: character)), as: UTF8.self)
  }
}
