import Testing

@testable import Basics
@testable import ReferenceSite

@Suite struct CommonStretchTests {
  /// A page whose navigation has a list of chapters, of which one is marked.
  private func page(_ number: Int, marked: Int, of chapters: Int) -> (bytes: [UInt8], stretch: Range<Int>) {
    let before = "<html>page \(number)"
    let navigation = (0..<chapters).map { "<li>\($0 == marked ? "here" : "chapter \($0)")</li>\n" }.joined()
    let start = before.utf8.count
    return (Array((before + navigation + "text of \(number)").utf8), start..<(start + navigation.utf8.count))
  }

  private func content(_ page: (bytes: [UInt8], stretch: Range<Int>), _ common: inout CommonStretch) -> FileContent {
    page.bytes.withUnsafeBufferPointer { common.content(of: $0, sharing: page.stretch) }
  }

  @Test("a page keeps its bytes, whatever it shares", arguments: [0, 1, 30, 100, 400])
  func aPageKeepsItsBytes(chapters: Int) {
    var common = CommonStretch()
    for number in 0..<60 {
      // Lists of other lengths come in between, and some whose marks are at either end.
      let count = number % 7 == 3 ? chapters / 2 : chapters
      let page = page(number, marked: number * 13 % (count + 1), of: count)
      let content = content(page, &common)
      #expect(content.bytes == page.bytes)
      #expect(content.count == page.bytes.count)
    }
  }

  @Test func aStretchThatIsTheSameIsInMemoryOnce() {
    var common = CommonStretch()
    let contents = (0..<50).map { content(page($0, marked: 40 + $0 % 20, of: 100), &common) }
    let own = contents.reduce(0) { $0 + $1.ownCount }
    #expect(own * 4 < contents.reduce(0) { $0 + $1.count })
  }

  @Test func aStretchOfOneByteOverAndOverIsCountedOnce() {
    var common = CommonStretch()
    for count in [3_000, 2_000, 2_999, 3_001, 5_900] {
      let bytes = [UInt8](repeating: 0x61, count: count + 8)
      #expect(content((bytes, 4..<(count + 4)), &common).bytes == bytes)
    }
  }
}
