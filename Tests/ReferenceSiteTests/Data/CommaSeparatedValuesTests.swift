import Basics
import Testing

@Suite("Comma-separated values")
struct CommaSeparatedValuesTests {
  @Test(arguments: [
    [""], ["a"], ["a", "", "b"], ["a, b", "c"], ["\""], ["say \"yes\", \"no\"", "\"\"", ","], ["é", "–"],
  ])
  func aRecordThatIsWrittenIsRead(fields: [String]) {
    var bytes: [UInt8] = []
    CommaSeparatedValues.write(fields.map { $0[...] }, into: &bytes)
    #expect(CommaSeparatedValues.fields(String(decoding: bytes, as: UTF8.self).dropLast()) == fields)
  }
}
