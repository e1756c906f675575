import Testing

@testable import Basics

struct JSONWriterTests {
  @Test func commasStandBetweenWhateverIsWritten() {
    let text = written { json in
      json.object { json in
        json.key("a")
        json.array { json in
          json.number(0)
          json.encoded(Array("[1]".utf8))
          json.string("b")
          json.null()
        }
        json.key(literal: "c")
        json.bool(false)
        json.key(literal: "d")
        json.object { _ in }
      }
      json.endLine()
    }
    #expect(text == #"{"a":[0,[1],"b",null],"c":false,"d":{}}"# + "\n")
  }

  @Test func numbersAreWholeWhateverTheirSize() {
    for number in [0, 9, 10, 99, 100, -1, -10, .max, .min] {
      #expect(written { $0.number(number) } == String(number))
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(capacity: 1)
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
