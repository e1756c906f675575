import Testing

@testable import Diagnostics
@testable import ReferenceSite

@Suite struct CodeFenceInfoTests {
  @Test(arguments: [
    ("swift", "swift", nil, []), ("rust,ignore", "rust", nil, []), ("swift using: a.md", "swift", nil, []),
    ("swift title=\"A B.swift\" {3,5-7}", "swift", "A B.swift", [3...3, 5...7]),
    ("swift{1-2, 3} title=\"a,{9}\"", "swift", "a,{9}", [1...3]), ("swift {7,2-4,3}", "swift", nil, [2...4, 7...7]),
    ("py {.numbered} {x=1} key=value", "py", nil, []), ("{.swift}", "", nil, []),
  ])
  func `language, title and marked lines are read, and other words passed over`(
    info: String, word: String, title: String?, lines: [ClosedRange<Int>]
  ) {
    var faults: [CodeFault] = []
    let read = CodeFenceInfo(info, lineCount: 9) { faults.append($0) }
    #expect(read.word == word)
    #expect(read.title == title)
    #expect(read.markedLines == lines)
    #expect(faults == [])
  }

  @Test(arguments: [
    ("swift title=A.swift", CodeFault.title), ("swift title=\"", .title), ("swift title=\" \"", .title),
    ("swift {10}", .lineBeyondEnd(line: 10, count: 9)), ("swift {1-}", .lines("{1-}")),
    ("swift {3-2}", .lines("{3-2}")),
    ("swift {0}", .lines("{0}")), ("swift {1,,2}", .lines("{1,,2}")), ("swift {1", .lines("{1}")),
    ("swift {1-2-3}", .lines("{1-2-3}")), ("swift {99999999999999999999}", .lines("{99999999999999999999}")),
    ("swift tab=UIKit", .tab("tab=UIKit")), ("objc tab=SwiftUI", .tab("tab=SwiftUI")),
  ])
  func `what cannot be read is a fault`(info: String, fault: CodeFault) {
    var faults: [CodeFault] = []
    _ = CodeFenceInfo(info, lineCount: 9) { faults.append($0) }
    #expect(faults == [fault])
  }
}
